/** Tooltips of Satori: every component in words, with the mark of what is reconstructed. */
import { t } from '../../lib/text.svelte';
import type { Tip } from '../../lib/tip.svelte';
import { reconstructed, type Content } from './content';
import { colour } from './model';
import type { Altar, Player, SatoriView, Space, Storey } from './types';
import { first, say, sayPrice } from './words';

export function altarTip(tbl: SatoriView, c: Content, altar: Altar): Tip {
  const facts = c.get(altar.id);
  if (altar.colour === null) return { title: first(t('empty-site')), lines: [t('tip-site')] };
  const tile = c.get(altar.tile);
  const lines = ['left', 'right'].map((side) => first(`${t('altar-side', { side })}: ${say(c.side(altar, side))}`));
  if (altar.owner !== null) {
    lines.unshift(t('player-title', { colour: colour(tbl, altar.owner) }));
    if (!altar.jokoro) lines.push(t('jokoro-price', { price: sayPrice(tile?.jokoro_price) }));
    lines.push(t('tip-altar-owner'));
  } else lines.push(t('tip-altar'), t(facts?.replaceable ? 'tip-base-altar' : 'tip-fixed-altar'));
  if (tbl.solo && facts?.lantern) lines.push(t('tip-lantern', { lantern: facts.lantern }));
  return {
    title: first(`${t('altar', { altar: altar.id })} (${t('altar-colour', { colour: altar.colour })})`),
    lines,
    reconstructed: tile ? reconstructed(tile, c.get(altar.decoration)) : reconstructed(facts),
  };
}
export function slotTip(c: Content, slot: string, tile: string | null): Tip {
  const facts = c.get(tile);
  const price = t('tip-slot', { price: sayPrice(c.get(slot)?.price) });
  if (!facts) return { title: first(t('slot', { slot })), lines: [price] };
  return {
    title: first(t('altar-colour', { colour: facts.colour ?? 'grey' })),
    lines: [first(say(facts.left)), t('jokoro-price', { price: sayPrice(facts.jokoro_price) }), price],
    reconstructed: reconstructed(facts),
  };
}
export function decorationTip(c: Content, id: string): Tip {
  const facts = c.get(id);
  return { title: first(say(facts?.icons)), lines: [t('tip-decoration')], reconstructed: reconstructed(facts) };
}
export function wheelTip(c: Content, id: string): Tip {
  return {
    title: t('wheel', { wheel: id }),
    lines: [first(say(c.get(id)?.effect)), t('tip-wheel')],
    reconstructed: reconstructed(c.get(id)),
  };
}
export function spaceTip(tbl: SatoriView, c: Content, space: Space): Tip {
  const facts = c.get(space.tile);
  const lines = [facts ? first(say(facts.icons)) : t('no-tile')];
  if (space.monk !== null) lines.push(t('monk-of', { colour: colour(tbl, space.monk) }), t('tip-monk'));
  if (space.hikari) lines.push(t('tip-hikari'));
  return { title: t('space-title', { space: space.id }), lines, reconstructed: reconstructed(facts) };
}
export function levelTip(tbl: SatoriView, c: Content, storey: Storey): Tip {
  const facts = c.get(storey.tile);
  const title = first(t('part', { part: storey.id }));
  if (!storey.built)
    return {
      title,
      lines: [t('tip-level', { price: sayPrice(facts?.price), points: facts?.points ?? 0 })],
      reconstructed: reconstructed(facts),
    };
  return { title, ...jokoroLines(tbl, c, storey) };
}
function jokoroLines(tbl: SatoriView, c: Content, storey: Storey): Pick<Tip, 'lines' | 'reconstructed'> {
  const price = c.get(storey.price);
  const standing = storey.slots.flatMap((slot) =>
    slot ? [slot.side === null ? t('neutral-jokoro') : t('jokoro-of', { colour: colour(tbl, slot.side) })] : [],
  );
  return {
    lines: [...(price ? [t('jokoro-price', { price: sayPrice(price.price) })] : []), ...standing],
    reconstructed: reconstructed(price),
  };
}
export function roofTip(c: Content, level: number, built: boolean): Tip {
  const facts = c.get(`roof${level}`);
  const lines = built ? [t('built')] : [];
  return {
    title: first(t('part', { part: `roof${level}` })),
    lines: [...lines, t('tip-roof', { price: sayPrice(c.roofPrice(level)), points: facts?.points ?? 0 })],
    reconstructed: reconstructed(facts),
  };
}
/** What the scoring tile of the Sōrin is worth, in words. */
export function scoring(tbl: SatoriView, c: Content): string {
  const facts = c.get(tbl.scoring_tile);
  const printed = tbl.scoring_values === 'tile';
  return t('scoring-tile', {
    counts: (facts?.counts ?? '').replaceAll('_', '-'),
    each: (printed ? facts?.each : facts?.text_each) ?? 0,
    plus: (printed ? facts?.plus : facts?.text_plus) ?? 0,
    for: facts?.for ?? 1,
  });
}
export function sorinTip(tbl: SatoriView, c: Content, storey: Storey): Tip {
  const owner = tbl.sorin_owner === null ? [] : [t('player-title', { colour: colour(tbl, tbl.sorin_owner) })];
  const more = storey.built ? jokoroLines(tbl, c, storey) : { lines: [t('tip-sorin', { price: sayPrice(c.sorin?.price) })] };
  return {
    title: t('sorin'),
    lines: [...owner, scoring(tbl, c), ...(more.lines ?? [])],
    reconstructed: reconstructed(c.get(tbl.scoring_tile)),
  };
}
export function offeringTip(c: Content, level: number, more: string[]): Tip {
  const facts = c.offerings[level];
  return {
    title: t('offering-space', { n: level }),
    lines: [...(facts?.reward ? [first(say(facts.reward))] : []), t('tip-offering-track'), ...more],
    reconstructed: reconstructed(facts),
  };
}
export function amuletTip(c: Content, player: Player): Tip {
  if (player.amulet === null) return { title: t('amulet-hidden'), lines: [] };
  const facts = c.get(player.amulet);
  return {
    title: first(t('amulet', { amulet: player.amulet })),
    lines: [t('tip-amulet', { bonus: say(facts?.bonus) })],
    reconstructed: reconstructed(facts),
  };
}
