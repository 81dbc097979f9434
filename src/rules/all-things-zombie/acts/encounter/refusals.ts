/** Why an act of an Encounter is refused: a closed list of codes; their sentences stand in `text/refusals.ts`. */
import type { Stage } from '../../state/encounter.ts';
import { UNTIMELY } from '../../state/untimely.ts';

export const ENCOUNTER_REFUSALS = [
  'still-recruiting',
  'campaign-over',
  'calendar-full',
  'war-undecided',
  'war-not-due',
  'one-off',
  'not-a-one-off',
  'one-off-over',
  'too-few-points',
  'leads-already',
  'force-missing',
  'already-planned',
  'none-planned',
  'forced-escape',
  'forced-pursuit',
  'does-not-follow',
  'wrong-area',
  'objective-of-a-raid',
  'nobody-goes',
  'not-able',
  'named-twice',
  'on-the-table',
  'not-on-the-table',
  'not-reported',
  'reported',
  'dice-rolled',
  'lead-rolled',
  'escape-readied',
  'zombies-placed',
  'settled-already',
  'no-vehicle-roll',
  'no-such-item',
  'not-that-kind',
  'clip-does-not-fit',
  'clip-promised',
  'held-this-period',
  'no-table',
  'no-such-part',
  'no-mall-here',
  'no-such-spot',
  'no-such-floor',
  'been-there',
  'doors-too-narrow',
  'too-far',
  'never-entered',
  'parted-amiably',
  'enemies-left',
  'not-allowed-here',
  'no-chance',
  'already-found',
  'nothing-left',
  'already-rolled',
  'one-vehicle-an-encounter',
  'searched-by-another',
  'no-such-group',
  'dealt-with',
  'not-here',
  'not-a-drunkard',
  'drink-rolled',
  'not-a-dumbass',
  'seen-before',
  'examines-himself',
  'on-his-feet',
  'out-of-action',
  'target-dead',
  'at-himself',
  'not-down',
  'no-such-zombies',
  'zombies-stay',
  'zombies-acted',
  'zombies-busy',
  'zombies-at-whom',
  'not-burning',
  'no-such-fire',
  'nothing-burns',
  'out-of-sight',
  'out-of-range',
  'no-captive',
  'inside-already',
  'carries-alone',
  'rides',
  'at-the-wheel',
  'walks-himself',
  'hands-full',
  'carried-already',
  'not-carried',
  'no-vehicle-left',
  'no-such-vehicle',
  'no-seat',
  'not-in-it',
  'somebody-drives',
  'driver-fit',
  'vehicle-wrecked',
  'vehicle-moves',
  'vehicle-stands',
  'engine-runs',
  'engine-off',
  'stops-no-vehicle',
  'too-fast',
  'too-sudden',
  'too-many-turns',
  'runs-on',
  'no-consequence',
  'no-opposer',
  'nobody-to-find',
  'not-an-escape',
  'no-captives',
  'two-sides',
  'shots-unheard',
  ...UNTIMELY,
  'shots-and-ones',
  'off-the-table',
  'no-such-weapon',
  'not-loaded',
  'loaded-already',
  'no-clips-left',
  'no-such-marker',
  'already-alerted',
  'not-a-pursuit',
  'pursuit-over',
  'nobody-follows',
  'nobody-caught',
  'reported-of-others',
  'dead-and-captured',
  'captured-by-zombies',
  'captive-and-present',
  'never-out',
  'counts-below-zero',
  'step-not-due',
  'steps-left',
  'same-division',
  'no-such-year',
] as const;
export type EncounterRefusal = (typeof ENCOUNTER_REFUSALS)[number];

/** Why something that is done at one of these points of an Encounter can't be done at another. */
export type WrongStage = Extract<
  EncounterRefusal,
  'on-the-table' | 'not-on-the-table' | 'not-reported' | 'reported'
>;

export function wrongStage(stage: Stage, done: readonly Stage[]): WrongStage {
  switch (stage) {
    case 'planned':
      return done.includes('on-the-table') ? 'not-on-the-table' : 'not-reported';
    case 'on-the-table':
      return done.includes('after') ? 'not-reported' : 'on-the-table';
    case 'after':
      return 'reported';
    default:
      return stage satisfies never;
  }
}

/** Why no Encounter at all can be planned for the present period, other than that it has one. */
export const PLAN_REFUSALS = [
  'still-recruiting',
  'campaign-over',
  'calendar-full',
  'war-undecided',
] as const satisfies readonly EncounterRefusal[];
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

/** Why something can't have happened to a figure, whatever else did. */
export const REPORT_FAULTS = [
  'dead-and-captured',
  'captured-by-zombies',
  'captive-and-present',
  'never-out',
  'counts-below-zero',
] as const satisfies readonly EncounterRefusal[];
export type ReportFault = (typeof REPORT_FAULTS)[number];
