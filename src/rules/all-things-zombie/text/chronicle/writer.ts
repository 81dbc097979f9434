/** Whoever writes a report: what is known of the Encounter, and how sentences vary. */
import type { Division } from '../../calendar.ts';
import type { FigureId } from '../../state/ids.ts';
import type { EncounterFacts } from './facts.ts';

export interface Reporting {
  readonly nameOf: (figure: FigureId) => string;
  readonly division: Division;
}

export interface Writer extends Reporting {
  readonly facts: EncounterFacts;
  /** One of these ways to put it, by the Encounter's number; `salt` keeps sentences from changing in step. */
  readonly put: (salt: number, ...ways: readonly [string, ...string[]]) => string;
}
