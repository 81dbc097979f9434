/** Parts of every call: a kind, an input, an output; and those that many inputs share. */
import { z } from 'zod';
import { CampaignId, OwnEntry, Revision } from './shapes.ts';

export interface Call<K extends 'query' | 'command', I extends z.ZodType, O extends z.ZodType> {
  /** A query changes nothing and may be asked again; a command is one transaction. */
  readonly kind: K;
  readonly input: I;
  readonly output: O;
}

export const query = <I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
): Call<'query', I, O> => ({
  kind: 'query',
  input,
  output,
});
export const command = <I extends z.ZodType, O extends z.ZodType>(
  input: I,
  output: O,
): Call<'command', I, O> => ({
  kind: 'command',
  input,
  output,
});

export const nothing = z.strictObject({});
export const which = { campaign: CampaignId };
/**
 * A command says from which state of the campaign it was made; from an older one it fails as `stale`. Where it would give up more than a
 * few acts that were taken back, it fails as `unconfirmed`, unless it says that this is meant.
 */
export const at = { campaign: CampaignId, revision: Revision, giveUpLine: z.boolean().optional() };
/**
 * A large table laid out by hand takes about eighty entries, each lot and parked vehicle with its pick, and a draw that
 * comes to nothing is drawn again: room for several times as many, so that nobody is stopped halfway.
 */
export const MOST_ENTRIES = 400;
/** Roller of the dice: the app of all, deciding too; or the player, entry by entry. */
export const dice = z.union([
  z.literal('app'),
  z.array(OwnEntry).max(MOST_ENTRIES, { error: `One act takes at most ${MOST_ENTRIES} dice and cards.` }),
]);
/** The same, or the app rolls while the player decides, one decision after another; `app` leaves one to it. */
export const diceOrDecisions = z.union([
  ...dice.options,
  z.strictObject({
    decide: z
      .array(z.string().max(80, { error: 'Give each decision as a short word.' }))
      .max(MOST_ENTRIES, { error: `One act takes at most ${MOST_ENTRIES} decisions.` }),
  }),
]);
