/** Counters and tiles as a player with the printed game types them: `OM` is a rotting mob, `6` the sixth tile. */
import type { CardWords } from '../../core/game-text.ts';
import { TILE_IDS } from '../data/tiles.ts';
import { ZOMBIE_KINDS, type ZombieKind } from '../data/zombies.ts';

/** None has an R, which is the key that lets the app draw. */
const CODES: Readonly<Record<ZombieKind, string>> = {
  rotting: 'O',
  rotting_mob: 'OM',
  fast: 'F',
  fast_mob: 'FM',
  tough: 'T',
  tough_mob: 'TM',
};

const squeezed = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const pieceWords: CardWords = {
  piece: { one: 'piece', many: 'pieces' },
  /** Reads a piece by its code, or by all of its name. */
  read: (typed) => {
    const wanted = squeezed(typed);
    return (
      ZOMBIE_KINDS.find((kind) => CODES[kind] === wanted || squeezed(kind) === wanted) ??
      TILE_IDS.find((tile) => squeezed(tile) === wanted || squeezed(tile) === `TILE${wanted}`)
    );
  },
  hint: 'A zombie by its letter: O rotting, F fast, T tough, with M for a mob: FM. A tile by its number.',
};
