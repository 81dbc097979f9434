/** Before the Encounter: what it is, where, who goes, and the switches of the campaign. */
import { DECK_SIZE } from '../../../core/deck.ts';
import { type CampaignDate, type Division, inDivision, phaseOf } from '../../calendar.ts';
import { type Act, done, type Now } from '../../campaign/act.ts';
import { figureNamed } from '../../campaign/find.ts';
import type { HouseRules } from '../../encounter/house-rules.ts';
import { cap } from '../../encounter/words.ts';
import { type Kind, mayFollow, type Objective, type Role } from '../../kinds/kind.ts';
import type { Area } from '../../types.ts';
import { no, tell } from './act.ts';

export interface Plan {
  readonly kind: Kind;
  readonly role: Role;
  readonly objective: Objective | null;
  readonly area: Area;
  /** Ids of those who go. */
  readonly goes: readonly string[];
}

export function* planEncounter(now: Now, { kind, role, objective, area, goes }: Plan): Act {
  if (now.recruiting) return no('still-recruiting');
  if (now.encounter !== null) return no('already-planned');
  const { now: date } = now.calendar;
  if (now.lastYear !== null && date.year > now.lastYear) return no('campaign-over');
  const open = following(now);
  const wanted = open.filter((one) => one.kind === kind && one.role === role);
  if (wanted.length === 0) return no(open.some(({ forced }) => forced) ? 'forced-escape' : 'does-not-follow');
  if (!wanted.some((one) => one.area === null || one.area === area)) return no('wrong-area');
  if ((kind === 'raid') !== (objective !== null)) return no('objective-of-a-raid');
  if (goes.length === 0) return no('nobody-goes');
  if (new Set(goes).size < goes.length) return no('named-twice');
  const figures = goes.map((id) => figureNamed(now, id));
  const party = figures.filter((figure) => figure !== undefined);
  const able = party.filter(
    ({ status, heldIn }) => status === 'ready' || (role === 'captive' && heldIn === area),
  );
  if (able.length < goes.length) return no('not-able');
  if (role === 'captive' && !party.some(({ status }) => status === 'captive')) return no('not-able');
  // The deck is whole again for each Encounter (ATZ-8).
  if (now.deck.length < DECK_SIZE) yield* tell({ type: 'deck-shuffled' });
  const number = now.count.encounters + 1;
  yield* tell({
    type: 'encounter-planned',
    encounter: {
      number,
      date,
      kind,
      role,
      objective,
      area,
      phase: phaseOf(date.year, now.houseRules.fastCampaign ? 'fast' : 'book'),
      party: party.map(({ id }) => id),
      reps: party.map(({ rep }) => rep),
      combinedRep: party.reduce((sum, { rep }) => sum + rep, 0),
      stage: 'planned',
      vehicles: { rolled: 0, won: 0 },
      table: null,
      zombiesAtStart: null,
      shots: 0,
      visits: [],
      closed: [],
      searches: [],
      clips: [],
      escape: null,
      pursuit: null,
      records: [],
      field: null,
      settled: [],
    },
  });
  return done(`Plan ${kind === 'escape' ? 'an' : 'a'} ${objective ? `${objective} ` : ''}${kind}, ${area}`);
}

/** What may be played in the present period. */
export function following(now: Now) {
  const captive = now.figures.find(({ status, heldIn }) => status === 'captive' && heldIn !== null);
  const held = captive?.heldIn ?? null;
  return mayFollow(now.before, held === null ? null : { area: held });
}

export function* dropPlan(now: Now): Act {
  if (now.encounter === null) return no('none-planned');
  if (now.encounter.stage !== 'planned') return no('wrong-stage');
  const { number, kind } = now.encounter;
  yield* tell({ type: 'encounter-dropped', number });
  return done(`Drop the ${kind}`);
}

export function* setHouseRules(now: Now, { to }: { readonly to: HouseRules }): Act {
  yield* tell({ type: 'house-rules-set', from: { ...now.houseRules }, to });
  return done('Change house rules');
}

/** How many years are played, agreed beforehand (section: How Do You Win). */
export function* agreeLastYear(now: Now, { year }: { readonly year: number | null }): Act {
  if (year !== null && year < now.calendar.now.year) return no('year-passed');
  yield* tell({ type: 'last-year-set', from: now.lastYear, to: year });
  return done(year === null ? 'Play on without end' : `Play until O+${year}`);
}

/** Months and seasons may be changed over from a period on (section: Time in the Campaign). */
export function* changeDivision(now: Now, { to }: { readonly to: Division }): Act {
  const { division, now: date } = now.calendar;
  if (division === to) return no('same-division');
  if (now.encounter !== null) return no('already-planned');
  const changed: CampaignDate = inDivision(division, to, date);
  yield* tell({ type: 'division-changed', from: division, to, now: changed });
  return done(`${cap(to)} from now on`);
}
