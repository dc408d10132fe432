/** The White Castle, as the table page sees it. */
import { t } from '../../lib/text.svelte';
import type { View } from '../../lib/wire';
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { CLAN_FILL, CLAN_LINE, CLAN_MARK, CREST } from './clans';
import { Content } from './content';
import Extra from './Extra.svelte';
import { sayCastle } from './log';
import Mat from './Mat.svelte';
import { clan, flights, table } from './model';
import { detail, label, opened, pictures } from './options';
import PieceShape from './PieceShape.svelte';
import Sprite from './Sprite.svelte';
import { goods } from './stock';
import Tray from './Tray.svelte';

function where(view: View, content: unknown): string {
  const rounds = content instanceof Content ? content.rounds : 0;
  return t('where-white-castle', { round: table(view).round, rounds });
}

export const game: GameModule = {
  Board,
  Tray,
  Mat,
  Piece: PieceShape,
  Extra,
  Sprite,
  pointsIcon: 'cp',
  scored: ['played'],
  decline: ['done', 'skip', 'stay'],
  parse: (raw) => new Content(raw),
  seatName: (view, seat) => (table(view).opponent?.seat === seat ? t('rival') : null),
  look(view, seat) {
    const c = clan(table(view), seat);
    return { fill: CLAN_FILL[c], line: CLAN_LINE[c], mark: CLAN_MARK[c], crest: CREST[c], title: t('clan-title', { clan: c }) };
  },
  where,
  stock(view, seat) {
    const tbl = table(view);
    const player = tbl.players.find((p) => p.seat === seat);
    return player ? goods(tbl, player) : [];
  },
  label,
  icon: (thing) => thing,
  pictures,
  opened,
  detail,
  say: sayCastle,
  flights: (before, after) => flights(table(before), table(after)),
};
