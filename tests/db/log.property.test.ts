/** Random acts, undo, redo, copies and reopened files: rows are always what the log adds up to. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dataVersion } from '../../db/file/transaction.ts';
import {
  type CampaignTurned,
  commitAct,
  redo,
  undo,
  verifyCampaign,
} from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { type LoadedCampaign, loadCampaign } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { listActs } from '../../db/games/all-things-zombie/log/events.ts';
import { fromRows, toRows } from '../../db/games/all-things-zombie/projection/mapping.ts';
import { openStore, type Store } from '../../db/open.ts';
import { copyCampaign } from '../../db/shelf/shelf.ts';
import { recruitGrunt } from '../../src/rules/all-things-zombie/acts/recruit.ts';
import { digest } from '../../src/rules/core/digest.ts';
import { COUNTS } from '../support/counts.ts';
import { AT } from '../support/db/moment.ts';
import { type MakeAct, newCampaign, played } from '../support/db/play.ts';
import { anyAct } from '../support/db/random-acts.ts';
import { clock, tempDir } from '../support/db/store.ts';
import { frozen } from '../support/frozen.ts';

type Step =
  | { readonly kind: 'act'; readonly act: MakeAct }
  | { readonly kind: 'undo' | 'redo' | 'there-and-back'; readonly times: number }
  | { readonly kind: 'back-to'; readonly share: number }
  | { readonly kind: 'copy' | 'reopen' };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: anyAct.map((act): Step => ({ kind: 'act', act })) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constantFrom('undo', 'redo', 'there-and-back'),
        times: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc
        .double({ min: 0, max: 1, noNaN: true })
        .map((share): Step => ({ kind: 'back-to', share })),
    },
    { weight: 1, arbitrary: fc.constantFrom<Step>({ kind: 'copy' }, { kind: 'reopen' }) },
  ),
  { minLength: 4, maxLength: 20 },
);

const recruit: MakeAct = (now) => recruitGrunt(now, {});

/** States that the campaign should have after each act that counts, kept apart from the store. */
interface Model {
  done: string[];
  undone: string[];
}

it(
  'rebuilds the very same rows after any acts, undone, redone, followed by others, copied, and reopened',
  async () => {
    const dir = tempDir();
    let store: Store = await openStore({ dir, now: clock });
    let campaigns = 0;
    let copies = 0;

    /** Acts are made from what is known and from what is read anew, in turns: both write the same. */
    const knownAt = async ({ head, campaign }: LoadedCampaign) =>
      head.revision % 3 === 0
        ? undefined
        : {
            dataVersion: await dataVersion(store.db),
            revision: head.revision,
            campaign: frozen(campaign),
          };
    const turned = async (
      at: LoadedCampaign,
      turn: typeof undo | typeof redo,
    ): Promise<LoadedCampaign | undefined> => {
      const known = await knownAt(at);
      const result: CampaignTurned = await turn(store.db, at.head.id, at.head.revision, { at: AT }, known);
      return result.ok ? { head: result.head, campaign: result.campaign } : undefined;
    };

    const acted = async (at: LoadedCampaign, act: MakeAct, model: Model): Promise<LoadedCampaign> => {
      const made = played(at.campaign, act);
      if (made === undefined) return at;
      const { id, revision } = at.head;
      const from = { revision, giveUpLine: true };
      const result = await commitAct(store.db, id, from, made.act, await knownAt(at));
      if (!result.ok) throw new Error(result.refusal.code);
      expect(result.campaign).toEqual(made.after);
      model.done.push(digest(made.after));
      model.undone = [];
      return { head: result.head, campaign: result.campaign };
    };

    const back = async (at: LoadedCampaign, model: Model): Promise<LoadedCampaign> => {
      const result = await turned(at, undo);
      expect(result === undefined).toBe(model.done.length === 1);
      if (result === undefined) return at;
      model.undone.push(...model.done.splice(-1));
      return result;
    };

    const forth = async (at: LoadedCampaign, model: Model): Promise<LoadedCampaign> => {
      const result = await turned(at, redo);
      expect(result === undefined).toBe(model.undone.length === 0);
      if (result === undefined) return at;
      model.done.push(...model.undone.splice(-1));
      return result;
    };

    /** Takes back all acts but the first so many of those that count and the beginning. */
    const backTo = async (at: LoadedCampaign, kept: number, model: Model): Promise<LoadedCampaign> => {
      const counting = await listActs(store.db, at.head.id);
      const { act } = counting.filter(({ state }) => state === 'done')[kept] ?? {};
      const { id, revision } = at.head;
      const result = await undo(store.db, id, revision, { at: AT, backTo: act }, await knownAt(at));
      expect(result.ok).toBe(model.done.length > kept + 1);
      if (!result.ok) return at;
      model.undone.push(...model.done.splice(kept + 1).toReversed());
      return { head: result.head, campaign: result.campaign };
    };

    const stepped = async (at: LoadedCampaign, step: Step, model: Model): Promise<LoadedCampaign> => {
      let now = at;
      switch (step.kind) {
        case 'act':
          return await acted(at, step.act, model);
        case 'undo':
          for (let time = 0; time < step.times; time++) now = await back(now, model);
          return now;
        case 'redo':
          for (let time = 0; time < step.times; time++) now = await forth(now, model);
          return now;
        case 'there-and-back': {
          const before = model.done.length;
          for (let time = 0; time < step.times; time++) now = await back(now, model);
          while (model.done.length < before) now = await forth(now, model);
          expect(digest(now.campaign)).toBe(digest(at.campaign));
          return now;
        }
        case 'back-to':
          return await backTo(now, Math.floor(step.share * (model.done.length - 1)), model);
        case 'copy': {
          copies += 1;
          const head = await copyCampaign(store.db, now.head.id, { newId: `copy${copies}`, at: AT });
          if (head === undefined) throw new Error('there is nothing to copy');
          return { head, campaign: now.campaign };
        }
        case 'reopen':
          await store.close();
          store = await openStore({ dir, now: clock });
          return now;
        default:
          return step satisfies never;
      }
    };

    await fc.assert(
      fc.asyncProperty(steps, fc.nat(3), fc.string({ maxLength: 6 }), async (walk, grunts, seed) => {
        campaigns += 1;
        let at = await newCampaign(store.db, `campaign${campaigns}`, `seed ${seed}`);
        const model: Model = { done: [digest(at.campaign)], undone: [] };
        const recruits: Step[] = Array(grunts).fill({ kind: 'act', act: recruit });
        for (const step of [...recruits, ...walk]) {
          at = await stepped(at, step, model);
          expect(digest(at.campaign)).toBe(model.done.at(-1));
        }
        const { id } = at.head;
        expect(await loadCampaign(store.db, id)).toEqual(at);
        expect((await verifyCampaign(store.db, id))?.differences).toEqual([]);
        expect(fromRows(at.campaign.name, toRows(id, at.campaign))).toEqual(at.campaign);
      }),
      { numRuns: COUNTS.walks, seed: COUNTS.seed },
    );
    await store.close();
  },
  COUNTS.limitMs,
);
