/** The acts between Encounters that the app answers to the end: a call each, made from what the rules declare. */
import { z } from 'zod';
import { ACTS, type ActId } from '../../../../rules/all-things-zombie/acts/acts.ts';
import { at, type Call, command } from '../../../call.ts';
import type { ShapeOf } from '../../../fields.ts';
import { Committed } from '../../../log.ts';
import { shapeOf } from '../fields.ts';

/**
 * A new campaign has no revision yet, every game has a name and figures to correct, a recruit may take the player's
 * own dice, and of an episode its log says the rest.
 */
const OTHERWISE = [
  'campaign.create',
  'campaign.rename',
  'campaign.correct-figure',
  'campaign.take-back-figure',
  'party.recruit',
  'party.recruitAgain',
  'episode.begin',
  'episode.end',
] as const;
type Otherwise = (typeof OTHERWISE)[number] | `encounter.${string}`;

export type PlainAct = Exclude<ActId, Otherwise>;

const isPlain = (id: ActId): id is PlainAct =>
  !id.startsWith('encounter.') && !OTHERWISE.some((other) => other === id);

export const PLAIN_ACTS: readonly PlainAct[] = (Object.keys(ACTS) as ActId[]).filter(isPlain);

type ActCalls = {
  readonly [A in PlainAct]: Call<
    'command',
    z.ZodObject<typeof at & ShapeOf<(typeof ACTS)[A]['fields']>, z.core.$strict>,
    typeof Committed
  >;
};

export const actCalls = Object.fromEntries(
  PLAIN_ACTS.map((id) => [id, command(z.strictObject({ ...at, ...shapeOf(ACTS[id].fields) }), Committed)]),
) as unknown as ActCalls;
