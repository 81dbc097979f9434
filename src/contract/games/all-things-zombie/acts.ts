/** Everything a player may do in an Encounter, as one call: which act, and all that it wants to know. */
import { z } from 'zod';
import { VICTIMS } from '../../../rules/all-things-zombie/acts/encounter/turn.ts';
import { AFTER_STEPS, type AfterStep } from '../../../rules/all-things-zombie/after-the-battle/due.ts';
import { type Part, SINGLE_PARTS } from '../../../rules/all-things-zombie/battlefield/parts.ts';
import { TABLE_SIZE } from '../../../rules/all-things-zombie/battlefield/table.ts';
import {
  ADVANTAGES_OF_SITUATION,
  DIFFICULTIES,
} from '../../../rules/all-things-zombie/challenge/difficulty.ts';
import { PRISONS } from '../../../rules/all-things-zombie/encounters/escape.ts';
import { KINDS, OBJECTIVES, ROLES } from '../../../rules/all-things-zombie/encounters/kind.ts';
import { FACINGS } from '../../../rules/all-things-zombie/meeting-and-greeting/placement.ts';
import type { FigureId as Figure } from '../../../rules/all-things-zombie/state/campaign.ts';
import { CONDITIONS, type FighterId } from '../../../rules/all-things-zombie/state/turn.ts';
import { ITEMS } from '../../../rules/all-things-zombie/types.ts';
import { Reason } from '../../shapes.ts';
import { Check } from './checks.ts';
import { Area } from './generated-encounter.ts';
import { FigureId, HeldWeaponId, Rep } from './shapes.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(what: string, values: T) =>
  z.enum(values, { error: `${what} is one of ${values.join(', ')}.` });

const number = (what: string, least: number, most: number) =>
  z
    .int({ error: `${what} are a whole number.` })
    .min(least, { error: `${what} are ${least} or more.` })
    .max(most, { error: `${what} are ${most} at most.` });

export const ItemId = z.string().regex(/^i[1-9][0-9]{0,8}$/, { error: 'A thing’s id is an i and a number.' });
export const GroupId = z.string().regex(/^c[1-9][0-9]{0,8}$/, { error: 'A group’s id is a c and a number.' });
/** A figure of the party, or one of a group met by its place in it, from 0: `c2/0`. */
export const WhoId = z
  .string()
  .regex(/^(f[1-9][0-9]{0,8}|c[1-9][0-9]{0,8}\/[0-9]{1,2})$/, {
    error: 'Somebody on the table is a figure (f1) or one of a group (c2/0).',
  })
  .transform((id) => id as FighterId);
/** A building or a vehicle on the table. */
export const SpotId = z
  .string()
  .regex(/^[bv][1-9][0-9]?$/, { error: 'A place on the table is a b or a v and a number.' });
export const MapPart = z
  .union([z.enum(SINGLE_PARTS), z.string().regex(/^[bv][1-9][0-9]?$/)], {
    error: 'The table has no such part.',
  })
  .transform((part) => part as Part);
const Figures = z.array(FigureId).max(99, { error: 'A party has at most 99 figures.' });
const Floor = number('Floors', 0, 9);
const Weapon = z.string().regex(/^w[0-9]{1,9}$/, { error: 'A weapon’s id is a w and a number.' });

/** Where shots were fired from, in tenths of an inch from the south-west, and the way the shooter faced. */
const From = z
  .strictObject({
    spot: z.strictObject({
      x: number('Tenths of an inch', 0, TABLE_SIZE),
      y: number('Tenths of an inch', 0, TABLE_SIZE),
    }),
    facing: oneOf('A facing', FACINGS),
  })
  .nullable();

const Band = z.strictObject({ lowestRep: Rep, vehicles: z.boolean() });

/** What happened to one figure in the battle. */
export const FigureReport = z.strictObject({
  figure: FigureId.transform((id) => id as Figure),
  fought: z.boolean(),
  ranAway: z.boolean(),
  outOfTheFight: z.boolean(),
  rejoined: z.boolean(),
  mauled: z.boolean(),
  broughtOff: z.boolean(),
  killed: z.boolean(),
  by: z.enum(['zombies', 'people']).nullable(),
  byRep: number('Reps', 0, 9).nullable(),
  captured: z.boolean(),
  sawFirstDeath: z.boolean(),
  sanity: z.enum(['huddled', 'collapsed']).nullable(),
  zombiesKilled: number('Kills', 0, 999),
  peopleKilled: number('Kills', 0, 999),
});
export type FigureReport = z.infer<typeof FigureReport>;

export const Records = z.array(FigureReport).max(99, { error: 'A party has at most 99 figures.' });
export const FieldHeld = z.strictObject({ zombies: z.boolean(), enemies: z.boolean() });
export type FieldHeld = z.infer<typeof FieldHeld>;

const STEPS = Object.keys(AFTER_STEPS) as [AfterStep, ...AfterStep[]];
export const Step = oneOf('A step', STEPS);
export type Step = z.infer<typeof Step>;

const consequence = z
  .string()
  .trim()
  .min(1, { error: 'Say what failing costs before the dice are rolled.' })
  .max(200, { error: 'What failing costs has at most 200 characters.' });

/** One line for each act, in the order of an Encounter; `do` names it. */
export const EncounterAct = z.discriminatedUnion('do', [
  // Plan
  z.strictObject({ do: z.literal('decide-war') }),
  z.strictObject({
    do: z.literal('plan'),
    kind: oneOf('A kind', KINDS),
    role: oneOf('A role', [...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit]),
    objective: oneOf('An objective', OBJECTIVES).nullable(),
    area: Area,
    goes: Figures,
  }),
  z.strictObject({ do: z.literal('drop') }),
  z.strictObject({ do: z.literal('take-clip'), item: ItemId, figure: FigureId, weapon: HeldWeaponId }),
  z.strictObject({ do: z.literal('carry'), item: ItemId, to: FigureId.nullable() }),
  z.strictObject({ do: z.literal('equip'), item: ItemId, figure: FigureId }),
  z.strictObject({ do: z.literal('roll-vehicle') }),
  z.strictObject({ do: z.literal('spend-vehicle'), item: ItemId }),
  z.strictObject({ do: z.literal('drink'), figure: FigureId }),
  // Set up
  z.strictObject({
    do: z.literal('set-table'),
    locked: z.array(MapPart).max(99, { error: 'A table has at most 99 parts.' }),
    mallAlone: z.boolean(),
  }),
  z.strictObject({ do: z.literal('reroll-part'), part: MapPart }),
  z.strictObject({ do: z.literal('place-zombies') }),
  z.strictObject({
    do: z.literal('ready-escape'),
    prison: oneOf('A prison', PRISONS),
    captives: z.strictObject({ count: number('Captives', 1, 99), highestRep: Rep }).optional(),
  }),
  z.strictObject({
    do: z.literal('muster'),
    role: oneOf('A role', [...ROLES.raid, ...ROLES.escape, ...ROLES.pursuit]),
    /** Null where the rules say how many. */
    count: number('People', 1, 99).nullable(),
  }),
  z.strictObject({ do: z.literal('begin-pursuit'), runners: Band, chasers: Band }),
  z.strictObject({ do: z.literal('pursue-on'), band: number('Bands', 0, 99) }),
  z.strictObject({
    do: z.literal('split-runners'),
    band: number('Bands', 0, 99),
    into: z
      .array(z.strictObject({ runners: Band, chasers: Band.nullable() }))
      .max(20, { error: 'Runners split into 20 bands at most.' }),
  }),
  // Play
  z.strictObject({
    do: z.literal('begin-turn'),
    sides: z
      .array(
        z
          .string()
          .trim()
          .min(1, { error: 'A side needs a name.' })
          .max(40, { error: 'A side’s name has at most 40 characters.' }),
      )
      .max(12, { error: 'At most 12 sides.' }),
  }),
  z.strictObject({
    do: z.literal('fire'),
    who: WhoId,
    weapon: Weapon.nullable(),
    shots: number('Shots', 1, 99),
    ones: number('Ones', 0, 99),
    from: From,
  }),
  z.strictObject({ do: z.literal('reload'), who: WhoId, weapon: Weapon }),
  z.strictObject({
    do: z.literal('mark'),
    who: WhoId,
    condition: oneOf('A condition', CONDITIONS),
    byZombie: z.boolean(),
  }),
  z.strictObject({
    do: z.literal('count-kills'),
    who: WhoId,
    of: oneOf('Whoever was killed', VICTIMS),
    /** More than were counted before; below 0, fewer. */
    by: z
      .int({ error: 'Kills are counted in whole numbers.' })
      .min(-99, { error: 'At most 99 fewer at once.' })
      .max(99, { error: 'At most 99 more at once.' })
      .refine((by) => by !== 0, { error: 'Count one more, or one less.' }),
  }),
  z.strictObject({ do: z.literal('hear-marker'), marker: number('Markers', 0, 999) }),
  z.strictObject({ do: z.literal('hear-shots'), shots: number('Shots', 0, 99), from: From }),
  z.strictObject({ do: z.literal('alert') }),
  z.strictObject({ do: z.literal('enter'), spot: SpotId, floor: Floor, figures: Figures }),
  z.strictObject({ do: z.literal('deal'), contact: GroupId, figures: Figures }),
  z.strictObject({ do: z.literal('beat'), contact: GroupId }),
  z.strictObject({
    do: z.literal('search'),
    spot: SpotId,
    figure: FigureId,
    item: oneOf('A find', ITEMS),
  }),
  z.strictObject({
    do: z.literal('search-loser'),
    contact: GroupId,
    /** Counted from 0. */
    member: number('Members', 0, 99),
    figure: FigureId,
    item: oneOf('A find', ITEMS),
  }),
  z.strictObject({
    do: z.literal('check'),
    figure: WhoId,
    what: Check,
    shaken: z.boolean().optional(),
    /** Leads its side: of those met only. */
    leads: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('sense'), figure: WhoId }),
  z.strictObject({
    do: z.literal('task'),
    figure: WhoId,
    difficulty: oneOf('A difficulty', DIFFICULTIES),
    consequence,
  }),
  z.strictObject({
    do: z.literal('opposed-task'),
    figure: WhoId,
    opposers: z
      .array(
        z.strictObject({
          /** Somebody on the table, whose own Rep then counts; left out, anybody of that Rep. */
          who: WhoId.optional(),
          rep: Rep,
          advantage: oneOf('An advantage', ADVANTAGES_OF_SITUATION).optional(),
        }),
      )
      .max(20, { error: 'At most 20 oppose a task.' }),
    consequence,
  }),
  z.strictObject({
    do: z.literal('examine'),
    casualty: FigureId,
    by: FigureId,
    /** Times out of the fight before this one. */
    wounds: number('Wounds', 0, 20),
  }),
  z.strictObject({ do: z.literal('mercy'), figure: FigureId, rep: Rep }),
  // After
  z.strictObject({
    do: z.literal('report'),
    records: Records,
    field: FieldHeld,
    shots: number('Shots', 0, 999),
  }),
  z.strictObject({ do: z.literal('correct-report'), to: FigureReport, why: Reason }),
  z.strictObject({ do: z.literal('settle'), figure: FigureId, step: Step }),
  z.strictObject({ do: z.literal('end'), successful: z.boolean(), leftWithHumansBehind: z.boolean() }),
]);
export type EncounterAct = z.output<typeof EncounterAct>;
