/** Bora Bora, as the table page sees it. */
import { sayAction } from '../../lib/say';
import { t } from '../../lib/text.svelte';
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { Content } from './content';
import { sayBora } from './log';
import Mat from './Mat.svelte';
import { colour, flights, table } from './model';
import { detail, opened, pictures } from './options';
import PieceShape from './PieceShape.svelte';
import { CREST, FILL, LINE, MARK } from './seats';
import Sprite from './Sprite.svelte';
import { goods } from './stock';
import Tray from './Tray.svelte';
import { box, label } from './words';

/** Families of options about slots and ceremonial spaces, which the tray has no room for. */
const ON_MAT = new Set(['slot', 'hut', 'use', 'double', 'extra', 'slide', 'put', 'over', 'build', 'choose']);

export const game: GameModule = {
  Board,
  Tray,
  Mat,
  onMat: (option) => ON_MAT.has(option.family),
  Piece: PieceShape,
  Sprite,
  pointsIcon: 'bb-vp',
  scored: ['fishing', 'helper', 'people', 'buildings', 'red_fish', 'status', 'temple', 'tasks', 'start'],
  decline: ['done', 'decline', 'pass'],
  parse(raw) {
    box.content = new Content(raw);
    return box.content;
  },
  seatName: () => null,
  look(view, seat) {
    const c = colour(table(view), seat);
    return { fill: FILL[c], line: LINE[c], mark: MARK[c], crest: CREST[c], title: t('player-title', { colour: c }) };
  },
  where(view, content) {
    const tbl = table(view);
    const rounds = content instanceof Content ? content.rounds.length : 0;
    return t('where-bora-bora', { round: tbl.round, rounds, phase: tbl.phase });
  },
  stock(view, seat) {
    const player = table(view).players.find((p) => p.seat === seat);
    return player ? goods(player) : [];
  },
  label,
  // a person that was taken lies on a slot by now: the position is all there is to tell
  told: (action, desk) => (action.family === 'take' ? sayAction(action) : label(action, desk)),
  icon: (thing) => `bb-${thing.replace('_', '-')}`,
  pictures,
  opened,
  detail,
  say: sayBora,
  flights: (before, after) => flights(table(before), table(after)),
};
