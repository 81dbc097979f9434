/**
 * Random walks over a log's whole tree, of a campaign and of a game: acts, undo, redo, back to, forward to, given up, brought back,
 * copied. After each step every state is the one that was there when its act was made, and no act is ever gone.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bringBack,
  commitAct,
  createCampaign,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { givenUpLines } from '../../db/history/given-up-lines.ts';
import type { Db } from '../../db/schema.ts';
import {
  bringBackSession,
  commitSession,
  createSession,
  loadSession,
  redoSession,
  undoSession,
  verifySession,
} from '../../db/sessions/sessions.ts';
import { copyCampaign } from '../../db/shelf/shelf.ts';
import { digest } from '../../src/rules/core/digest.ts';
import type { GameEvent } from '../../src/rules/core/game.ts';
import { COUNTS } from '../support/counts.ts';
import { AT } from '../support/db/moment.ts';
import { beginning, played } from '../support/db/play.ts';
import { anyAct } from '../support/db/random-acts.ts';
import { tempStore } from '../support/db/store.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

type Made = Parameters<typeof played>[1];
type Step =
  | { readonly kind: 'act'; readonly act: Made; readonly giveUpLine: boolean }
  | { readonly kind: 'undo' | 'redo' | 'copy' }
  | { readonly kind: 'back-to' | 'forward-to' | 'bring-back'; readonly share: number };

const share = fc.double({ min: 0, max: 1, noNaN: true });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        kind: fc.constant('act' as const),
        act: anyAct,
        giveUpLine: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'undo' }, { kind: 'redo' }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: fc.constantFrom('back-to' as const, 'forward-to' as const, 'bring-back' as const),
        share,
      }),
    },
    { weight: 1, arbitrary: fc.constant<Step>({ kind: 'copy' }) },
  ),
  { minLength: 10, maxLength: 30 },
);

type Asked = { readonly ok: boolean; readonly refusal?: { readonly code: string } };

/** A log of either kind, as the walk goes over it. */
interface Log {
  readonly begin: (db: Db, id: string) => Promise<unknown>;
  /** Undefined where the rules refuse the act. */
  readonly act: (db: Db, id: string, step: Step & { kind: 'act' }) => Promise<Asked | undefined>;
  readonly undo: (db: Db, id: string, revision: number, backTo?: number) => Promise<Asked>;
  readonly redo: (db: Db, id: string, revision: number, upTo?: number) => Promise<Asked>;
  readonly bringBack: (db: Db, id: string, revision: number, line: number) => Promise<Asked>;
  readonly digest: (db: Db, id: string) => Promise<string>;
  readonly differences: (db: Db, id: string) => Promise<unknown>;
}

const at = AT;
const CAMPAIGN: Log = {
  begin: async (db, id) => await createCampaign(db, id, beginning()),
  act: async (db, id, { act, giveUpLine }) => {
    const now = await loadCampaign(db, id);
    const made = now && played(now.campaign, act);
    return made && (await commitAct(db, id, { revision: now.head.revision, giveUpLine }, made.act));
  },
  undo: async (db, id, revision, backTo) => await undo(db, id, revision, { at, backTo }),
  redo: async (db, id, revision, upTo) => await redo(db, id, revision, { at, upTo }),
  bringBack: async (db, id, revision, line) => await bringBack(db, id, revision, { at, line }),
  digest: async (db, id) => digest((await loadCampaign(db, id))?.campaign),
  differences: async (db, id) => (await verifyCampaign(db, id))?.differences,
};

const [game] = SAMPLE_GAMES;
if (game === undefined) throw new Error('there is no game');
const setUp = game.setUp({ light: 10 });
if (!setUp.ok) throw new Error('it can’t be set up');
const begun: GameEvent = {
  type: 'game-begun',
  name: 'Night',
  game: game.game,
  rulesVersion: game.rulesVersion,
  seed: 'S',
  setup: setUp.setup,
  seats: {},
  state: setUp.state,
};
let named = 0;
const GAME: Log = {
  begin: async (db, id) =>
    await createSession(db, game, id, { command: 'test', title: 'game-begun', madeAt: at, events: [begun] }),
  act: async (db, id, { giveUpLine }) => {
    const now = await loadSession(db, id);
    if (now === undefined) throw new Error('gone');
    named += 1;
    const event = { type: 'game-renamed', from: now.session.name, to: `Night ${named}` } as const;
    const act = { command: 'test', title: 'renamed', madeAt: at, events: [event] };
    return await commitSession(db, game, id, { revision: now.head.revision, giveUpLine }, [act]);
  },
  undo: async (db, id, revision, backTo) => await undoSession(db, game, id, revision, { at, backTo }),
  redo: async (db, id, revision, upTo) => await redoSession(db, game, id, revision, { at, upTo }),
  bringBack: async (db, id, revision, line) => await bringBackSession(db, game, id, revision, { at, line }),
  digest: async (db, id) => digest((await loadSession(db, id))?.session),
  differences: async (db, id) => (await verifySession(db, game, id))?.differences,
};

const headOf = async (db: Db, id: string) =>
  await db.selectFrom('campaign_head').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const actsOf = async (db: Db, id: string) =>
  await db
    .selectFrom('campaign_act')
    .where('campaign_id', '=', id)
    .orderBy('act')
    .select(['act', 'parent', 'state'])
    .execute();

/** Element of a list at a share from 0 to 1 of its length. */
const one = <T>(of: readonly T[], by: number): T | undefined => of[Math.floor(by * of.length)];

describe.each([
  ['campaign', CAMPAIGN],
  ['game', GAME],
] as const)('over the tree of a %s', (kind, log) => {
  it(
    'every line is the one that was left, and no act is gone',
    async () => {
      const { db } = await tempStore();
      let logs = 0;
      await fc.assert(
        fc.asyncProperty(steps, async (walk) => {
          logs += 1;
          let id = `${kind}${logs}`;
          await log.begin(db, id);
          const known = new Map([[1, await log.digest(db, id)]]);
          for (const step of walk) {
            const before = await headOf(db, id);
            const acts = await actsOf(db, id);
            const undone = acts.filter(({ state }) => state === 'undone');
            const lines = (await givenUpLines(db, id)).map(
              ({ last, acts: count }) => [last.act, count] as const,
            );
            const { revision } = before;
            switch (step.kind) {
              case 'act': {
                const made = await log.act(db, id, step);
                if (made === undefined) break;
                const asks = undone.length > 5 && !step.giveUpLine;
                expect([made.ok, made.refusal?.code]).toEqual([!asks, asks ? 'gives-up-a-line' : undefined]);
                if (made.ok) known.set((await headOf(db, id)).act ?? 0, await log.digest(db, id));
                break;
              }
              case 'undo':
                expect((await log.undo(db, id, revision)).ok).toBe((before.act ?? 1) > 1);
                break;
              case 'redo':
                expect((await log.redo(db, id, revision)).ok).toBe(undone.length > 0);
                break;
              case 'back-to': {
                const to = one(
                  acts.filter(({ state }) => state === 'done'),
                  step.share,
                );
                const back = await log.undo(db, id, revision, to?.act);
                if (back.ok) expect((await headOf(db, id)).act).toBe(to?.act);
                break;
              }
              case 'forward-to': {
                const to = one(undone, step.share);
                if (to === undefined) break;
                expect((await log.redo(db, id, revision, to.act)).ok).toBe(true);
                expect((await headOf(db, id)).act).toBe(to.act);
                break;
              }
              case 'bring-back': {
                const line = one(lines, step.share);
                if (line === undefined) break;
                expect((await log.bringBack(db, id, revision, line[0])).ok).toBe(true);
                expect(await headOf(db, id)).toMatchObject({ act: line[0], line_end: line[0] });
                expect(await log.differences(db, id)).toEqual([]);
                break;
              }
              case 'copy': {
                const newId = `${id}-`;
                await copyCampaign(db, id, { newId, at });
                id = newId;
                break;
              }
              default:
                step satisfies never;
            }
            const now = await headOf(db, id);
            expect(await log.digest(db, id)).toBe(known.get(now.act ?? 0));
            const after = await actsOf(db, id);
            expect(after.length).toBeGreaterThanOrEqual(acts.length);
            // Every act that doesn't count, and can't be done again, is on a line of the list.
            const parents = new Map(after.map(({ act, parent }) => [act, parent]));
            const listed = new Set<number>();
            for (const { last } of await givenUpLines(db, id))
              for (let on: number | null = last.act; on !== null; on = parents.get(on) ?? null)
                listed.add(on);
            expect(after.filter(({ act, state }) => state === 'dropped' && !listed.has(act))).toEqual([]);
          }
          expect(await log.differences(db, id)).toEqual([]);
        }),
        { numRuns: Math.ceil(COUNTS.walks / 3), seed: COUNTS.seed },
      );
    },
    COUNTS.limitMs,
  );
});
