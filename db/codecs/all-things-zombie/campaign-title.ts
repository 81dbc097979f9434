/** Codecs of the titles that say in the log what an act did. */

import { z } from 'zod';
import { TITLES, type Title } from '../../../src/rules/all-things-zombie/acts/title.ts';
import type { Noun, Nouns, Thing } from '../../../src/rules/all-things-zombie/acts/title-facts.ts';
import { DOC_WORDS } from '../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import {
  DEAD_DRUNK_WORDS,
  DUMBASS_ACTS,
} from '../../../src/rules/all-things-zombie/data/attribute-tables.ts';
import { MERCY_ENDS } from '../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import type { HouseRules } from '../../../src/rules/all-things-zombie/state/house-rules.ts';
import { CONDITIONS } from '../../../src/rules/all-things-zombie/state/turn.ts';
import { WHENCE } from '../../../src/rules/all-things-zombie/state/zombies.ts';
import { STOCK_KINDS } from '../../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { TURNS } from '../../../src/rules/all-things-zombie/zombies/obstacle.ts';
import { figure } from '../corrections.ts';
import { count, oneOf, parse, record, text, UnfitValue } from '../shape.ts';
import { UNREADABLE_TITLE } from '../title.ts';
import { dealtHow } from './contact.ts';
import { drunkState, pursuitEnd } from './encounter.ts';
import { force } from './one-off.ts';
import { stepResult, testResult } from './results.ts';
import { location, sideDie, zombiesId } from './turn.ts';
import {
  advantage,
  area,
  attribute,
  building,
  counted,
  division,
  encounterKind,
  item,
  leadership,
  objective,
  pronoun,
  rep,
  role,
  shop,
  status,
  vehicle,
  weapon,
  winner,
  year,
} from './vocabulary.ts';

const thing = record<Thing>({ kind: z.enum(STOCK_KINDS), weapon: weapon.nullable() });

/** A noun that a title tells of doesn't compile before it stands here. */
const NOUNS: { readonly [N in Noun]: z.ZodType<Nouns[N]> } = {
  text,
  texts: z.array(text),
  count,
  number: z.int(),
  flag: z.boolean(),
  figure,
  'house-rule': oneOf<keyof HouseRules>({
    fastCampaign: 'fastCampaign',
    whatNowForGrunts: 'whatNowForGrunts',
    crackShotOneDie: 'crackShotOneDie',
    peopleComeBack: 'peopleComeBack',
    medicalUsedUp: 'medicalUsedUp',
    floorsTestedOnce: 'floorsTestedOnce',
    episodesBringSpoils: 'episodesBringSpoils',
  }),
  division,
  year,
  status,
  rep,
  leadership,
  pronoun,
  attribute,
  advantage,
  weapon,
  counted,
  'rep-or-rap': oneOf<'rep' | 'rap'>({ rep: 'rep', rap: 'rap' }),
  thing,
  winner,
  force,
  kind: encounterKind,
  objective,
  area,
  drunk: drunkState,
  role,
  'pursuit-end': pursuitEnd,
  'side-dice': z.array(sideDie),
  condition: z.enum(CONDITIONS),
  'building-or-vehicle': z.union([building, vehicle]),
  shop,
  'dealt-how': dealtHow,
  item,
  'test-result': testResult,
  'test-results': z.array(testResult),
  'zombie-turn': z.enum(TURNS),
  zombies: zombiesId,
  whence: z.enum(WHENCE),
  location,
  sense: z.enum([...DUMBASS_ACTS, ...DEAD_DRUNK_WORDS]),
  doc: z.enum(DOC_WORDS),
  mercy: z.enum(MERCY_ENDS),
  'player-or-bots': oneOf<'player' | 'bots'>({ player: 'player', bots: 'bots' }),
  'step-result': stepResult,
};

function schemaOf(noun: string): z.ZodType {
  // Declared as one of them, with or without a `?` or a `~` behind it.
  const schema: z.ZodType = NOUNS[noun.replace(/[?~]$/, '') as Noun];
  if (noun.endsWith('~')) return schema.exactOptional();
  return noun.endsWith('?') ? schema.nullable() : schema;
}

const CODECS: ReadonlyMap<string, z.ZodType<Title>> = new Map(
  Object.entries(TITLES).map(([key, { tells }]) => {
    const values = Object.entries<string>(tells).map(([name, noun]) => [name, schemaOf(noun)]);
    const title = z.strictObject({ key: z.literal(key), values: z.strictObject(Object.fromEntries(values)) });
    return [key, title as unknown as z.ZodType<Title>];
  }),
);

/** The title that `titleFrom` gives; undefined where it was damaged on the disk. */
export function readableTitle(stored: unknown): Title | undefined {
  if (stored === UNREADABLE_TITLE) return undefined;
  try {
    return titleFrom(stored, 'title');
  } catch (error) {
    if (error instanceof UnfitValue) return undefined;
    throw error;
  }
}

/** Reads a title that the log holds as JSON. Versions up to 4 stored a sentence. */
export function titleFrom(stored: unknown, at: string): Title {
  if (typeof stored === 'string') return { key: 'written', values: { text: stored } };
  const key = typeof stored === 'object' && stored !== null ? Reflect.get(stored, 'key') : undefined;
  const title = CODECS.get(String(key));
  if (title === undefined) throw new UnfitValue(`${at}.key`, 'what an act did', key);
  return parse(title, stored, at);
}
