/** Words for vehicles, and for the rolls a party makes for them before it goes out. */
import { withDifference } from '../../core/text/difference.ts';
import { countedInWords, inWords, upperFirst } from '../../core/text/english.ts';
import { singleFigure } from '../data/single-figures.ts';
import type { Stage } from '../state/encounter.ts';
import type { VehicleId } from '../types.ts';
import { VEHICLE_WORDS } from './encounter.ts';

/** `the sports car`, without the article. */
export function vehicleText(kind: string): string {
  return Object.hasOwn(VEHICLE_WORDS, kind) ? VEHICLE_WORDS[kind as VehicleId].text : kind;
}

/** Sentence on the number of rolls that are left. */
export function vehicleRollsText(left: number, stage: Stage): string {
  if (stage !== 'planned') return 'The battle has begun: no more are rolled for or taken along.';
  if (left === 0) return 'Every roll has been made.';
  const each = withDifference(() => inWords(singleFigure('vehicle-roll')));
  return `${upperFirst(countedInWords(left, 'roll', 'rolls'))} left, one for every ${each} who go or part of ${each}.`;
}
