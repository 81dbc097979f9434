/** Everything a player may do in an Encounter, as one call: which act, and all that it wants to know. */
import { z } from 'zod';
import { ACTS, type ActId, type ActInput } from '../../../rules/all-things-zombie/acts/acts.ts';
import { CORRECT_REPORT, REPORT } from '../../../rules/all-things-zombie/acts/encounter/after/report.ts';
import { SETTLE } from '../../../rules/all-things-zombie/acts/encounter/after/settle.ts';
import { FIGHTER, GROUP, ITEM, PART, SPOT } from '../../../rules/all-things-zombie/acts/fields.ts';
import type { FighterId } from '../../../rules/all-things-zombie/state/turn.ts';
import type { Values } from '../../../rules/core/fields.ts';
import { schemaOf, shapeOf } from './fields.ts';

export const ItemId = schemaOf(ITEM, 'items');
export const GroupId = schemaOf(GROUP, 'contact');
/** A figure of the party, or one of a group met by its place in it, from 0: `c2/0`. */
export const WhoId = schemaOf(FIGHTER, 'who').transform((id) => id as FighterId);
/** A building or a vehicle on the table. */
export const SpotId = schemaOf(SPOT, 'spot');
export const MapPart = schemaOf(PART, 'part');

/** Report of what happened to one figure in the battle. */
export const FigureReport = z.strictObject(shapeOf(CORRECT_REPORT.fields.to.fields));
export type FigureReport = z.output<typeof FigureReport>;
export const Records = schemaOf(REPORT.fields.records, 'records');
export const FieldHeld = z.strictObject(shapeOf(REPORT.fields.field.fields));
export type FieldHeld = z.output<typeof FieldHeld>;

export const Step = schemaOf(SETTLE.fields.step, 'step');
export type Step = z.output<typeof Step>;

type EncounterId = Extract<ActId, `encounter.${string}`>;
type NameOf<A extends EncounterId> = A extends `encounter.${infer D}` ? D : never;

/** `do` names the act: `hear-marker`. */
export type EncounterAct = {
  [A in EncounterId]: { readonly do: NameOf<A> } & ActInput<A>;
}[EncounterId];
type EncounterActSent = {
  [A in EncounterId]: { readonly do: NameOf<A> } & Values<(typeof ACTS)[A]['fields'], 'any'>;
}[EncounterId];

const [first, ...others] = Object.entries(ACTS).flatMap(([id, { fields }]) => {
  const [area, name] = id.split('.');
  return area === 'encounter' ? [z.strictObject({ do: z.literal(name), ...shapeOf(fields) })] : [];
});
if (first === undefined) throw new Error('an Encounter without acts');

export const EncounterAct = z.discriminatedUnion('do', [first, ...others]) as unknown as z.ZodType<
  EncounterAct,
  EncounterActSent
>;
