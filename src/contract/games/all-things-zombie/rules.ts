/** The rules reference: every rule in our own words, the tables behind it, and what its odds ask for. */
import { z } from 'zod';
import { FigureView } from '../../corrections.ts';

export const RuleId = z
  .string({ error: 'Give the rule’s id as text.' })
  .max(80, { error: 'A rule’s id has at most 80 characters.' });

/** A rule; what the rules are about; or a ruling of ours. */
export const RULE_KINDS = ['rule', 'character', 'advantage', 'attribute', 'weapon', 'ruling'] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RuleLine = z.object({
  id: z.string(),
  kind: z.enum(RULE_KINDS),
  title: z.string(),
  summary: z.string(),
  odds: z.boolean(),
  tables: z.boolean(),
});
export type RuleLine = z.infer<typeof RuleLine>;

export const RuleList = z.object({
  /** In the order of the rulebook; our own last. */
  sections: z.array(z.object({ title: z.string(), rules: z.array(RuleLine) })),
});
export type RuleList = z.infer<typeof RuleList>;

/** Reading of the book where it is silent, says two things, or has lost something. */
export const RulingView = z.object({
  /** `ATZ-27` */
  id: z.string(),
  title: z.string(),
  /** Question that the book leaves open. */
  open: z.string(),
  decision: z.string(),
  confidence: z.enum(['ruling', 'derived', 'reconstructed']),
});
export type RulingView = z.infer<typeof RulingView>;

/** Foundation of a row that isn't printed, or is printed and had to be read. */
export const Rests = z.object({
  on: z.enum(['printed', 'ruling', 'derived', 'reconstructed']),
  /** `ATZ-27` */
  ruling: z.string().nullable(),
});
export type Rests = z.infer<typeof Rests>;

export const RuleTable = z.object({
  id: z.string(),
  title: z.string(),
  columns: z.array(z.string()).min(2),
  /** The first cell says which row it is. */
  rows: z.array(
    z.object({
      cells: z.array(z.string()),
      /** Cells as in the book, where a figure is corrected here. */
      was: z.array(z.string()).nullable(),
      rests: Rests.nullable(),
      /** Figures of the row that can be corrected for a campaign. */
      figures: z.array(FigureView),
    }),
  ),
});
export type RuleTable = z.infer<typeof RuleTable>;

const Value = z.union([z.string(), z.number(), z.null()]);

/** Single thing the odds of a rule want to know. */
const SimpleField = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    name: z.string(),
    label: z.string(),
    least: z.number(),
    most: z.number(),
    start: z.number(),
  }),
  z.object({ kind: z.literal('flag'), name: z.string(), label: z.string() }),
  z.object({
    kind: z.literal('choice'),
    name: z.string(),
    label: z.string(),
    options: z.array(z.object({ value: Value, text: z.string() })).min(1),
    /** May be left out, and is at first where `start` is null. */
    optional: z.boolean(),
    start: Value,
  }),
  z.object({
    kind: z.literal('several'),
    name: z.string(),
    label: z.string(),
    options: z.array(z.object({ value: z.string(), text: z.string() })).min(1),
  }),
]);
export type SimpleField = z.infer<typeof SimpleField>;

export const OddsField = z.union([
  SimpleField,
  z.object({
    kind: z.literal('group'),
    name: z.string(),
    label: z.string(),
    fields: z.array(SimpleField),
  }),
  z.object({
    kind: z.literal('list'),
    name: z.string(),
    label: z.string(),
    /** Fields of one entry of the list. */
    fields: z.array(SimpleField),
    least: z.number(),
    most: z.number(),
  }),
  /** Tally of each option, such as the cards of a pile; given as a list in which each stands as often. */
  z.object({
    kind: z.literal('tally'),
    name: z.string(),
    label: z.string(),
    options: z.array(z.object({ value: z.string(), text: z.string(), start: z.number() })).min(1),
    /** Most of all options together. */
    most: z.number(),
  }),
]);
export type OddsField = z.infer<typeof OddsField>;

export const OddsForm = z.object({
  /** Name by which `odds.get` is asked. */
  rule: z.string(),
  fields: z.array(OddsField),
  /** Kind of outcome: `Inches`, `Zombies`. */
  outcome: z.string(),
  /** Outcomes in words, by their name; a number is missing here and stands for itself. */
  words: z.record(z.string(), z.string()),
  /** Other results the same dice decide, by name. */
  beside: z.record(z.string(), z.string()),
});
export type OddsForm = z.infer<typeof OddsForm>;

export const RuleEntry = z.object({
  id: z.string(),
  kind: z.enum(RULE_KINDS),
  /** The heading it stands under; null where it is our own. */
  section: z.string().nullable(),
  title: z.string(),
  summary: z.string(),
  /** Request to the player. */
  ask: z.string().nullable(),
  odds: OddsForm.nullable(),
  tables: z.array(RuleTable),
  /** Notes on what else is to be known, each with the ruling it rests on. */
  notes: z.array(z.object({ text: z.string(), ruling: z.string().nullable() })),
  /** All that it rests on; of a ruling itself, that one. */
  rulings: z.array(RulingView),
  /** Rules that a ruling decides. */
  decides: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type RuleEntry = z.infer<typeof RuleEntry>;
