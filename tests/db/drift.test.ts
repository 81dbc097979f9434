/** Every act of the record is played, stored and read again: its rows must be the state that its events in the log add up to. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/file/transaction.ts';
import { commitAct, redo, undo } from '../../db/games/all-things-zombie/log/campaign-log.ts';
import { readState } from '../../db/games/all-things-zombie/log/campaigns.ts';
import { decodeLogged, readLog } from '../../db/games/all-things-zombie/log/events.ts';
import { STATE_TABLES, type StateRows, toRows } from '../../db/games/all-things-zombie/projection/mapping.ts';
import { readHead } from '../../db/log/head.ts';
import { openStore, type Store } from '../../db/open.ts';
import { readRows, writeDifference } from '../../db/projection/rows.ts';
import { checksumOfState } from '../../db/projection/state-checksum.ts';
import type { Db } from '../../db/schema.ts';
import { ACTS, type ActId, type ActInput } from '../../src/rules/all-things-zombie/acts/acts.ts';
import { mark } from '../../src/rules/all-things-zombie/acts/encounter/turn/turn.ts';
import { beginEpisode } from '../../src/rules/all-things-zombie/acts/episode.ts';
import { type PlayedId, playOf } from '../../src/rules/all-things-zombie/acts/plays.ts';
import { heldWeaponId } from '../../src/rules/all-things-zombie/ids.ts';
import { apply, begin } from '../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../src/rules/all-things-zombie/state/own-copy.ts';
import { stockId } from '../../src/rules/all-things-zombie/what-you-gain/stock.ts';
import { canonical } from '../../src/rules/core/digest.ts';
import { TRIES } from '../backend/chances/every-act.ts';
import { alarm, attempt, BAND, chased, riding, type Try, table } from '../backend/chances/tries.ts';
import { AT } from '../support/db/moment.ts';
import { ID, newCampaign, played } from '../support/db/play.ts';
import { clock } from '../support/db/store.ts';
import { act, begun, figureIn, withGrunts } from '../support/rules/campaign.ts';
import { campaignWith, entered, idOf, onTable, planned } from '../support/rules/encounter.ts';
import { LOST } from '../support/rules/lost-figure.ts';

/** A campaign, and an act made of it. */
interface Scene {
  readonly of: Campaign;
  readonly id: PlayedId;
  readonly input: ActInput<PlayedId>;
}
type OfEncounter = Extract<ActId, `encounter.${string}`>;
type Elsewhere = Exclude<PlayedId, OfEncounter>;

const why = 'Miscounted';
const run = 'bcdefghijk';

const two = { stock: [{ kind: 'weapon', weapon: 'bow' }, { kind: 'body-armor' }] } as const;

const party = campaignWith();
const [f1, f2, f3] = [idOf(party, 'f1'), idOf(party, 'f2'), idOf(party, 'f3')];
const [i1, i2] = [stockId(1), stockId(2)];
const [w2, w3] = [heldWeaponId(2), heldWeaponId(3)];

function corrected(): Campaign {
  const campaign = campaignWith();
  act(campaign, playOf('campaign.correct-figure', { ...LOST, to: 2 }));
  return campaign;
}
function withEpisode(): Campaign {
  const campaign = campaignWith();
  act(campaign, (now) => beginEpisode(now, { run, game: 'lantern', name: 'The marsh' }));
  return campaign;
}

/** Scenes for each act that isn't of an Encounter; an act without a scene doesn't compile. */
const SCENES: { readonly [A in Elsewhere]: readonly (readonly [Campaign, ActInput<A>])[] } = {
  'campaign.rename': [[party, { name: 'Another' }]],
  'campaign.setDate': [[party, { date: { year: 3, period: 1 }, why }]],
  'campaign.newDice': [[party, {}]],
  'campaign.houseRules': [[party, { rule: 'fastCampaign', on: true }]],
  'campaign.correct-figure': [[party, { ...LOST, to: 2 }]],
  'campaign.take-back-figure': [[corrected(), LOST]],
  'campaign.lastYear': [[party, { year: 12 }]],
  'campaign.division': [[party, { to: 'months' }]],
  'episode.begin': [[party, { run, game: 'lantern', name: 'The marsh' }]],
  'episode.end': [[withEpisode(), { run, outcome: '{"coins":3}' }]],
  'party.recruit': [
    [begun(), { name: undefined }],
    [party, { name: 'Eve', why: 'x' }],
  ],
  'party.recruitAgain': [[withGrunts(), { figure: f2, name: undefined }]],
  'party.add': [
    [
      party,
      { name: 'Eve', rep: 3, attributes: ['slow'], protected: true, weapons: ['pistol', 'bow'], why: 'x' },
    ],
  ],
  'party.take-in': [
    [
      party,
      {
        name: 'Eve',
        pronoun: 'she',
        shortName: 'Evie',
        rep: 3,
        rap: 2,
        attributes: ['slow'],
        protected: true,
        weapons: ['pistol'],
        biography: 'From afar.',
        portrait: '/9j/4AAQSkZJRg==',
        why,
      },
    ],
  ],
  'party.settle': [[withGrunts(), {}]],
  'party.edit': [[party, { figures: [f1, f2], why, edit: { field: 'rap', by: 1 } }]],
  'figure.rename': [
    [party, { figure: f2, name: 'Anna' }],
    [party, { figure: f2, name: 'Anna', pronoun: 'she', shortName: 'Annie' }],
  ],
  'figure.write': [[party, { figure: f2, text: 'Once a nurse.', was: '' }]],
  'figure.setPortrait': [[party, { figure: f2, picture: '/9j/4AAQSkZJRg==' }]],
  'figure.setStatus': [
    [party, { figure: f2, status: 'captive', why, heldIn: 'urban' }],
    [party, { figure: f3, status: 'dead', why }],
  ],
  'figure.edit': [
    [party, { figure: f2, why, edit: { field: 'rep', to: 5 } }],
    [party, { figure: f2, why, edit: { field: 'rap', to: 2 } }],
    [party, { figure: f2, why, edit: { field: 'protected', to: true } }],
    [party, { figure: f2, why, edit: { field: 'leadership', to: 'other' } }],
    [party, { figure: f2, why, edit: { field: 'attribute', attribute: 'medic', has: true } }],
    [party, { figure: f2, why, edit: { field: 'advantage', advantage: 'free-will', has: true } }],
    [party, { figure: f2, why, edit: { field: 'weapon-got', weapon: 'bow' } }],
    [party, { figure: f2, why, edit: { field: 'weapon-lost', weapon: w2 } }],
    [party, { figure: f2, why, edit: { field: 'clips', weapon: w2, to: 7 } }],
    [party, { figure: f2, why, edit: { field: 'loaded', weapon: w2, to: false } }],
  ],
  'figure.giveWeapon': [[party, { figure: f2, weapon: w2, to: f1 }]],
  'figure.giveClips': [[party, { figure: f2, weapon: w2, to: f3, into: w3, clips: 1 }]],
  'stockpile.hand-out': [[campaignWith(two), { items: [i1, i2], to: f2 }]],
  'stockpile.take-up': [[campaignWith(two), { items: [i1], figure: f2 }]],
  'stockpile.share-out': [[campaignWith(two), { items: [i1, i2], among: [f1, f2], takenUp: true }]],
  'stockpile.add': [[party, { what: { kind: 'vehicle' }, count: 2, why }]],
  'stockpile.strike-off': [[campaignWith(two), { items: [i1], why }]],
};

/** Acts of an Encounter that go through, where those whose odds are tried show a refusal. */
const EMPTY = { weapon: heldWeaponId(1), loaded: false, used: 0, ones: 0 } as const;
function firedEmpty(): Campaign {
  const campaign = table();
  apply(campaign, { type: 'ammo-spent', spent: EMPTY });
  return campaign;
}
const withCasualty = () => {
  const campaign = table();
  act(campaign, (now) => mark(now, { who: 'f2', condition: 'out-of-the-fight', byZombie: false }));
  return campaign;
};
const twoPistols = () => {
  const campaign = table();
  const [first] = figureIn(campaign, 'f1').weapons;
  if (first === undefined) throw new Error('she has a pistol');
  figureIn(campaign, 'f1').weapons.push({ ...first, id: heldWeaponId(30) });
  return campaign;
};
const besideFriends = () => {
  const contacts = [{ standing: 'cooperated', seen: { year: 2, period: 0 } }] as const;
  return entered(onTable(planned(campaignWith({ contacts }))), 'b1', 'c1');
};
const besideFallenFriend = () => {
  const campaign = besideFriends();
  act(campaign, (now) => mark(now, { who: 'c1/0', condition: 'out-of-the-fight', byZombie: false }));
  return campaign;
};
const withSawRunning = () => {
  const campaign = table();
  const saw = heldWeaponId(31);
  figureIn(campaign, 'f1').weapons.push({ id: saw, weapon: 'chain-saw', clips: null, loaded: false });
  const motor = { is: 'runs', from: 0 } as const;
  apply(campaign, { type: 'ammo-spent', spent: { weapon: saw, loaded: false, used: 0, ones: 0, motor } });
  return campaign;
};
const MORE: readonly Try[] = [
  attempt('stop-saw', { who: 'f1', weapon: 'w31' }, withSawRunning()),
  attempt('lift', { who: 'f1', whom: 'f2', carries: true }, withCasualty()),
  attempt('pick-up', { who: 'f1', from: 'f2', weapon: 'w2' }, withCasualty()),
  attempt('hand-clips', { who: 'f1', weapon: 'w1', to: 'f1', into: 'w30', clips: 1 }, twoPistols()),
  attempt('hand-clips', { who: 'f1', weapon: 'w1', to: 'c1/0', into: 'w0', clips: 1 }, besideFriends()),
  attempt('hand-clips', { who: 'c1/0', weapon: 'w0', to: 'f1', into: 'w1', clips: 1 }, besideFriends()),
  attempt('mercy', { figure: 'c1/0', rep: 1 }, besideFallenFriend()),
  attempt('bring-vehicle', { kind: 'sedan', driver: 'f1', inside: ['f2'] }, riding(null)),
  attempt('muster', { role: 'captive', count: null }, alarm(1)),
  attempt('reload', { who: 'f1', weapon: 'w1' }, firedEmpty()),
  attempt(
    'split-runners',
    {
      band: 0,
      into: [
        { runners: BAND, chasers: BAND },
        { runners: BAND, chasers: null },
      ],
    },
    chased(),
  ),
];

const scenes: readonly Scene[] = [
  ...Object.entries(SCENES).flatMap(([id, those]) =>
    those.map(([of, input]) => ({ of, id: id as PlayedId, input: input as ActInput<PlayedId> })),
  ),
  ...[
    ...Object.values(TRIES)
      .flat()
      .map((attempted) => attempted()),
    ...MORE,
  ].map(({ campaign, act: { do: name, ...input } }) => ({
    of: campaign,
    id: `encounter.${name}` as const,
    input: input as ActInput<PlayedId>,
  })),
];

/** Puts the campaign of the file where this one stands, whatever its log says. */
async function standAt(db: Db, campaign: Campaign): Promise<void> {
  await inTransaction(db, async (trx) => {
    await writeDifference(trx, STATE_TABLES, await readRows(trx, STATE_TABLES, ID), toRows(ID, campaign));
    const state_checksum = checksumOfState(campaign);
    await trx
      .updateTable('campaign_head')
      .set({ name: campaign.name, state_checksum })
      .where('id', '=', ID)
      .execute();
  });
}

/** Content of the rows of the campaign's state, in no order, and the checksum beside it. */
const written = (rows: StateRows, checksum: string | null) => ({
  checksum,
  rows: Object.values(rows)
    .flat()
    .map((row) => canonical(row))
    .toSorted(),
});
const shouldBeWritten = (campaign: Campaign) => written(toRows(ID, campaign), checksumOfState(campaign));

async function stored(db: Db) {
  return await inTransaction(db, async (trx) => {
    const heads = trx.selectFrom('campaign_head').where('id', '=', ID);
    const { state_checksum } = await heads.select('state_checksum').executeTakeFirstOrThrow();
    const rows = await readRows(trx, STATE_TABLES, ID);
    return { campaign: await readState(trx, ID), ...written(rows, state_checksum) };
  });
}

/** Events of the act made last, as they are read from the log. */
async function lastEvents(db: Db): Promise<readonly CampaignEvent[]> {
  const { act } = await db
    .selectFrom('campaign_head')
    .where('id', '=', ID)
    .select('act')
    .executeTakeFirstOrThrow();
  const events = db.selectFrom('campaign_event').where('campaign_id', '=', ID).where('act', '=', act);
  return (await events.orderBy('seq').selectAll().execute()).map((row) => decodeLogged(row).event);
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

describe('rows and log', () => {
  const ran: string[] = [];
  let store: Store;
  beforeAll(async () => {
    const dir = mkdtempSync(join(tmpdir(), 'holdout-drift-'));
    store = await openStore({ dir, now: clock });
    return async () => {
      await store.close();
      rmSync(dir, { recursive: true, force: true });
    };
  });

  it('say the same of a campaign that begins', async () => {
    await newCampaign(store.db);
    const [first, ...others] = (await readLog(store.db, ID)).map(({ event }) => event);
    const folded = begin(first ?? expect.fail('no event'));
    for (const event of others) apply(folded, event);
    expect(await stored(store.db)).toEqual({ campaign: folded, ...shouldBeWritten(folded) });
    ran.push('campaign.create' satisfies ActId);
  });

  it.each(scenes.map((scene, n) => [scene.id, n + 1, scene] as const))(
    'say the same after %s (%i), and once it is taken back and done again',
    async (id, _, { of, input }) => {
      const { db } = store;
      await standAt(db, of);
      const before = await stored(db);
      expect(before.campaign).toEqual(of);
      const made = played(before.campaign, playOf(id, input));
      // Some scenes show a refusal, which leaves nothing.
      if (made === undefined) return;

      const { revision = 0 } = (await readHead(db, ID)) ?? {};
      const committed = await commitAct(db, ID, revision, made.act);
      if (!committed.ok) return expect.fail(committed.refusal.code);
      const folded = ownCopy(before.campaign);
      for (const event of await lastEvents(db)) apply(folded, event);
      const after = { campaign: folded, ...shouldBeWritten(folded) };
      expect(folded).toEqual(made.after);
      expect(await stored(db)).toEqual(after);

      expect((await undo(db, ID, revision + 1, { at: AT })).ok).toBe(true);
      expect(await stored(db)).toEqual(before);
      expect((await redo(db, ID, revision + 2, { at: AT })).ok).toBe(true);
      expect(await stored(db)).toEqual(after);
      ran.push(id);
    },
  );

  it('are held against one another for every act there is', () => {
    expect(sorted(ran)).toEqual(sorted(Object.keys(ACTS)));
  });
});
