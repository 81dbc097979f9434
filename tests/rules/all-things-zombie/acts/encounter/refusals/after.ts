import {
  type Closed,
  correctClosed,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/correct-closed.ts';
import { endEncounter } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { reportBattle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { settle } from '../../../../../../src/rules/all-things-zombie/acts/encounter/after/settle.ts';
import {
  agreeLastYear,
  changeDivision,
} from '../../../../../../src/rules/all-things-zombie/acts/encounter/planning/switches.ts';
import { countKills } from '../../../../../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { hearShots } from '../../../../../../src/rules/all-things-zombie/acts/encounter/zombies/noise.ts';
import { figureId } from '../../../../../../src/rules/all-things-zombie/ids.ts';
import { campaignWith, planned, reported, reportOf } from '../../../../../support/rules/encounter.ts';
import { ENCOUNTER_EVENTS } from '../../../../../support/rules/encounter-events.ts';

import { afterRaid, inHouse, type Tries } from './support.ts';

/** Raid of Gloria, whose total has been corrected to 0 since. */
const RAIDED: Closed = {
  summary: { ...ENCOUNTER_EVENTS['encounter-ended'].summary, zombiesKilled: 3 },
  kills: [{ figure: figureId(1), zombies: 3, people: 0 }],
  ...{ phase: 1, combinedRep: 15, innocents: 0, fetched: [], last: true },
};
const COUNTED_ANEW = { kills: [{ figure: figureId(1), zombies: 1, people: 0 }], why: 'counted anew' };

/** Refusals of the report, of what follows it, and of what is agreed on. */
export const AFTER = {
  'total-below-zero': [
    () => ({
      campaign: campaignWith(),
      act: (now) => correctClosed(now, RAIDED, { ...COUNTED_ANEW, successful: true }),
    }),
  ],
  'reported-of-others': [
    () => {
      const campaign = planned(campaignWith());
      const { records, ...rest } = reportOf(campaign);
      return { campaign, act: (now) => reportBattle(now, { ...rest, records: records.slice(1) }) };
    },
  ],
  'left-otherwise': [
    ...[
      { zombies: 3, people: 1, kept: true },
      { zombies: 0, people: 0, kept: true },
    ].map((left) => () => {
      const campaign = planned(campaignWith());
      const report = reportOf(campaign, {}, { field: { zombies: false, enemies: true }, left });
      return { campaign, act: (now: Parameters<typeof reportBattle>[0]) => reportBattle(now, report) };
    }),
  ],
  'dead-and-captured': [() => afterRaid({ killed: true, captured: true, broughtOff: false })],
  'captured-by-zombies': [() => afterRaid({ captured: true, by: 'zombies', broughtOff: false })],
  'captive-and-present': [() => afterRaid({ captured: true, by: 'people' })],
  'never-out': [() => afterRaid({ rejoined: true })],
  'counts-below-zero': [
    () => afterRaid({ zombiesKilled: -1 }),
    () => ({ campaign: inHouse(), act: (now) => hearShots(now, { shots: -1, from: null }) }),
    () => ({ campaign: inHouse(), act: (now) => countKills(now, { who: 'f1', of: 'zombies', by: -1 }) }),
    () => {
      const campaign = planned(campaignWith());
      const report = reportOf(campaign, {}, { shots: -1 });
      return { campaign, act: (now) => reportBattle(now, report) };
    },
  ],
  'step-not-due': [
    () => ({
      campaign: reported(planned(campaignWith()), { f1: { fought: true } }),
      act: (now) => settle(now, { figure: 'f1', step: 'recovery' }),
    }),
  ],
  'steps-left': [
    () => ({
      campaign: reported(planned(campaignWith()), { f1: { fought: true } }),
      act: (now) => endEncounter(now, { successful: true, leftWithHumansBehind: false }),
    }),
  ],
  'same-division': [
    () => ({ campaign: campaignWith(), act: (now) => changeDivision(now, { to: 'seasons' }) }),
  ],
  'no-such-year': [
    () => ({ campaign: campaignWith({ year: 5 }), act: (now) => agreeLastYear(now, { year: 4 }) }),
    () => ({ campaign: campaignWith({ year: 54 }), act: (now) => agreeLastYear(now, { year: 104 }) }),
  ],
} as const satisfies Tries;
