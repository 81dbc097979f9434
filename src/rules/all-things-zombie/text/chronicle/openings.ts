/** The sentence a report opens with: who went where, and what for. */

import { listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { Area } from '../../types.ts';
import { spread } from './writer.ts';

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
  /** Phrases for the deed, of one and of several. */
  readonly did: readonly [one: string, several: string];
  /** `the aim was …`. */
  readonly aim: string;
}

const same = (did: string): Purpose['did'] => [did, did];

const RAIDS = {
  destroy: {
    noun: 'a raid to kill all they found',
    did: same('went raiding to kill all they found'),
    aim: 'to kill all they found',
  },
  recover: {
    noun: 'a raid to win back what they had lost',
    did: same('went raiding to win back what they had lost'),
    aim: 'to win back what they had lost',
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
    noun: 'guard duty over prisoners',
    did: same('stood guard over prisoners'),
    aim: 'to keep prisoners from getting away',
  },
  runner: {
    noun: 'a flight from hunters',
    did: ['was on the run from hunters', 'were on the run from hunters'],
    aim: 'to shake off the hunters',
  },
  chaser: {
    noun: 'a hunt for people on the run',
    did: same('hunted people on the run'),
    aim: 'to run down people who had fled',
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
    [`${upperFirst(numberWord(names.length))} of the party, ${who}, ${went} ${at}.`],
    [`${who} had one aim ${at}: ${aim}.`],
    [
      `The party’s aim ${at}${table === undefined ? '' : ','} was ${aim}.`,
      `${who} took part${one ? ' alone' : ''}.`,
    ],
    [`This time it was ${noun} ${at}.`, `${who} took part${one ? ' alone' : ''}.`],
  ];
  return [...(ways[plan.number % ways.length] ?? [])];
}

/** Tells of an Encounter that was planned, and came to nothing. */
export function dropped(plan: Encounter, names: readonly string[], table: string | undefined): string[] {
  const { noun } = purposeOf(plan);
  const who = listed(names);
  const at = placeText(plan.area, table);
  // None begins with who was to go, as the one that is played in its place may.
  const ways: readonly string[] = [
    `Only a plan was made: ${noun} ${at}, with ${who}.`,
    `${upperFirst(noun)} ${at} was planned, with ${who}.`,
    `There were plans for ${noun} ${at}, with ${who}.`,
    `There was to have been ${noun} ${at}, with ${who}.`,
    `The plan was ${noun} ${at}, with ${who}.`,
    `Plans were made for ${noun} ${at}, with ${who}.`,
  ];
  // A number is given again once its plan is dropped: what else was planned tells it from the one before.
  const seed = spread(`${plan.number} ${plan.party.length} ${noun} ${at}`);
  return [ways[seed % ways.length] ?? ''];
}
