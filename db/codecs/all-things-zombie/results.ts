/** Codecs of the results of tests, tasks and steps, as events hold them. */
import { z } from 'zod';
import { DOC_WORDS } from '../../../src/rules/all-things-zombie/after-the-battle/doc.ts';
import { AFTER_STEPS, type AfterStep } from '../../../src/rules/all-things-zombie/after-the-battle/due.ts';
import {
  EARLY_GRAVES,
  type LeftBehindWord,
} from '../../../src/rules/all-things-zombie/after-the-battle/larger-than-life.ts';
import { RECOVERY_WORDS } from '../../../src/rules/all-things-zombie/after-the-battle/recovery.ts';
import type { TaskResult } from '../../../src/rules/all-things-zombie/challenge/task.ts';
import {
  DEAD_DRUNK_WORDS,
  DUMBASS_ACTS,
} from '../../../src/rules/all-things-zombie/data/attribute-tables.ts';
import { AWARENESSES } from '../../../src/rules/all-things-zombie/meeting-and-greeting/survivors.ts';
import { MERCY_ENDS } from '../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import type { MotorWord } from '../../../src/rules/all-things-zombie/melee/chain-saw.ts';
import type { CrazyWord } from '../../../src/rules/all-things-zombie/reaction/crazy.ts';
import type { InSightWord } from '../../../src/rules/all-things-zombie/reaction/in-sight.ts';
import type { PursueByFireWord } from '../../../src/rules/all-things-zombie/reaction/pursue-by-fire.ts';
import type { WhatNowWord } from '../../../src/rules/all-things-zombie/reaction/words.ts';
import { REACTION_WORDS } from '../../../src/rules/all-things-zombie/reaction/words.ts';
import { HARMS } from '../../../src/rules/all-things-zombie/shooting/damage.ts';
import { FIRE_HOW } from '../../../src/rules/all-things-zombie/shooting/fire-impact.ts';
import { INFECTED, type StepResult } from '../../../src/rules/all-things-zombie/state/step-result.ts';
import type {
  FoeResult,
  MeleeResult,
  OldWords,
  TaskOpposer,
  TestResult,
} from '../../../src/rules/all-things-zombie/state/test-result.ts';
import { VEHICLE_STEPS } from '../../../src/rules/all-things-zombie/state/test-result.ts';
import { count, oneOf, record, text } from '../shape.ts';
import { attribute, rep, vehicle, weapon } from './vocabulary.ts';

export const oldWords = record<OldWords>({ words: text });

const harm = z.enum(HARMS);

type Of<O extends string> = Extract<TestResult, { readonly of: O }>;

const back = count.exactOptional();

const foeResult = record<FoeResult>({
  name: text.nullable(),
  harm: z.enum(['missed', ...HARMS]),
  back,
  flies: record<NonNullable<FoeResult['flies']>>({
    way: z.enum(['left', 'right']),
    inches: count,
  }).exactOptional(),
});

export const testResult: z.ZodType<TestResult> = z.union([
  record<Of<'reaction'>>({ of: z.literal('reaction'), word: z.enum(REACTION_WORDS) }),
  record<Of<'what-now'>>({
    of: z.literal('what-now'),
    word: oneOf<WhatNowWord>({ actsOrMoves: 'actsOrMoves', staysDown: 'staysDown' }),
  }),
  record<Of<'pursue-by-fire'>>({
    of: z.literal('pursue-by-fire'),
    word: oneOf<PursueByFireWord>({
      fires: 'fires',
      firesAtCover: 'firesAtCover',
      doesNotFire: 'doesNotFire',
    }),
  }),
  record<Of<'fast-move'>>({ of: z.literal('fast-move'), inches: count }),
  record<Of<'doc'>>({ of: z.literal('doc'), word: z.enum(DOC_WORDS) }),
  record<Of<'mercy'>>({ of: z.literal('mercy'), word: z.enum(MERCY_ENDS) }),
  record<Of<'sense'>>({ of: z.literal('sense'), word: z.enum(DUMBASS_ACTS) }),
  record<Of<'dead-drunk'>>({ of: z.literal('dead-drunk'), word: z.enum(DEAD_DRUNK_WORDS) }),
  record<Of<'task'>>({
    of: z.literal('task'),
    word: oneOf<TaskResult['result']>({ success: 'success', failure: 'failure', stopsShort: 'stopsShort' }),
    consequence: text,
    against: z.array(record<TaskOpposer>({ name: text.nullable(), rep: count, failed: z.boolean() })),
  }),
  record<Of<'awareness'>>({ of: z.literal('awareness'), word: z.enum(AWARENESSES) }),
  record<Of<'sighted'>>({
    of: z.literal('sighted'),
    word: oneOf<InSightWord>({
      fires: 'fires',
      holdsOrFires: 'holdsOrFires',
      doesNotFire: 'doesNotFire',
      firesAndIsExposed: 'firesAndIsExposed',
    }),
    opens: z.boolean(),
    moved: z.boolean(),
  }),
  record<Of<'moved'>>({
    of: z.literal('moved'),
    how: oneOf<'normal' | 'fast' | 'stay'>({ normal: 'normal', fast: 'fast', stay: 'stay' }),
    inches: count,
    told: z.literal(true).exactOptional(),
    fell: z.literal(true).exactOptional(),
    prone: z.literal(true).exactOptional(),
    stood: z.literal(true).exactOptional(),
    forded: z.literal(true).exactOptional(),
    inside: z.boolean().exactOptional(),
  }),
  record<Of<'vehicle'>>({
    of: z.literal('vehicle'),
    kind: vehicle,
    steps: z.array(z.enum(VEHICLE_STEPS)),
    hurt: z.array(foeResult),
  }),
  record<Of<'burnt'>>({
    of: z.literal('burnt'),
    how: z.enum(FIRE_HOW),
    harm: z.enum(HARMS),
  }),
  record<Of<'zombies'>>({ of: z.literal('zombies'), surprised: z.boolean(), zombies: count }),
  record<Of<'shots'>>({
    of: z.literal('shots'),
    weapon,
    shots: count,
    at: z.array(foeResult),
  }),
  record<Of<'melee'>>({
    of: z.literal('melee'),
    against: z.array(
      record<MeleeResult>({
        name: text.nullable(),
        won: oneOf<MeleeResult['won']>({ self: 'self', foe: 'foe', nobody: 'nobody' }),
        harm: harm.nullable(),
        back,
      }),
    ),
    harm: harm.nullable(),
    back,
    motor: oneOf<MotorWord>({ runs: 'runs', stalls: 'stalls', empty: 'empty' }).nullable(),
  }),
  record<Of<'finished'>>({
    of: z.literal('finished'),
    name: text.nullable(),
    ends: oneOf<'dead' | 'captured'>({ dead: 'dead', captured: 'captured' }),
  }),
  oldWords,
]);

type By<S extends AfterStep> = Exclude<Extract<StepResult, { readonly step: S }>, OldWords>;
const STEPS = Object.keys(AFTER_STEPS) as [AfterStep, ...AfterStep[]];

/** Steps that come to no more than that they were taken. */
const plain = <S extends 'dies' | 'first-death-seen' | 'comes-round' | 'rap-lost'>(step: S) =>
  record<{ readonly step: S }>({ step: z.literal(step) as unknown as z.ZodType<S> });

export const stepResult: z.ZodType<StepResult> = z.union([
  record<By<'larger-than-life'>>({
    step: z.literal('larger-than-life'),
    chosen: z.enum(EARLY_GRAVES).exactOptional(),
  }),
  record<By<'left-behind'>>({
    step: z.literal('left-behind'),
    word: oneOf<LeftBehindWord>({ captured: 'captured', dead: 'dead', recovers: 'recovers' }),
  }),
  record<By<'cheating-death'>>({ step: z.literal('cheating-death'), cheats: z.boolean() }),
  plain('dies'),
  record<By<'recovery'>>({ step: z.literal('recovery'), word: z.enum(RECOVERY_WORDS) }),
  record<By<'infection'>>({ step: z.literal('infection'), word: z.enum(INFECTED) }),
  plain('first-death-seen'),
  plain('comes-round'),
  record<By<'crazy-about-my-job'>>({
    step: z.literal('crazy-about-my-job'),
    word: oneOf<CrazyWord>({
      returns: 'returns',
      returnsWeaker: 'returnsWeaker',
      neverRecovers: 'neverRecovers',
    }),
  }),
  plain('rap-lost'),
  record<By<'rap'>>({ step: z.literal('rap'), rap: count }),
  record<By<'rep-up'>>({ step: z.literal('rep-up'), rep, attribute: attribute.nullable() }),
  record<{ readonly step: AfterStep } & OldWords>({ step: z.enum(STEPS), words: text }),
]);
