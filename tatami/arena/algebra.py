"""The one piece of linear algebra in the house: numpy would be a dependency for ten lines."""

from __future__ import annotations

Matrix = list[list[float]]


def solved(matrix: Matrix, wanted: Matrix) -> Matrix:
    """``x`` of ``matrix x = wanted`` by elimination.

    The matrix is positive definite, symmetric or not, so no rows are exchanged.
    """
    rows = [[*left, *right] for left, right in zip(matrix, wanted, strict=True)]
    for place, row in enumerate(rows):
        pivot = row[place]
        row[:] = [value / pivot for value in row]
        for other in rows:
            if other is not row and (times := other[place]):
                other[:] = [value - times * mine for value, mine in zip(other, row, strict=True)]
    return [row[len(matrix) :] for row in rows]
