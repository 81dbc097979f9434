/** Events about who is chosen to die: they lie until then. */
import { tell } from '../../core/play.ts';
import type { AztaEvent } from '../events.ts';
import { type EventPlay, PLAIN, played } from './play.ts';

const passing = (card: 'too-small' | 'new-flavor-f' | 'new-flavor-m'): EventPlay => ({
  targets: () => PLAIN,
  *play(_state, seat) {
    yield* tell<AztaEvent>(played(seat, card));
  },
});

export const tooSmall = passing('too-small');
export const newFlavorF = passing('new-flavor-f');
export const newFlavorM = passing('new-flavor-m');
