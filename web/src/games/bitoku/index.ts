/** Bitoku, as the table page sees it. */
import { t } from '../../lib/text.svelte';
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { Content } from './content';
import { iconOf } from './effects';
import Extra from './Extra.svelte';
import { sayBitoku } from './log';
import Mat from './Mat.svelte';
import { colour, flights, onMat, table } from './model';
import { detail, label, opened, pictures, told } from './options';
import PieceShape from './PieceShape.svelte';
import { CREST, FILL, LINE, MARK } from './seats';
import Sprite from './Sprite.svelte';
import { goods } from './stock';
import Tray from './Tray.svelte';
import { box, counted } from './words';

export const game: GameModule = {
  Board,
  Tray,
  Mat,
  onMat,
  Piece: PieceShape,
  Extra,
  Sprite,
  pointsIcon: 'bt-vp',
  scored: ['played'],
  decline: ['done', 'pass', 'refuse'],
  parse(raw) {
    box.content = new Content(raw);
    return box.content;
  },
  seatName: (view, seat) => (table(view).tengu?.side === seat ? t('automaton') : null),
  look(view, seat) {
    const c = colour(table(view), seat);
    return { fill: FILL[c], line: LINE[c], mark: MARK[c], crest: CREST[c], title: t('player-title', { colour: c }) };
  },
  where(view, content) {
    const { round, season } = table(view);
    return t('where-bitoku', { round, season, rounds: content instanceof Content ? content.rounds : 0 });
  },
  stock(view, seat) {
    const tbl = table(view);
    const player = tbl.players.find((p) => p.seat === seat);
    return player ? goods(tbl, player) : [];
  },
  counted(view, seat) {
    const player = table(view).players.find((p) => p.seat === seat);
    return player ? counted(player) : [];
  },
  label,
  told,
  icon: iconOf,
  pictures,
  opened,
  detail,
  say: sayBitoku,
  flights: (before, after) => flights(table(before), table(after)),
};
