/** Tooltips of Bora Bora: every component in words, with the mark of what is reconstructed. */
import { t } from '../../lib/text.svelte';
import type { Tip } from '../../lib/tip.svelte';
import { reconstructed, type Content, type PathFacts } from './content';
import { colour, sexOf } from './model';
import { steps } from './needs';
import type { ActionTile, BoraTable, God, Progress, Region } from './types';
import { first, list, regionName } from './words';

export function regionTip(tbl: BoraTable, c: Content, region: Region): Tip {
  const facts = c.regions.get(region.id);
  const aside = region.huts.filter((s) => s !== region.space).map((s) => t('colour', { colour: colour(tbl, s) }));
  return {
    title: first(regionName(region.id)),
    lines: [
      t('tip-region-gives', { resource: facts?.resource ?? 'offering' }),
      t('tip-region-space', { colour: region.space === null ? 'none' : colour(tbl, region.space) }),
      ...(aside.length > 0 ? [t('tip-region-aside', { who: list(aside) })] : []),
      fishTitle(c, region.fish),
    ],
    reconstructed: reconstructed(facts),
  };
}
export function fishTitle(c: Content, id: string): string {
  const fish = c.fish.get(id);
  return t('fish-tile', { species: fish?.species ?? '', value: fish?.value ?? 0 });
}
export function fishTip(c: Content, id: string): Tip {
  return { title: fishTitle(c, id), lines: [t('tip-fish')], reconstructed: reconstructed(c.fish.get(id)) };
}
export function pathTip(path: PathFacts): Tip {
  return {
    title: t('path', { kind: path.kind, value: path.value }),
    lines: [t('path-ends', { a: regionName(path.a), b: regionName(path.b) }), t('tip-path', { kind: path.kind, value: path.value })],
    reconstructed: reconstructed(path),
  };
}
export function actionTip(tile: ActionTile): Tip {
  const lines = tile.actions.map((a) => t(`tip-action-${a}`));
  if (tile.actions.length > 1) lines.push(t('tip-combined'));
  if (tile.id !== 'fishing') lines.push(t('tip-lower', { below: tile.below ?? 'any' }));
  if (tile.dice.length > 0) lines.push(t('dice-here', { dice: tile.dice.map((d) => d.value).join(' ') }));
  return { title: t('dice-tile', { tile: tile.id.replace('_', '-') }), lines };
}
export function personTip(c: Content, id: string, more: string[] = []): Tip {
  const facts = c.people.get(id);
  const type = facts?.type ?? '';
  const sex = sexOf(id);
  const [one = 0, two = 0, three = 0] = c.types.get(type)?.strength ?? [];
  return {
    title: t('person-title', { sex, type }),
    lines: [t('person-does', { type, one, two, three }), t('person-left', { sex, n: facts?.left ?? 0 }), ...more],
    reconstructed: reconstructed(facts),
  };
}
export function taskTip(c: Content, id: string, progress: Progress | null = null): Tip {
  const facts = c.tasks.get(id);
  return {
    title: t('task-title', { task: id }),
    lines: [
      t('tip-task'),
      t('tip-task-minimum'),
      ...(progress ? [progress.met ? t('tip-task-met') : t('tip-task-progress', { have: steps(facts, progress, ', ') })] : []),
    ],
    reconstructed: reconstructed(facts),
  };
}
export function jewelryTip(c: Content, id: string, round: number | null): Tip {
  const facts = c.jewelry.get(id);
  return {
    title: t('jewelry-tile', { type: facts?.type ?? '' }),
    lines: [
      t('tip-jewelry', { n: facts?.shells ?? 0, vp: facts?.vp ?? 0 }),
      ...(round === null ? [] : [t('tip-jewelry-round', { round })]),
    ],
    reconstructed: reconstructed(facts),
  };
}
export function godTip(god: God, more: string[] = []): Tip {
  return { title: t('god', { god }), lines: [t('god-does', { god }), t('tip-god-price'), ...more] };
}
