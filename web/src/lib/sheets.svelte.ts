/** The sheets that can be laid over a table: whoever has a button for one opens it here. */
class Sheets {
  settings = $state(false);
  legend = $state(false);
}
export const sheets = new Sheets();
