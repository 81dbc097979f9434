/** Every refusal of the rules, reached by a call that fits the contract: told in a sentence, nothing changed. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input } from '../../src/contract/contract.ts';
import type { Refusal } from '../../src/rules/all-things-zombie/acts/refusals.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, begun, GLORIA, settled, TAM, WREN } from '../support/backend/party.ts';
import { LOST } from '../support/rules/lost-figure.ts';

/** A party of four that hasn't begun yet. */
async function complete(backend: Backend): Promise<At> {
  let at = await begun(backend);
  for (const grunt of [GLORIA, TAM, WREN]) {
    at = { ...at, revision: (await ask(backend, 'party.add', { ...at, ...grunt })).revision };
  }
  return at;
}

async function withCaptive(backend: Backend): Promise<At> {
  const at = await settled(backend);
  const taken = { ...at, figure: 'f2', status: 'captive' as const, why: '' };
  return { ...at, revision: (await ask(backend, 'figure.setStatus', taken)).revision };
}

const PLAN = {
  do: 'plan',
  kind: 'raid',
  role: 'raider',
  objective: 'loot',
  area: 'rural',
  goes: ['f1', 'f2'],
} as const;

type EncounterAct = Input<'encounter.act'>['act'];

async function after(backend: Backend, at: At, act: EncounterAct): Promise<At> {
  const done = await ask(backend, 'encounter.act', { ...at, act, dice: 'app', odds: [] });
  if (done.state !== 'done') throw new Error(`${act.do} waits`);
  return { ...at, revision: done.revision };
}

const onRaid = async (backend: Backend): Promise<At> =>
  after(backend, await settled(backend), { ...PLAN, goes: ['f1', 'f2'] });

/** On a board, thirty inches from a zombie along the table’s edge. */
async function facingZombie(backend: Backend): Promise<At> {
  let at = await onRaid(backend);
  const acts: readonly EncounterAct[] = [
    { do: 'set-table' },
    { do: 'zombies-set', group: null, count: 1 },
    { do: 'board', up: true },
    { do: 'place', piece: 'f1', spot: { x: 50, y: 10 }, level: null },
    { do: 'place', piece: 'z1', spot: { x: 350, y: 10 }, level: null },
  ];
  for (const act of acts) at = await after(backend, at, act);
  return at;
}

const deed = (act: object) => ({ act, dice: 'app', odds: [] });

interface Refused {
  readonly before: (backend: Backend) => Promise<At>;
  readonly method: string;
  readonly input: object;
  readonly sentence: string;
}

const edit = (figure: string, change: object) => ({ figure, why: 'Miscounted', edit: change });

const correcting = (change: object, sentence: string): Refused => ({
  before: settled,
  method: 'corrections.make',
  input: { ...LOST, to: 1, ...change },
  sentence,
});

/** Encounters are played by bots and tests so far: no call of a screen's can be refused for one. */
type Reachable = Exclude<Refusal['code'], 'encounter'>;

const REFUSED: { readonly [C in Reachable]: Refused } = {
  'no-such-figure': {
    before: settled,
    method: 'figure.rename',
    input: { figure: 'f9', name: 'Ann' },
    sentence: 'This campaign has no figure f9; choose one from the Roster.',
  },
  'no-such-table': correcting(
    { table: 'atz.rent' },
    'There is no such table; choose one of the rules reference.',
  ),
  'no-such-row': correcting({ row: 'pond' }, 'The table has no such row; choose one it has.'),
  'no-such-field': correcting({ field: '4' }, 'The row has no such figure; choose one it has.'),
  'not-a-value': correcting({ to: 'many' }, 'The figure can’t be that; choose what the table takes.'),
  'out-of-range': correcting(
    { to: 40 },
    'The figure lies outside what the table takes; choose one within its bounds.',
  ),
  'as-in-the-book': correcting(
    { to: -1 },
    'The figure stands so in the rules; take the correction back instead.',
  ),
  'corrected-already': {
    ...correcting({ to: 1 }, 'The figure is already corrected to that; enter another.'),
    before: async (backend) => {
      const { campaign, revision } = await settled(backend);
      const made = await ask(backend, 'corrections.make', { campaign, revision, ...LOST, to: 1 });
      return { campaign, revision: made.revision };
    },
  },
  'not-corrected': {
    before: settled,
    method: 'corrections.take-back',
    input: LOST,
    sentence: 'The figure stands as in the book already.',
  },
  'no-such-weapon': {
    before: settled,
    method: 'figure.giveWeapon',
    input: { figure: 'f2', weapon: 'w1', to: 'f3' },
    sentence: 'Gloria Mbeki has no weapon w1; choose one that they carry.',
  },
  'party-complete': {
    before: complete,
    method: 'party.recruit',
    input: { dice: 'app' },
    sentence: 'The party that starts a campaign is a Star and 3 Grunts; roll one of them again, or begin.',
  },
  'joins-by-encounters': {
    before: settled,
    method: 'party.recruit',
    input: { dice: 'app' },
    sentence: 'More figures only come by Encounters; say why this one joins all the same.',
  },
  'no-such-episode': {
    before: settled,
    method: 'script.act',
    input: {
      act: { do: 'episode.end', run: 'a1b2c3d4e5', outcome: '"home"' },
      dice: { faces: [], cards: [], choices: [], rest: 'app' },
    },
    sentence: 'The campaign has taken up no such run; take it up as an episode first.',
  },
  'already-settled': {
    before: settled,
    method: 'party.recruitAgain',
    input: { figure: 'f2', dice: 'app' },
    sentence: 'The campaign has begun; only a party still being put together can be rolled again.',
  },
  'not-settled': {
    before: begun,
    method: 'party.settle',
    input: {},
    sentence: 'The starting party is not complete yet; finish recruiting first.',
  },
  'written-meanwhile': {
    before: settled,
    method: 'figure.write',
    input: { figure: 'f2', text: 'A nurse.', was: 'A doctor.' },
    sentence:
      'What is written about Gloria Mbeki was changed elsewhere since you began to write; look at both and keep one.',
  },
  'star-stays': {
    before: settled,
    method: 'figure.setStatus',
    input: { figure: 'f1', status: 'left', why: '' },
    sentence:
      "Pris Hallam is the Star the campaign turns on and can't be dismissed; set the Star aside as dead, captive or turned.",
  },
  'another-star': {
    before: async (backend) => {
      const { campaign } = await settled(backend);
      const at = async () => ({
        campaign,
        revision: (await ask(backend, 'log.head', { campaign })).revision,
      });
      await ask(backend, 'figure.setStatus', { ...(await at()), figure: 'f1', status: 'dead', why: '' });
      await ask(backend, 'encounter.act', {
        ...(await at()),
        ...deed({ do: 'name-star', figure: 'f2' }),
      } as never);
      return await at();
    },
    method: 'figure.setStatus',
    input: { figure: 'f1', status: 'ready', why: '' },
    sentence:
      'Gloria Mbeki is the Star now, and a campaign has one; undo that first, for Pris Hallam to come back.',
  },
  'not-in-the-party': {
    before: withCaptive,
    method: 'figure.giveWeapon',
    input: { figure: 'f2', weapon: 'w4', to: 'f3' },
    sentence: 'Gloria Mbeki is a captive; choose a figure that is with the party.',
  },
  'already-so': {
    before: settled,
    method: 'figure.edit',
    input: edit('f2', { field: 'protected', to: true }),
    sentence: 'Gloria Mbeki is protected already.',
  },
  'same-hands': {
    before: settled,
    method: 'figure.giveWeapon',
    input: { figure: 'f2', weapon: 'w4', to: 'f2' },
    sentence: 'Gloria Mbeki has it already; choose another figure.',
  },
  'no-clips': {
    before: settled,
    method: 'figure.edit',
    input: edit('f4', { field: 'clips', weapon: 'w7', to: 1 }),
    sentence: 'DB shotgun takes no clips; choose a weapon that does.',
  },
  'never-loaded': {
    before: settled,
    method: 'figure.edit',
    input: edit('f1', { field: 'loaded', weapon: 'w3', to: false }),
    sentence: 'Edged weapon is never loaded; choose a weapon that shoots or is thrown.',
  },
  'too-few-clips': {
    before: settled,
    method: 'figure.giveClips',
    input: { figure: 'f2', weapon: 'w4', to: 'f3', into: 'w5', clips: 4 },
    sentence: "Assault rifle has 3 spare clips; 4 can't be given.",
  },
  'other-ammo': {
    before: settled,
    method: 'figure.giveClips',
    input: { figure: 'f2', weapon: 'w4', to: 'f3', into: 'w6', clips: 1 },
    sentence: 'Clips go only between weapons of one type; Assault rifle and Pistol differ.',
  },
  'rap-out-of-range': {
    before: settled,
    method: 'figure.edit',
    input: edit('f2', { field: 'rap', to: 7 }),
    sentence: 'At Rep 4, enter RAP from 0 to 6.',
  },
  'rep-out-of-range': {
    before: settled,
    method: 'party.edit',
    input: { figures: ['f3', 'f1'], why: 'A hard year', edit: { field: 'rep', by: -3 } },
    sentence: 'Tam Whitlock has Rep 3; enter a Rep from 1 to 7.',
  },
  'beyond-charge': {
    before: facingZombie,
    method: 'encounter.act',
    input: deed({ do: 'check', figure: 'f1', what: { check: 'wanting-to-charge' }, zombies: 'z1' }),
    sentence:
      'It is 29″ to those zombies, and a charge goes 16″; choose somebody nearer, or give the reason.',
  },
  'beyond-door': {
    before: facingZombie,
    method: 'encounter.act',
    input: deed({ do: 'enter', spot: 'b1', floor: 0, figures: ['f1'] }),
    sentence: 'The way in is 21.9″, and Pris Hallam has 8″ left; come nearer first, or give the reason.',
  },
  volley: {
    before: onRaid,
    method: 'encounter.act',
    input: deed({ do: 'fire-at', who: 'f1', weapon: 'w1', aims: [{ target: null, shots: 1 }], from: null }),
    sentence: 'A machine pistol fires 2 or 3 shots.',
  },
  fighter: {
    before: onRaid,
    method: 'encounter.act',
    input: deed({
      do: 'fight',
      who: 'f1',
      hands: [],
      against: [{ target: null }],
      pop: { weapon: 'w3', shots: 1 },
      from: null,
    }),
    sentence: 'A beaten zombie is shot with a weapon that fires; name one.',
  },
  'here-already': {
    before: settled,
    method: 'party.take-in',
    input: {
      ...{ name: 'Tam Whitlock', rep: 3, rap: 0, attributes: [], protected: false, weapons: [] },
      biography: '',
      why: 'a friend',
    },
    sentence:
      'Tam Whitlock is in this campaign already, since January, O+2; choose another figure, or take this one in again.',
  },
  'joined-out-of-range': {
    before: settled,
    method: 'figure.edit',
    input: { figure: 'f2', why: 'a slip', edit: { field: 'joined', to: { year: 40, period: 0 } } },
    sentence: 'Choose a date between January, O+0 and January, O+2.',
  },
  'date-out-of-range': {
    before: settled,
    method: 'campaign.setDate',
    input: { date: { year: 1, period: 11 }, why: 'Miscounted' },
    sentence: 'Choose a date of this campaign, between January, O+2 and December, O+99.',
  },
};

describe.each(Object.entries(REFUSED))('%s', (refusal, { before, method, input, sentence }) => {
  it('is told, and nothing changes', async () => {
    const backend = await testBackend();
    const at = await before(backend);
    const seen = await ask(backend, 'campaign.get', { campaign: at.campaign });
    expect(await failing(backend, method, { ...at, ...input })).toEqual({
      code: 'refused',
      message: sentence,
      refusal,
    });
    expect(await ask(backend, 'campaign.get', { campaign: at.campaign })).toEqual(seen);
  });
});

it('a season that no year has is refused when the date is set', async () => {
  const backend = await testBackend();
  const at = await settled(backend, { division: 'seasons' });
  const later = { ...at, date: { year: 3, period: 4 }, why: 'Miscounted' };
  expect(await failing(backend, 'campaign.setDate', later)).toEqual({
    code: 'refused',
    message: 'Choose a date of this campaign, between Spring, O+2 and Winter, O+99.',
    refusal: 'date-out-of-range',
  });
});
