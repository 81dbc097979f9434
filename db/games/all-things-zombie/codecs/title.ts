/** What an act did, as its title in the log holds it. */
import { z } from 'zod';
import type {
  Thing,
  Title,
  TitleKey,
  TitleOf,
  Titles,
} from '../../../../src/rules/all-things-zombie/acts/title.ts';
import { DOC_WORDS } from '../../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import { DUMBASS_ACTS } from '../../../../src/rules/all-things-zombie/data/attribute-tables.ts';
import { MERCY_ENDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import type { HouseRules } from '../../../../src/rules/all-things-zombie/state/house-rules.ts';
import { STOCK_KINDS } from '../../../../src/rules/all-things-zombie/state/stock.ts';
import { CONDITIONS } from '../../../../src/rules/all-things-zombie/state/turn.ts';
import type { SideDie } from '../../../../src/rules/all-things-zombie/turn/activation.ts';
import { figure, place } from '../../../codecs/corrections.ts';
import { count, type Fields, oneOf, parse, record, text, UnfitValue } from '../../../codecs/shape.ts';
import { dealtHow } from './contact.ts';
import { drunkState, pursuitEnd } from './encounter.ts';
import { stepResult, testResult } from './results.ts';
import {
  advantage,
  area,
  attribute,
  building,
  division,
  encounterKind,
  face,
  item,
  leadership,
  objective,
  rep,
  role,
  status,
  vehicle,
  weapon,
  winner,
  year,
} from './vocabulary.ts';

const named = { name: text };
const renamed = { from: text, to: text };
const thing = record<Thing>({ kind: z.enum(STOCK_KINDS), weapon: weapon.nullable() });
const things = { things: count, thing: thing.nullable() };
const houseRule = oneOf<keyof HouseRules>({
  fastCampaign: 'fastCampaign',
  whatNowForGrunts: 'whatNowForGrunts',
  crackShotOneDie: 'crackShotOneDie',
  peopleComeBack: 'peopleComeBack',
});

/** A title of a new key doesn't compile before it stands here; one that is here is never taken away. */
const VALUES: { readonly [K in TitleKey]: Fields<Titles[K]> } = {
  begin: named,
  'bring-star': named,
  'rename-campaign': renamed,
  'begin-episode': named,
  'end-episode': named,
  'set-date': {},
  'new-dice': {},
  'house-rules': {},
  'correct-figure': { ...place, to: figure },
  'take-back-figure': place,
  'house-rule': { rule: houseRule, on: z.boolean() },
  'last-year': { year: year.nullable() },
  'change-division': { to: division },
  recruit: named,
  'recruit-again': { ...named, left: count },
  'add-grunt': named,
  'settle-party': {},
  'rename-figure': renamed,
  'write-biography': named,
  'set-status': { ...named, status },
  'edit-rep': { ...named, rep },
  'edit-rap': { ...named, rap: count },
  'edit-protection': { ...named, protected: z.boolean() },
  'edit-leadership': { ...named, leadership },
  'edit-attribute': { ...named, attribute, has: z.boolean() },
  'edit-advantage': { ...named, advantage, has: z.boolean() },
  'edit-weapon': { ...named, weapon, has: z.boolean() },
  'edit-clips': { ...named, clips: count },
  'edit-loaded': { ...named, weapon, loaded: z.boolean() },
  'edit-several': { field: oneOf<'rap' | 'rep'>({ rap: 'rap', rep: 'rep' }), by: z.int(), figures: count },
  'give-weapon': { ...named, weapon },
  'give-clips': { ...named, from: text, clips: count },
  'hand-out': { name: text.nullable(), ...things },
  'take-up': { ...named, ...things },
  'share-out': { things: count, among: count },
  'add-stock': { thing, count },
  'strike-off': things,
  'decide-war': { winner },
  plan: { kind: encounterKind, objective: objective.nullable(), area },
  drop: { kind: encounterKind },
  'take-clip': { ...named, weapon },
  carry: { name: text.nullable() },
  equip: { ...named, thing },
  'roll-vehicle': { won: z.boolean() },
  'spend-vehicle': {},
  drink: { ...named, state: drunkState },
  'set-table': { place: text.nullable() },
  'reroll-part': {},
  'place-zombies': { zombies: count },
  'ready-escape': { captors: count },
  muster: { role, count },
  'begin-pursuit': { away: z.boolean(), lead: z.int() },
  'pursue-on': { end: pursuitEnd, lead: z.int() },
  'split-runners': {},
  'begin-turn': { number: count, order: z.array(record<SideDie>({ side: text, face })) },
  fire: { ...named, shots: count, empty: z.boolean() },
  reload: named,
  mark: { ...named, condition: z.enum(CONDITIONS) },
  'count-kills': { ...named, zombies: count, people: count },
  hear: { zombies: count },
  alert: { alerted: z.boolean() },
  enter: { place: z.union([building, vehicle]) },
  deal: { speaker: text.nullable(), how: dealtHow },
  beat: { speaker: text.nullable(), several: z.boolean() },
  search: { ...named, item, found: z.boolean() },
  'search-loser': { ...named, loser: text },
  check: { ...named, results: z.array(testResult) },
  sense: { ...named, word: z.enum(DUMBASS_ACTS) },
  task: { ...named, result: testResult },
  examine: { ...named, word: z.enum(DOC_WORDS) },
  mercy: { ...named, word: z.enum(MERCY_ENDS) },
  report: { by: oneOf<'player' | 'bots'>({ player: 'player', bots: 'bots' }) },
  'correct-report': named,
  settle: { ...named, result: stepResult },
  end: { kind: encounterKind },
  written: { text },
};

const TITLES: ReadonlyMap<string, z.ZodType<Title>> = new Map(
  Object.entries(VALUES).map(([key, values]) => [
    key,
    record<TitleOf<TitleKey>>({
      key: z.literal(key) as unknown as z.ZodType<TitleKey>,
      values: z.strictObject(values) as unknown as z.ZodType<Title['values']>,
    }) as unknown as z.ZodType<Title>,
  ]),
);

/** What stands in the log as JSON. Versions up to 4 stored a sentence. */
export function titleFrom(stored: unknown, at: string): Title {
  if (typeof stored === 'string') return { key: 'written', values: { text: stored } };
  const key = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'key') : undefined;
  const title = TITLES.get(String(key));
  if (title === undefined) throw new UnfitValue(`${at}.key`, 'what an act did', key);
  return parse(title, stored, at);
}
