/** Beginning a battle by itself: how many points each side has, and where it is fought (section: Points). */
import { DECK_SIZE } from '../../core/deck.ts';
import { choice, group, number } from '../../core/fields.ts';
import { PHASES, type Phase } from '../calendar.ts';
import { contactId } from '../meeting-and-greeting/contact.ts';
import type { SeenCampaign } from '../state/seen.ts';
import { AREAS, type Area } from '../types.ts';
import { type Act, done } from './act.ts';
import { tell } from './encounter/act.ts';
import { freshEncounter } from './encounter/planning/plan.ts';

/** The cheapest figure there is costs 5 points; the most is ours. */
export const ONE_OFF = group({
  points: number(5, 2000),
  area: choice(AREAS),
  phase: choice(PHASES),
});
export interface OneOffWanted {
  readonly points: number;
  readonly area: Area;
  readonly phase: Phase;
}

/**
 * Both forces are empty yet. The other one is a group whom it has come to blows with already, so that all that is done on the
 * table is done as in any Encounter; to the file it is a raid to destroy.
 */
export function* prepareOneOff(now: SeenCampaign, { points, area, phase }: OneOffWanted): Act<never> {
  const date = now.calendar.now;
  if (now.deck.length < DECK_SIZE) yield* tell({ type: 'deck-shuffled' });
  const what = { kind: 'raid', role: 'raider', objective: 'destroy', area } as const;
  yield* tell({
    type: 'encounter-planned',
    encounter: { ...freshEncounter(now, what, []), phase, oneOff: { points, bought: [] } },
  });
  const id = contactId(now.count.contacts + 1);
  const times = { met: date, seen: date, times: 0 };
  const contact = { id, members: [], area, ...times, standing: 'fought', whereabouts: 'about' } as const;
  yield* tell({ type: 'group-met', contact });
  yield* tell({ type: 'side-mustered', side: { role: 'defender', group: id } });
  return done('begin-one-off', { name: now.name, points });
}
