/** Every call of the contract through a real backend: what it takes, what it gives, what it refuses, what it changes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import { FOLDER_MOVES } from '../../src/contract/calls/folder.ts';
import { CONTRACT, type Input, type Method } from '../../src/contract/contract.ts';
import { ask, failing, logged, sharedBackend, testBackend } from '../support/backend/backend.ts';
import { begun, GLORIA, raided, STAR, settled } from '../support/backend/party.ts';
import { fileIn } from '../support/db/store.ts';
import { tamper } from '../support/db/tamper.ts';
import { LOST } from '../support/rules/lost-figure.ts';
import { SAMPLE_GAMES } from '../support/rules/sample-games.ts';

/** A call that goes through, after whatever has to be done first. */
type Exercises = { readonly [M in Method]: (backend: Backend) => Promise<Input<M>> };

const nothing = async () => ({});
const why = 'Miscounted';

const PLAN: Input<'encounter.act'>['act'] = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'rural',
  goes: ['f1'],
};

const UNHARMED = {
  figure: 'f1',
  fought: true,
  ranAway: false,
  outOfTheFight: false,
  rejoined: false,
  mauled: false,
  broughtOff: true,
  killed: false,
  by: null,
  byRep: null,
  captured: false,
  sawFirstDeath: false,
  sanity: null,
  zombiesKilled: 1,
  peopleKilled: 0,
} as const;

const savedFile = async (backend: Backend) =>
  (await ask(backend, 'campaign-file.save', { campaign: (await settled(backend)).campaign })).transfer;
/** A campaign with a line of one act that was given up. */
async function lineGivenUp(backend: Backend) {
  const { campaign, revision } = await settled(backend);
  const named = await ask(backend, 'campaign.rename', { campaign, revision, name: 'The Weir' });
  const back = await ask(backend, 'campaign.undo', { campaign, revision: named.revision });
  const other = await ask(backend, 'campaign.rename', { campaign, revision: back.revision, name: 'Tolley' });
  const { lines } = await ask(backend, 'campaign.lines', { campaign });
  return { campaign, revision: other.revision, line: lines[0]?.line ?? 0 };
}

const EXERCISES: Exercises = {
  'app.about': nothing,
  'games.list': nothing,
  'games.simulate': async () => ({ game: 'lantern-walk', seed: 'S', setup: LANTERN.setup, runs: 2 }),
  'session.create': async () => LANTERN,
  'session.get': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.forecast': async (backend) => ({ campaign: (await game(backend)).campaign, games: 2 }),
  'session.moments': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.chance': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.chronicle': async (backend) => ({ campaign: (await game(backend)).campaign, search: 'game' }),
  'session.answer': async (backend) => ({ ...(await game(backend)), entries: [{ own: 'search' }] }),
  'session.acts': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.due': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.act': async (backend) => ({
    ...(await game(backend)),
    act: { do: 'answer' },
    dice: { faces: [], cards: [], choices: ['search'], rest: 'app' },
  }),
  'log.head': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'session.seats': async (backend) => ({ ...(await game(backend)), seats: { walker: { bot: 'even' } } }),
  'session.correct': async (backend) => ({
    ...(await game(backend)),
    figures: [{ table: 'lantern.finds', row: '6-9', field: '7', to: 'oil' }],
  }),
  'session.give-up': async (backend) => {
    const run = { game: 'marsh', name: 'Three nights', seed: 'S', setup: { nights: 3 } };
    const { id: campaign, revision } = await ask(backend, 'session.create', run);
    return { campaign, revision, note: 'The lamp broke.' };
  },
  'session.branch': async (backend) => ({
    campaign: (await game(backend)).campaign,
    name: 'What if',
    from: 1,
  }),
  'campaign.rule': async (backend) => ({
    campaign: (await settled(backend)).campaign,
    rule: 'atz.recovery',
  }),
  'campaign.reference': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.odds': async (backend) => ({
    campaign: (await settled(backend)).campaign,
    rule: 'atz.pass',
    input: { rep: 4, dice: 2 },
  }),
  'corrections.get': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'corrections.figures': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'corrections.make': async (backend) => ({ ...(await settled(backend)), ...LOST, to: 2 }),
  'corrections.take-back': async (backend) => {
    const { campaign, revision } = await settled(backend);
    const made = await ask(backend, 'corrections.make', { campaign, revision, ...LOST, to: 2 });
    return { campaign, revision: made.revision, ...LOST };
  },
  'settings.get': nothing,
  'settings.set': async () => ({ theme: 'dark', dice: 'own', paper: 'Letter' }),
  'reference.get': nothing,
  'seed.fresh': nothing,
  'odds.list': nothing,
  'odds.get': async () => ({ rule: 'atz.pass', input: { rep: 4, dice: 2 } }),
  'encounter.generate': async () => ({ area: 'rural', phase: 1, seed: 'S' }),

  'work.get': async () => ({ work: 'soak' }),
  'work.cancel': async () => ({ work: 'soak' }),
  'file.check': nothing,
  'rescue.look': nothing,
  'rescue.make': async (backend) => {
    await settled(backend);
    const { folder } = await ask(backend, 'folder.get', {});
    tamper(fileIn(folder), (database) => database.exec("update campaign_head set name = 'Rot'"));
    return {};
  },
  'backup.settle': nothing,
  'campaign-file.save': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign-file.look': async (backend) => ({ transfer: await savedFile(backend) }),
  'campaign-file.open': async (backend) => ({ transfer: await savedFile(backend), name: 'Opened' }),
  'campaign-file.report': async (backend) => ({
    campaign: (await settled(backend)).campaign,
    names: 'replaced',
  }),
  'campaign-file.let-go': async (backend) => ({ transfer: await savedFile(backend) }),
  'backup.list': nothing,
  'backup.now': async (backend) => {
    await settled(backend);
    return {};
  },
  'backup.keep': async () => ({ mostMegabytes: 200 }),
  'backup.move': async (backend) => {
    const { folder } = await ask(backend, 'backup.list', {});
    return { folder: `${folder}-elsewhere` };
  },
  'backup.goes': async (backend) => {
    const backup = await backedUp(backend);
    await settled(backend);
    return backup;
  },
  'backup.restore': async (backend) => {
    const backup = await backedUp(backend);
    await settled(backend);
    return backup;
  },
  'backup.restore-campaign': async (backend) => {
    const { campaign } = await settled(backend);
    return { ...(await backedUp(backend)), campaign };
  },
  'backup.look': backedUp,
  'backup.drop-copy': async (backend) => {
    const copy = 'holdout-kept-2026-03-04T05-06-07-089Z.sqlite';
    const { folder } = await ask(backend, 'folder.get', {});
    writeFileSync(join(folder, copy), 'as it stood');
    return { copy };
  },
  'folder.get': nothing,
  'folder.move': async (backend) => {
    await settled(backend);
    const { folder } = await ask(backend, 'folder.get', {});
    return { folder: `${folder}-elsewhere` };
  },
  'folder.usual': nothing,
  'file.open': nothing,

  'shelf.list': nothing,
  'campaign.create': async () => ({
    name: 'Ansley Cross',
    seed: 'S',
    division: 'seasons',
    startYear: 3,
    star: STAR,
  }),
  'campaign.sample': nothing,
  'campaign.soak': async () => ({ name: 'Soak', seed: 'S', years: 1 }),
  'campaign.copy': async (backend) => ({ campaign: (await settled(backend)).campaign, name: 'What if' }),
  'campaign.keep': async (backend) => {
    const { campaign } = await settled(backend);
    const { id } = await ask(backend, 'campaign.copy', { campaign, name: 'What if', whatIf: true });
    return { campaign: id };
  },
  'campaign.lines': async (backend) => ({ campaign: (await lineGivenUp(backend)).campaign }),
  'campaign.line': async (backend) => {
    const { campaign, line } = await lineGivenUp(backend);
    return { campaign, line };
  },
  'campaign.bring-back': lineGivenUp,
  'campaign.delete-for-good': async (backend) => {
    const { campaign } = await settled(backend);
    await ask(backend, 'campaign.delete', { campaign });
    return { campaign };
  },
  'campaign.delete': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.restore': async (backend) => {
    const { campaign } = await settled(backend);
    await ask(backend, 'campaign.delete', { campaign });
    return { campaign };
  },

  'campaign.get': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.log': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.verify': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.rename': async (backend) => ({ ...(await settled(backend)), name: 'The Weir' }),
  'campaign.setDate': async (backend) => ({ ...(await settled(backend)), date: { year: 3, period: 1 }, why }),
  'campaign.newDice': settled,
  'campaign.undo': async (backend) => ({ ...(await settled(backend)), backTo: 2 }),
  'campaign.redo': async (backend) => {
    const at = await settled(backend);
    return { ...at, revision: (await ask(backend, 'campaign.undo', at)).revision };
  },

  'party.recruit': async (backend) => ({ ...(await begun(backend)), name: 'Wren', dice: 'app' }),
  'party.recruitAgain': async (backend) => {
    const at = await begun(backend);
    const { revision } = await ask(backend, 'party.add', { ...at, ...GLORIA });
    return { ...at, revision, figure: 'f2', name: 'Wren', dice: 'app' };
  },
  'figure.take-along': async (backend) => ({ campaign: (await settled(backend)).campaign, figure: 'f1' }),
  'party.take-in': async (backend) => ({
    ...(await settled(backend)),
    ...GLORIA,
    name: 'Eve',
    rap: 2,
    biography: 'From afar.',
    why: 'A friend came by',
  }),
  'party.add': async (backend) => ({ ...(await settled(backend)), ...GLORIA, why: 'A friend came by' }),
  'party.settle': async (backend) => {
    const at = await settled(backend);
    return { ...at, revision: (await ask(backend, 'campaign.undo', at)).revision };
  },

  'print.reference': nothing,
  'print.brief': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    return { campaign: at.campaign };
  },
  'print.stockpile': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'print.report': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'print.accounts': async (backend) => ({ campaign: (await settled(backend)).campaign, last: 3 }),
  'print.chronicle': async (backend) => ({ campaign: (await settled(backend)).campaign, from: 2, to: 3 }),
  'export.csv': async (backend) => ({ campaign: (await settled(backend)).campaign, what: 'roster' }),

  'figure.get': async (backend) => ({ campaign: (await settled(backend)).campaign, figure: 'f2' }),
  'figure.history': async (backend) => ({ campaign: (await settled(backend)).campaign, figure: 'f2' }),
  'figure.life': async (backend) => ({ campaign: (await settled(backend)).campaign, figure: 'f2' }),
  'figure.rename': async (backend) => ({
    ...(await settled(backend)),
    ...{ figure: 'f2', name: 'Glory', pronoun: 'she', shortName: 'Glo' },
  }),
  'figure.write': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    text: 'A nurse.',
    was: '',
  }),
  'figure.setPortrait': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    picture: '/9j/4AAQSkZJRg==',
  }),
  'figure.portraits': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'figure.setStatus': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    status: 'captive',
    why,
  }),
  'figure.edit': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    why,
    edit: { field: 'rep', to: 5 },
  }),
  'party.edit': async (backend) => ({
    ...(await settled(backend)),
    figures: ['f2', 'f3'],
    why,
    edit: { field: 'rap', by: 1 },
  }),
  'figure.giveWeapon': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    weapon: 'w4',
    to: 'f4',
  }),
  'figure.giveClips': async (backend) => ({
    ...(await settled(backend)),
    figure: 'f2',
    weapon: 'w4',
    to: 'f3',
    into: 'w5',
    clips: 2,
  }),

  'encounter.get': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'encounter.act': async (backend) => ({ ...(await settled(backend)), dice: 'app', act: PLAN }),
  'encounter.price': async (backend) => ({
    campaign: (await settled(backend)).campaign,
    rep: 5,
    leadership: 'overall',
    protected: true,
    weapons: ['rifle', 'pistol'],
  }),
  'encounter.chance': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    return { campaign: at.campaign, act: { do: 'roll-vehicle' } };
  },
  'encounter.explained': async (backend) => ({ campaign: (await settled(backend)).campaign, act: 1 }),
  'encounter.log': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    return { campaign: at.campaign };
  },
  'encounter.laid': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    return { campaign: at.campaign };
  },
  'encounter.see': async (backend) => {
    let at = await settled(backend);
    for (const act of [PLAN, { do: 'set-table', locked: [], mallAlone: false }] as const) {
      const acted = await ask(backend, 'encounter.act', { ...at, dice: 'app', act });
      if (acted.state === 'done') at = { ...at, revision: acted.revision };
    }
    return { campaign: at.campaign, from: { spot: { x: 0, y: 0 } }, to: { spot: { x: 480, y: 480 } } };
  },
  'encounter.photo': async (backend) => ({ campaign: await boarded(backend), photo: '' }),
  'encounter.pieces': async (backend) => ({ campaign: await boarded(backend) }),
  'encounter.reach': async (backend) => ({ campaign: await boarded(backend), piece: 'f1', inches: 6 }),
  'encounter.looks': async (backend) => ({ campaign: await boarded(backend), piece: 'f1' }),
  'encounter.field-of-view': async (backend) => ({ campaign: await boarded(backend), piece: 'f1' }),
  'encounter.way': async (backend) => ({
    campaign: await boarded(backend),
    who: 'f1',
    to: { x: 200, y: 150 },
  }),
  'encounter.resolve': async (backend) => {
    let at = await settled(backend);
    for (const act of [
      PLAN,
      { do: 'set-table', locked: [], mallAlone: false },
      { do: 'place-zombies' },
    ] as const) {
      const acted = await ask(backend, 'encounter.act', { ...at, dice: 'app', act });
      if (acted.state === 'done') at = { ...at, revision: acted.revision };
    }
    return at;
  },
  'encounter.report-check': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    return {
      campaign: at.campaign,
      records: [UNHARMED],
      field: { zombies: false, enemies: false },
    };
  },

  'stockpile.get': async (backend) => ({ campaign: (await stocked(backend)).campaign }),
  'stockpile.history': async (backend) => ({ campaign: (await stocked(backend)).campaign }),
  'stockpile.hand-out': async (backend) => ({ ...(await stocked(backend)), items: ['i1', 'i2'], to: 'f2' }),
  'stockpile.take-up': async (backend) => ({ ...(await stocked(backend)), items: ['i1'], figure: 'f3' }),
  'stockpile.share-out': async (backend) => ({
    ...(await stocked(backend)),
    items: ['i1', 'i2'],
    among: ['f2', 'f3'],
    takenUp: false,
  }),
  'stockpile.add': async (backend) => ({ ...(await settled(backend)), what: { kind: 'cure' }, why }),
  'stockpile.strike-off': async (backend) => ({ ...(await stocked(backend)), items: ['i2'], why }),
  'roster.gone': async (backend) => ({ campaign: (await settled(backend)).campaign, name: 'é' }),
  'people.page': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'people.group': async (backend) => {
    const { id: campaign } = await ask(backend, 'campaign.soak', { name: 'Soak', seed: 'S', years: 1 });
    const { groups } = await ask(backend, 'people.page', { campaign });
    return { campaign, group: groups[0]?.id ?? '' };
  },

  'chronicle.page': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'chronicle.index': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'chronicle.entry': async (backend) => ({ campaign: (await settled(backend)).campaign, act: 1 }),
  'chronicle.pictures': async (backend) => ({ campaign: (await settled(backend)).campaign, act: 1 }),
  'chronicle.table': async (backend) => ({ campaign: (await settled(backend)).campaign, act: 1 }),
  'chronicle.series': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'chronicle.graveyard': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'note.add': async (backend) => ({ campaign: (await settled(backend)).campaign, act: 2, text: 'Rain.' }),
  'note.change': async (backend) => ({ ...(await noted(backend)), text: 'Hail.', was: 'Rain.' }),
  'note.remove': async (backend) => ({ ...(await noted(backend)), was: 'Rain.' }),
  'writing.deleted': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'writing.versions': async (backend) => {
    const { campaign, note: number } = await noted(backend);
    return { campaign, what: 'note', number };
  },
  'chronicle.correction': async (backend) => ({ ...(await over(backend)), kills: [], successful: false }),
  'chronicle.correct': async (backend) => {
    const wanted = await over(backend);
    const { revision } = await ask(backend, 'log.head', { campaign: wanted.campaign });
    return { ...wanted, revision, kills: [], successful: false, why: 'Misremembered' };
  },
  'report.write': async (backend) => {
    const at = await settled(backend);
    await ask(backend, 'encounter.act', { ...at, dice: 'app', act: PLAN });
    const { entries } = await ask(backend, 'chronicle.page', { campaign: at.campaign });
    return { campaign: at.campaign, act: entries[0]?.act ?? 0, text: 'We sang.', was: null };
  },
  'draft.get': async (backend) => ({ campaign: (await settled(backend)).campaign, form: 'plan' }),
  'draft.put': async (backend) => ({
    campaign: (await settled(backend)).campaign,
    form: 'plan',
    body: '{"goes":["f1"]}',
  }),

  'script.acts': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'script.due': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'script.act': async (backend) => ({
    ...(await settled(backend)),
    act: { do: 'campaign.rename', name: 'The Weir' },
    dice: { faces: [], cards: [], choices: [], rest: 'app' },
  }),
  'script.log': async (backend) => ({ campaign: (await settled(backend)).campaign }),

  'rules.list': nothing,
  'rules.get': async () => ({ rule: 'atz.in-sight' }),
  'statistics.get': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.agreements': async (backend) => ({ campaign: (await settled(backend)).campaign }),
  'campaign.houseRules': async (backend) => ({ ...(await settled(backend)), rule: 'fastCampaign', on: true }),
  'campaign.lastYear': async (backend) => ({ ...(await settled(backend)), year: 12 }),
  'episode.begin': async (backend) => ({
    ...(await settled(backend)),
    run: (await game(backend)).campaign,
  }),
  'episode.end': async (backend) => {
    const at = await settled(backend);
    const run = await overGame(backend);
    const { revision } = await ask(backend, 'episode.begin', { ...at, run });
    return { ...at, revision, run };
  },
  'episode.of': async (backend) => ({ campaign: (await game(backend)).campaign }),
  'campaign.division': async (backend) => ({ ...(await settled(backend)), to: 'seasons' }),
};

const LANTERN: Input<'session.create'> = {
  game: 'lantern-walk',
  name: 'One night',
  seed: 'S',
  setup: { light: 10 },
};

/** A game under way. */
/** A backup with a campaign in it. */
async function backedUp(backend: Backend) {
  await settled(backend);
  return { backup: (await ask(backend, 'backup.now', {})).name };
}

async function game(backend: Backend) {
  const { id: campaign, revision } = await ask(backend, 'session.create', LANTERN);
  return { campaign, revision };
}

/** A game that bots have played to its end. */
async function overGame(backend: Backend): Promise<string> {
  const seats = { walker: { bot: 'even' } };
  const { id, revision } = await ask(backend, 'session.create', { ...LANTERN, seats });
  await ask(backend, 'session.answer', { campaign: id, revision });
  return id;
}

/** Two things in the stockpile. */
async function stocked(backend: Backend) {
  const at = await settled(backend);
  const what = { kind: 'body-armor' } as const;
  const { revision } = await ask(backend, 'stockpile.add', { ...at, what, count: 2, why });
  return { ...at, revision };
}

/** A note in a campaign. */
/** A raid whose board has been taken up. */
async function boarded(backend: Backend): Promise<string> {
  let at = await settled(backend);
  for (const act of [
    PLAN,
    { do: 'set-table', locked: [], mallAlone: false },
    { do: 'board', up: true },
  ] as const) {
    const acted = await ask(backend, 'encounter.act', { ...at, dice: 'app', act });
    if (acted.state === 'done') at = { ...at, revision: acted.revision };
  }
  return at.campaign;
}

async function noted(backend: Backend): Promise<{ campaign: string; note: number }> {
  const { campaign } = await settled(backend);
  const { note } = await ask(backend, 'note.add', { campaign, act: 2, text: 'Rain.' });
  return { campaign, note };
}

/** The one Encounter of a campaign, over. */
async function over(backend: Backend) {
  const { campaign } = await settled(backend);
  await raided(backend, { campaign, zombies: 3 });
  return { campaign, number: 1 };
}

const METHODS = Object.keys(EXERCISES) as Method[];

/** Everything there is to see. */
async function seen(backend: Backend): Promise<unknown> {
  const shelf = await ask(backend, 'shelf.list', {});
  const campaigns = await Promise.all(
    shelf.campaigns.map(async ({ id }) => [
      await ask(backend, 'campaign.get', { campaign: id }),
      await ask(backend, 'campaign.log', { campaign: id }),
      await chronicleOf(backend, id),
      await ask(backend, 'draft.get', { campaign: id, form: 'plan' }),
    ]),
  );
  return [shelf, campaigns, await ask(backend, 'settings.get', {}), await ask(backend, 'backup.list', {})];
}

async function chronicleOf(backend: Backend, campaign: string): Promise<unknown> {
  const { entries } = await ask(backend, 'chronicle.page', { campaign });
  return await Promise.all(entries.map(({ act }) => ask(backend, 'chronicle.entry', { campaign, act })));
}

/** Calls that don't fit, made from one that does. */
function misfits(input: object): unknown[] {
  const spoiled = Object.keys(input).map((key) => ({ ...input, [key]: { not: 'so' } }));
  return [...spoiled, { ...input, stranger: 1 }, [], 'text', 7, true];
}

/** The keys that may be left out. */
const OPTIONAL: { readonly [M in Method]?: readonly string[] } = {
  'settings.set': ['theme', 'dice', 'paper'],
  'games.simulate': ['setup'],
  'session.create': ['seats'],
  'file.open': ['as'],
  'session.chronicle': ['after', 'search'],
  'session.forecast': ['games'],
  'session.give-up': ['note'],
  'session.answer': ['rolls', 'entries', 'steps'],
  'campaign.soak': ['work'],
  'campaign-file.open': ['name'],
  'campaign-file.report': ['campaign'],
  'campaign.undo': ['backTo'],
  'odds.get': ['input'],
  'campaign.odds': ['input'],
  'print.reference': ['campaign'],
  'script.acts': ['campaign'],
  'script.log': ['from'],
  'figure.rename': ['name', 'pronoun', 'shortName'],
  'party.recruit': ['name', 'why'],
  'party.recruitAgain': ['name'],
  'party.add': ['name', 'why'],
  'party.take-in': ['why'],
  'encounter.reach': ['inches'],
  'roster.gone': ['name'],
  'chronicle.page': ['order', 'after', 'what', 'kind', 'area', 'from', 'to', 'figure', 'search'],
  'chronicle.series': ['until', 'span', 'figures'],
  'chronicle.graveyard': ['skip'],
  'print.accounts': ['act'],
  'episode.end': ['dice'],
  'print.chronicle': ['from', 'to'],
};

function withoutEach(method: Method, input: object): unknown[] {
  const keys = Object.keys(input).filter((key) => !OPTIONAL[method]?.includes(key));
  return keys.map((key) => Object.fromEntries(Object.entries(input).filter(([other]) => other !== key)));
}

describe.each(METHODS)('%s', (method) => {
  const shared = sharedBackend({ games: SAMPLE_GAMES });
  let input: object;
  let before: unknown;
  beforeAll(async () => {
    const { backend } = shared;
    input = await EXERCISES[method](backend);
    before = await seen(backend);
  });

  it('refuses what does not fit in one sentence, writes that down and changes nothing', async () => {
    const { backend, dataDir } = shared;
    const wrong = [...misfits(input), ...withoutEach(method, input)];
    for (const misfit of wrong) {
      const failure = await failing(backend, method, misfit);
      expect([misfit, failure.code]).toEqual([misfit, 'bad-input']);
      expect(failure.message).toMatch(/^\S[^\n]*\.$/);
    }
    expect(logged(dataDir).map((entry) => [entry.what, entry.method])).toEqual(
      wrong.map(() => ['bad-input', method]),
    );
    expect(await seen(backend)).toEqual(before);
  });

  it('goes through, and changes something if it is a command and nothing if it is a query', async () => {
    const { backend } = shared;
    const value = await ask(backend, method, input as Input<typeof method>);
    expect(CONTRACT[method].output.parse(value)).toEqual(value);
    expect(JSON.parse(JSON.stringify(value))).toEqual(value);
    // From then on the campaigns are elsewhere, where tests/backend/folder.test.ts looks.
    if (FOLDER_MOVES.some((one) => one === method)) return;
    const after = await seen(backend);
    if (CONTRACT[method].kind === 'command') expect(after).not.toEqual(before);
    else expect(after).toEqual(before);
  });
});

it('knows no other call', async () => {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  for (const method of ['campaign.destroy', 'constructor', '__proto__', '']) {
    expect(await failing(backend, method, {})).toEqual({
      code: 'bad-input',
      message: 'There is no such call.',
    });
  }
});

it('answers every command on a campaign that is not there with not-found', async () => {
  const backend = await testBackend({ games: SAMPLE_GAMES });
  const { campaign } = await settled(backend);
  const onOne = METHODS.filter((method) => 'campaign' in CONTRACT[method].input.shape);
  expect(onOne.length).toBeGreaterThan(15);
  for (const method of onOne) {
    const input = await EXERCISES[method](backend);
    const failure = await failing(backend, method, { ...input, campaign: 'zzzzzzzzzz' });
    expect([method, failure.code]).toEqual([method, 'not-found']);
  }
  expect((await ask(backend, 'campaign.get', { campaign })).name).toBe('Merrow Ford');
});
