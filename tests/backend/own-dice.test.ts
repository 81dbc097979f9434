/** Recruiting with the player's own dice: entry by entry, nothing stored before the last one. */
import { describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/backend.ts';
import type { Input, Output } from '../../src/contract/contract.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import { ask, failing, testBackend } from '../support/backend/backend.ts';
import { type At, begun } from '../support/backend/party.ts';

const own = (answer: number[] | string): OwnEntry => ({ own: answer });

async function recruiting(): Promise<{
  at: At;
  backend: Backend;
  recruit: (...dice: OwnEntry[]) => Promise<Output<'party.recruit'>>;
  refusal: (...dice: unknown[]) => Promise<string>;
}> {
  const backend = await testBackend();
  const at = await begun(backend);
  return {
    at,
    backend,
    recruit: (...dice) => ask(backend, 'party.recruit', { ...at, name: 'Wren', dice }),
    refusal: async (...dice) => {
      const { code, message } = await failing(backend, 'party.recruit', { ...at, name: 'Wren', dice });
      return `${code}: ${message}`;
    },
  };
}

async function arrived(recruited: Output<'party.recruit'>) {
  if (recruited.state !== 'done') throw new Error(`waits for ${recruited.question.rule}`);
  return recruited;
}

describe('a recruit by own dice', () => {
  it('asks for the die, then for the card, and stores nothing until it has both', async () => {
    const { at, backend, recruit } = await recruiting();
    expect(await recruit()).toEqual({
      state: 'waiting',
      question: {
        kind: 'roll',
        rule: 'atz.recruit.table',
        text: 'Roll one die. Odd or even says which table is read.',
        dice: 1,
      },
      replies: [],
    });
    expect(await recruit(own([3]))).toEqual({
      state: 'waiting',
      question: {
        kind: 'draw',
        rule: 'atz.recruit.card',
        text: 'Draw a card. It says who has turned up.',
        left: 54,
      },
      replies: [
        {
          rule: 'atz.recruit.table',
          text: 'Which table',
          by: 'own',
          answer: [3],
          dice: [{ face: 3, counts: null }],
          corrected: [],
          counted: null,
        },
      ],
    });
    const { figures, revision } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    expect([figures.length, revision]).toEqual([1, at.revision]);
  });

  it('gives who the odd table names for the card', async () => {
    const { at, backend, recruit } = await recruiting();
    // Random Character Generator, ODD, 2 of hearts: Rep 4, body armour, assault rifle, clumsy.
    const { figure, replies, title, revision } = await arrived(await recruit(own([5]), own('2h')));
    expect(figure).toMatchObject({ id: 'f2', kind: 'grunt', name: 'Wren', rep: 4, protected: true });
    expect(figure.attributes.map(({ id }) => id)).toEqual(['clumsy']);
    expect(figure.weapons.map(({ weapon, clips }) => [weapon, clips])).toEqual([['assault-rifle', 3]]);
    // Rep 4 costs 20, body armour 10, the assault rifle 12.
    expect(figure.cost).toBe(42);
    expect(replies.map(({ by, answer }) => [by, answer])).toEqual([
      ['own', [5]],
      ['own', '2H'],
    ]);
    expect([title, revision]).toEqual(['Recruit Wren', at.revision + 1]);
    const view = await ask(backend, 'campaign.get', { campaign: at.campaign });
    expect([view.cardsLeft, view.figures.at(-1)]).toEqual([53, figure]);
    const { origin } = await ask(backend, 'figure.get', { campaign: at.campaign, figure: 'f2' });
    expect(origin).toBe('odd table, 2 of hearts');
  });

  it('asks which shotgun, and arms with the one chosen', async () => {
    const { recruit, refusal } = await recruiting();
    // ODD, king of diamonds: a shotgun.
    const asked = await recruit(own([1]), own('KD'));
    expect(asked).toMatchObject({
      state: 'waiting',
      question: {
        kind: 'choose',
        rule: 'atz.recruit.shotgun',
        options: [{ id: 'pump-shotgun' }, { id: 'single-barrel-shotgun' }, { id: 'double-barrel-shotgun' }],
        usual: 'pump-shotgun',
      },
    });
    expect(await refusal(own([1]), own('KD'), own('pistol'))).toBe(
      'refused: Choose one of these: pump-shotgun, single-barrel-shotgun, double-barrel-shotgun.',
    );
    const { figure, replies } = await arrived(
      await recruit(own([1]), own('KD'), own('double-barrel-shotgun')),
    );
    expect(figure.weapons.map(({ weapon, clips }) => [weapon, clips])).toEqual([
      ['double-barrel-shotgun', null],
    ]);
    expect(replies.at(-1)).toMatchObject({ by: 'own', answer: 'DB shotgun' });
  });

  it('leaves a roll, a card or a choice to the app where the player says so', async () => {
    const { at, backend, recruit } = await recruiting();
    const { replies } = await arrived(await recruit('app', own('KD'), 'app'));
    expect(replies.map(({ by }) => by).slice(0, 2)).toEqual(['app', 'own']);
    await ask(backend, 'campaign.undo', { ...at, revision: at.revision + 1 });
    const again = { ...at, revision: at.revision + 2 };
    const shotgun = await ask(backend, 'party.recruit', {
      ...again,
      dice: [own([1]), own('KD'), 'app'],
    });
    expect((await arrived(shotgun)).figure.weapons[0]?.weapon).toBe('pump-shotgun');
  });

  it('draws on for a Joker until a card names an attribute, the second Joker too', async () => {
    const { recruit, refusal } = await recruiting();
    expect(await recruit(own([2]), own('jk'))).toMatchObject({
      state: 'waiting',
      question: { rule: 'atz.recruit.variable', left: 53 },
    });
    expect(await recruit(own([2]), own('JK'), own('joker'))).toMatchObject({
      state: 'waiting',
      question: { rule: 'atz.recruit.variable', left: 52 },
    });
    expect(await refusal(own([2]), own('JK'), own('JK'), own('JK'))).toBe(
      'refused: Both Jokers are drawn already; 52 cards remain. Draw another, or let the app draw.',
    );
    // EVEN, 6 of clubs: a medic of Rep 4 with an assault rifle; only the attribute counts.
    const { figure } = await arrived(await recruit(own([2]), own('JK'), own('JK'), own('6 ♣')));
    expect(figure).toMatchObject({ rep: 3, protected: false, weapons: [] });
    expect(figure.attributes.map(({ id }) => id)).toEqual(['medic']);
  });

  it('moves no dice of the campaign: the app rolls next what it would have rolled without it', async () => {
    const backend = await testBackend();
    const plain = await begun(backend);
    const other = await begun(backend);
    const first = await arrived(await ask(backend, 'party.recruit', { ...plain, dice: 'app' }));
    const { revision } = await ask(backend, 'party.recruit', {
      ...other,
      name: 'Wren',
      dice: [own([6]), own('3D')],
    }).then(arrived);
    const second = await arrived(await ask(backend, 'party.recruit', { ...other, revision, dice: 'app' }));
    // The card may be another: one is missing from the deck.
    expect(second.replies[0]).toEqual(first.replies[0]);
    expect(second.figure.name).toBe(first.figure.name);
  });
});

describe('an entry that is none', () => {
  it.each<[string, OwnEntry[], string]>([
    ['a card for a die', [own('3S')], 'refused: Enter one die, from 1 to 6.'],
    ['two dice for one', [own([3, 4])], 'refused: Enter one die, from 1 to 6.'],
    ['no dice', [own([])], 'refused: Enter one die, from 1 to 6.'],
    ['a die of seven', [own([7])], 'bad-input: Enter each die as 1 to 6.'],
    [
      'a die for a card',
      [own([3]), own([3])],
      'refused: That isn’t a card: write rank and suit, such as 3S, 10H or QD, or JK for a Joker.',
    ],
    [
      'no card at all',
      [own([3]), own('11S')],
      'refused: That isn’t a card: write rank and suit, such as 3S, 10H or QD, or JK for a Joker.',
    ],
    [
      'one entry too many',
      [own([5]), own('2H'), own('3H')],
      'refused: More dice, cards or decisions were given than were asked for.',
    ],
  ])('%s is refused with what would be right, and nothing is stored', async (_, dice, sentence) => {
    const { at, backend, refusal } = await recruiting();
    expect(await refusal(...dice)).toBe(sentence);
    const { figures, revision } = await ask(backend, 'campaign.get', { campaign: at.campaign });
    expect([figures.length, revision]).toEqual([1, at.revision]);
  });

  it('a card drawn for an earlier recruit is named, with how many remain', async () => {
    const { at, backend, recruit } = await recruiting();
    const { revision } = await arrived(await recruit(own([5]), own('2H')));
    const again: Input<'party.recruit'> = { ...at, revision, dice: [own([6]), own('2 h')] };
    expect(await failing(backend, 'party.recruit', again)).toEqual({
      code: 'refused',
      message: 'The 2 of hearts is drawn already; 53 cards remain. Draw another, or let the app draw.',
      refusal: 'card-already-drawn',
    });
  });
});

it('rolls one of the first party again by own dice, with the cards drawn staying drawn', async () => {
  const { at, backend, recruit } = await recruiting();
  const { revision } = await arrived(await recruit(own([5]), own('2H')));
  const again = await ask(backend, 'party.recruitAgain', {
    ...at,
    revision,
    figure: 'f2',
    name: 'Tam',
    dice: [own([5]), own('3H')],
  });
  const { figure, title } = await arrived(again);
  expect([figure.id, figure.name, title]).toEqual(['f3', 'Tam', 'Roll again for Wren']);
  const view = await ask(backend, 'campaign.get', { campaign: at.campaign });
  expect(view.figures.map(({ id }) => id)).toEqual(['f1', 'f3']);
  expect(view.cardsLeft).toBe(52);
});

it('takes four hundred entries, several times what the largest table asks for, and no more', async () => {
  const { refusal } = await recruiting();
  expect(await refusal(...Array<OwnEntry>(400).fill('app'))).toMatch(
    /^refused: More dice, cards or decisions/,
  );
  expect(await refusal(...Array<OwnEntry>(401).fill('app'))).toBe(
    'bad-input: One act takes at most 400 dice and cards.',
  );
});
