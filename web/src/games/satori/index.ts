/** Satori, as the table page sees it. */
import { t } from '../../lib/text.svelte';
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { Content } from './content';
import { iconOf } from './effects';
import Extra from './Extra.svelte';
import { saySatori } from './log';
import Mat from './Mat.svelte';
import { colour, flights, table } from './model';
import { detail, label, opened, pictures, told } from './options';
import PieceShape from './PieceShape.svelte';
import { CREST, FILL, LINE, MARK } from './seats';
import Sprite from './Sprite.svelte';
import { goods } from './stock';
import Tray from './Tray.svelte';
import { box } from './words';

export const game: GameModule = {
  Board,
  Tray,
  Mat,
  Piece: PieceShape,
  Extra,
  Sprite,
  pointsIcon: 'st-sp',
  scored: ['played'],
  decline: ['done', 'finish', 'end'],
  parse(raw) {
    box.content = new Content(raw);
    return box.content;
  },
  seatName: (view, seat) => (table(view).solo?.side === seat ? t('automaton') : null),
  look(view, seat) {
    const c = colour(table(view), seat);
    return { fill: FILL[c], line: LINE[c], mark: MARK[c], crest: CREST[c], title: t('player-title', { colour: c }) };
  },
  where: (view, content) => t('where-satori', { round: table(view).round, rounds: content instanceof Content ? content.rounds : 0 }),
  stock(view, seat) {
    const tbl = table(view);
    const player = tbl.players.find((p) => p.seat === seat);
    return player ? goods(tbl, player) : [];
  },
  label,
  told,
  icon: iconOf,
  pictures,
  opened,
  detail,
  say: saySatori,
  flights: (before, after) => flights(table(before), table(after)),
};
