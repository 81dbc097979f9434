/** Every Event by its card. */
import type { EventCard } from '../types.ts';
import { seriousFunk, sMart, tightSqueeze } from './boosting.ts';
import { newFlavorF, newFlavorM, tooSmall } from './choosing.ts';
import { criticalHit, fatallyDistracted, missedElevator, nobleSacrifice } from './moving.ts';
import type { EventPlay } from './play.ts';

export const EVENT_PLAYS: Readonly<Record<EventCard, EventPlay>> = {
  'too-small': tooSmall,
  'new-flavor-f': newFlavorF,
  'new-flavor-m': newFlavorM,
  'missed-elevator': missedElevator,
  'serious-funk': seriousFunk,
  'fatally-distracted': fatallyDistracted,
  'noble-sacrifice': nobleSacrifice,
  'critical-hit': criticalHit,
  's-mart': sMart,
  'tight-squeeze': tightSqueeze,
};
