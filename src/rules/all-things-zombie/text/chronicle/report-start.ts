/** How a report begins: why they went, who, and what they found there. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { Area } from '../../types.ts';
import type { Writer } from './writer.ts';

const WHERE = {
  urban: 'in the city',
  outskirts: 'on the outskirts',
  rural: 'out in the country',
} as const satisfies Record<Area, string>;

const EDGES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

export function fromThePlan(writer: Writer, plan: Encounter): string[] {
  const { nameOf, facts, put } = writer;
  if (plan.oneOff !== undefined) return byPoints(writer, plan, plan.oneOff.points);
  const who = listed(plan.party.map(nameOf));
  const place = facts.table === null ? WHERE[plan.area] : `at ${facts.table.name}, ${WHERE[plan.area]}`;
  const one = plan.party.length === 1;
  const sentence = `${upperFirst(purpose(plan, place, put))}.`;
  const went = one
    ? put(1, `${who} went alone.`, `Nobody but ${who} went.`)
    : put(1, `${who} went.`, `It fell to ${who}.`, `The party was ${who}.`);
  return [sentence, went, ...vehicles(writer)];
}

/** A battle by itself: what each side had, and who was bought for it. */
function byPoints({ nameOf, facts, put }: Writer, plan: Encounter, points: number): string[] {
  const where = facts.table === null ? WHERE[plan.area] : `at ${facts.table.name}, ${WHERE[plan.area]}`;
  const theirs = facts.meetings[0]?.names ?? [];
  return [
    put(0, `Two forces of ${points} points met ${where}.`, `A battle ${where}, ${points} points a side.`),
    ...(plan.party.length === 0 ? [] : [`On one side stood ${listed(plan.party.map(nameOf))}.`]),
    ...(theirs.length === 0 ? [] : [`Against them stood ${listed(theirs)}.`]),
  ];
}

function purpose({ kind, role, objective }: Encounter, at: string, put: Writer['put']): string {
  if (kind === 'escape') {
    return role === 'captive'
      ? put(0, `a break for freedom ${at}`, `captives tried to get away ${at}`)
      : put(0, `prisoners had to be kept ${at}`, `a watch over prisoners ${at}`);
  }
  if (kind === 'pursuit') {
    return role === 'runner'
      ? put(0, `a run for it ${at}`, `others were after them ${at}`)
      : put(0, `a hunt ${at}`, `they gave chase ${at}`);
  }
  if (role === 'defender')
    return put(0, `others came raiding ${at}, and the place had to be held`, `a raid by others ${at}`);
  switch (objective) {
    case 'destroy':
      return put(
        0,
        `a raid ${at}, to wipe out whoever was there`,
        `a raid ${at} that was to leave nobody standing`,
      );
    case 'recover':
      return put(
        0,
        `a raid ${at}, to bring somebody or something back`,
        `a raid ${at} to fetch back what was theirs`,
      );
    default:
      return put(
        0,
        `a raid ${at} for whatever could be carried off`,
        `a foraging raid ${at}`,
        `a raid ${at} for supplies`,
      );
  }
}

function vehicles({ facts: { vehiclesWon, vehiclesHeldOver }, put }: Writer): string[] {
  const all = vehiclesWon + vehiclesHeldOver;
  if (all === 0) return [];
  const ride = all === 1 ? 'a vehicle' : countedInWords(all, 'vehicle');
  const are = all === 1 ? 'was' : 'were';
  return [
    vehiclesHeldOver > 0 && vehiclesWon === 0
      ? `They drove ${ride} found earlier.`
      : put(2, `They had ${ride} to drive.`, `There ${are} ${ride} to be had for the day.`),
  ];
}

/** Raiders come on at the entry edge; all others are there already, or come from a side of their own. */
const comesOn = ({ plan }: Writer['facts']) => plan?.role === 'raider';

export function settingUp({ facts, put }: Writer): string[] {
  const { table, zombiesAtStart } = facts;
  const ground: string[] = [];
  if (table !== null) {
    const side = EDGES[table.entry];
    const built = countedInWords(table.buildings.length, 'building');
    const parked =
      table.vehicles.length === 0 ? '' : ` and ${countedInWords(table.vehicles.length, 'abandoned vehicle')}`;
    ground.push(
      comesOn(facts)
        ? put(
            3,
            `They came in from the ${side}, with ${built}${parked} before them.`,
            `The way in was from the ${side}; ${built}${parked} stood there.`,
            `From the ${side} edge they saw ${built}${parked}.`,
          )
        : table.buildings.length > 12
          ? `Round them were ${built}${parked}.`
          : put(3, `${upperFirst(built)}${parked} stood there.`, `Round them were ${built}${parked}.`),
    );
    if (table.river !== null) ground.push(put(4, 'A river cut across it.', 'A river ran through.'));
  }
  if (zombiesAtStart === 0) ground.push(put(5, 'Nothing moved.', 'Not a zombie was in sight.'));
  else if (zombiesAtStart !== null) {
    const about = countedInWords(zombiesAtStart, 'zombie');
    ground.push(
      zombiesAtStart > 9
        ? put(5, `The place was crawling: ${about}.`, `There were ${about} about, more than anybody liked.`)
        : put(5, `${upperFirst(about)} wandered about.`, `${upperFirst(about)} could be seen from there.`),
    );
  }
  return ground;
}
