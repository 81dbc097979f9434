/** The sentence a report opens with: who went where, and what for. */

import { listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { Area } from '../../types.ts';

const WHERE = {
  urban: 'in the city',
  outskirts: 'on the outskirts',
  rural: 'out in the country',
} as const satisfies Record<Area, string>;

/** `at Ansley Cross, on the outskirts`; the area alone before there is a table. */
export const placeText = (area: Area, table: string | undefined): string =>
  table === undefined ? WHERE[area] : `at ${table}, ${WHERE[area]}`;

interface Purpose {
  /** `it was …`. */
  readonly noun: string;
  /** What they did, of one and of several. */
  readonly did: readonly [one: string, several: string];
  /** `the aim was …`. */
  readonly aim: string;
}

const same = (did: string): Purpose['did'] => [did, did];

const RAIDS = {
  destroy: {
    noun: 'a raid that was to leave nobody alive',
    did: same('set out to leave nobody alive'),
    aim: 'to leave nobody alive',
  },
  recover: {
    noun: 'a raid to recover what was lost',
    did: same('went raiding to recover what was lost'),
    aim: 'to recover what was lost',
  },
  loot: {
    noun: 'a raid for supplies',
    did: same('went raiding for supplies'),
    aim: 'to bring back supplies',
  },
  none: { noun: 'a raid', did: same('went raiding'), aim: 'to raid the place' },
} as const satisfies Record<string, Purpose>;

const OTHERS = {
  defender: {
    noun: 'a defence against raiders',
    did: same('stood against raiders'),
    aim: 'to keep raiders off',
  },
  captive: {
    noun: 'an escape from captivity',
    did: same('tried to escape from captivity'),
    aim: 'to escape from captivity',
  },
  captor: {
    noun: 'a watch over prisoners',
    did: same('stood guard over prisoners'),
    aim: 'to keep prisoners from getting away',
  },
  runner: {
    noun: 'a flight from others',
    did: ['was on the run', 'were on the run'],
    aim: 'to shake off those behind',
  },
  chaser: {
    noun: 'a hunt for others on the run',
    did: same('hunted others on the run'),
    aim: 'to run others down',
  },
} as const satisfies Partial<Record<Encounter['role'], Purpose>>;

const purposeOf = ({ role, objective }: Encounter): Purpose =>
  role === 'raider' ? RAIDS[objective ?? 'none'] : OTHERS[role];

/**
 * By the Encounter's number alone, each beginning otherwise than the one before it, so that neighbours in the Chronicle
 * don't open alike.
 */
export function opening(plan: Encounter, names: readonly string[], table: string | undefined): string[] {
  const { noun, did, aim } = purposeOf(plan);
  const who = listed(names);
  const at = placeText(plan.area, table);
  const one = names.length === 1;
  const went = one ? did[0] : did[1];
  const ways: readonly (readonly string[])[] = [
    [`${who} ${went} ${at}.`],
    [`${upperFirst(at)}, ${who} ${went}.`],
    [`${upperFirst(numberWord(names.length))} of the party ${went} ${at}: ${who}.`],
    [`It was ${noun} ${at}, and it fell to ${who}${one ? ' alone' : ''}.`],
    [
      `The aim ${at}${table === undefined ? '' : ','} was ${aim}.`,
      `${who} ${plan.role === 'raider' ? 'went' : one ? 'was there' : 'were there'}${one ? ' alone' : ''}.`,
    ],
    [`This was ${noun} ${at}, for ${who}.`],
  ];
  return [...(ways[plan.number % ways.length] ?? [])];
}

/** Of an Encounter that was planned, and came to nothing. */
export function dropped(plan: Encounter, names: readonly string[], table: string | undefined): string[] {
  const { noun } = purposeOf(plan);
  const who = listed(names);
  const at = placeText(plan.area, table);
  const ways: readonly string[] = [
    `Plans were made for ${noun} ${at}, with ${who}.`,
    `Nothing came of ${noun} planned ${at}, for ${who}.`,
    `A plan was made: ${noun} ${at}, for ${who}.`,
    `There was to have been ${noun} ${at}, with ${who}.`,
    `Had it come to pass, it would have been ${noun} ${at}, for ${who}.`,
    `For ${who} there was a plan: ${noun} ${at}.`,
  ];
  return [ways[(plan.number + plan.party.length) % ways.length] ?? ''];
}
