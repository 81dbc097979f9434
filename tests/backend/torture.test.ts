/** Calls of every method with whatever comes to hand: each is answered, none is a fault of ours, nothing is broken. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CONTRACT, type Method } from '../../src/contract/contract.ts';
import { Failure } from '../../src/contract/failure.ts';
import { ask, tempDir, testBackend } from '../support/backend/backend.ts';
import { settled } from '../support/backend/party.ts';
import { sandboxed } from '../support/backend/sandbox.ts';
import { COUNTS } from '../support/counts.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

/**
 * Methods left out: the first two take seconds where they happen to go through; the last two end the backend, and a host begins one
 * elsewhere.
 */
const LEFT_OUT: readonly Method[] = ['campaign.soak', 'campaign.sample', 'folder.move', 'folder.usual'];
const METHODS = (Object.keys(CONTRACT) as Method[]).filter((method) => !LEFT_OUT.includes(method));

/** The fields that each method's input has. */
function fieldsOf(method: Method): readonly string[] {
  const { input } = CONTRACT[method];
  return input instanceof z.ZodObject ? Object.keys(input.shape) : ['campaign', 'revision'];
}

const odd = fc.oneof(
  fc.anything({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, '', [], {}, 'f1', 'f99', 'x'.repeat(5_000), -1, 0, 1, 2 ** 53, '__proto__'),
);

it(
  'a call with anything in it is answered, by a value or by one sentence, and breaks nothing',
  async () => {
    const dataDir = tempDir();
    const backend = await testBackend({ dataDir, games: SAMPLE_GAMES });
    const { campaign } = await settled(backend);
    const wrong: unknown[] = [];
    for (const method of METHODS) {
      const fields = fieldsOf(method);
      const input = fc.oneof(
        odd,
        fc.record(Object.fromEntries(fields.map((field) => [field, odd])), { requiredKeys: [] }),
        // Input that is sound but for some of the fields.
        fc
          .tuple(fc.record(Object.fromEntries(fields.map((field) => [field, odd]))), fc.nat(200))
          .map(([spoiled, revision]) => ({ ...spoiled, campaign, revision })),
      );
      for (const one of fc.sample(input, { numRuns: COUNTS.calls, seed: COUNTS.seed })) {
        const reply = await backend.call(method, sandboxed(dataDir, one));
        if (reply.ok) continue;
        const { code, message } = Failure.parse(reply.error);
        if (code === 'internal' || !/^\S[^\n]*\.$/.test(message)) wrong.push({ method, one, code, message });
      }
    }
    expect(wrong).toEqual([]);
    const { campaigns, deleted } = await ask(backend, 'shelf.list', {});
    for (const { id } of [...campaigns, ...deleted]) {
      expect((await ask(backend, 'campaign.verify', { campaign: id })).differences).toEqual([]);
    }
  },
  COUNTS.limitMs,
);
