/** No act goes through without telling an event: the log couldn't hold it. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CallFailure } from '../../../../src/backend/calls/call-failure.ts';
import { playAct } from '../../../../src/backend/games/all-things-zombie/play-act.ts';
import { ACTS, type ActInput } from '../../../../src/rules/all-things-zombie/acts/acts.ts';
import { PLAYS, type PlayedId, playOf } from '../../../../src/rules/all-things-zombie/acts/plays.ts';
import type { Campaign } from '../../../../src/rules/all-things-zombie/state/campaign.ts';
import { TRIES } from '../../../backend/chances/every-act.ts';
import { idsOf, inputOf } from '../../../support/rules/act-inputs.ts';
import { withGrunts } from '../../../support/rules/campaign.ts';
import { campaignWith } from '../../../support/rules/encounter.ts';

const stock = [
  { kind: 'weapon', weapon: 'bow' },
  { kind: 'body-armor' },
  { kind: 'surplus-clip' },
  {},
] as const;
/** Number of campaigns, the first ones, in which acts are tried often. */
const OFTEN = 3;

/** At every point that an act is tried at. */
const campaigns: readonly Campaign[] = [
  withGrunts(),
  campaignWith({ stock }),
  campaignWith({ stock: stock.map((one) => ({ ...one, carrier: withGrunts().figures[1]?.id ?? null })) }),
  ...Object.values(TRIES).flatMap((tries) => tries.map((attempted) => attempted().campaign)),
];

it('an act that goes through tells an event, whatever it is given', () => {
  const silent: unknown[] = [];
  const through = new Set<PlayedId>();
  for (const id of Object.keys(PLAYS) as PlayedId[]) {
    const { fields } = ACTS[id];
    for (const [at, campaign] of campaigns.entries()) {
      // Acts possible at any time are tried from a few campaigns often; those of an Encounter, from each of its points.
      const numRuns = (at < OFTEN ? 60 : 2) * (id.startsWith('encounter.') ? 1 : 2);
      const inputs = fc.sample(inputOf(fields, idsOf(campaign)), { numRuns, seed: 6 + at });
      for (const input of inputs) {
        const events = told(campaign, id, input as ActInput<PlayedId>);
        if (events === undefined) continue;
        through.add(id);
        if (events === 0) silent.push({ id, input });
      }
    }
  }
  expect(silent).toEqual([]);
  // Chance finds a way through most of them; those it doesn't are held by scenes of their own.
  expect(through.size).toBeGreaterThan(40);
});

/** Number of events that the act tells; undefined where it is refused. */
function told(campaign: Campaign, id: PlayedId, input: ActInput<PlayedId>): number | undefined {
  try {
    const played = playAct(campaign, (now) => playOf(id, input)(now));
    return played.state === 'done' ? played.told.length : undefined;
  } catch (error) {
    if (error instanceof CallFailure) return undefined;
    throw error;
  }
}
