import { describe, expect, it } from 'vitest';
import { giveWeapon } from '../../../src/rules/all-things-zombie/acts/arms.ts';
import { editFigure } from '../../../src/rules/all-things-zombie/acts/edit.ts';
import { renameFigure } from '../../../src/rules/all-things-zombie/acts/figure.ts';
import {
  addGrunt,
  recruitAgain,
  recruitGrunt,
  settleParty,
  takeIn,
} from '../../../src/rules/all-things-zombie/acts/recruit.ts';
import { giveName } from '../../../src/rules/all-things-zombie/acts/recruiting.ts';
import { addStock, handOut } from '../../../src/rules/all-things-zombie/acts/stockpile.ts';
import { GENERATOR } from '../../../src/rules/all-things-zombie/data/generator.ts';
import { NAMES } from '../../../src/rules/all-things-zombie/data/text/names.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { byPlayer } from '../../../src/rules/all-things-zombie/state/cause.ts';
import type { Card } from '../../../src/rules/core/cards.ts';
import { freshDeck } from '../../../src/rules/core/deck.ts';
import { diceBox } from '../../../src/rules/core/dice.ts';
import { drive, type Table } from '../../../src/rules/core/driver.ts';
import type { Question } from '../../../src/rules/core/play.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../src/rules/core/tables.ts';
import { act, begun, figureIn, refusal, settled, withGrunts } from '../../support/rules/campaign.ts';
import { scripted } from '../../support/rules/scripted.ts';

const recruitNamed = (name: string) => (now: Parameters<typeof recruitGrunt>[0]) =>
  recruitGrunt(now, { name });

/** The Grunt that this die and these cards and choices bring into a fresh campaign. */
function recruit(die: number, ...answers: readonly string[]) {
  const campaign = begun();
  act(campaign, recruitNamed('Ann'), [die], ...answers);
  return figureIn(campaign, 'f2');
}

function drawAllBut(campaign: Campaign, ...kept: readonly Card[]): void {
  const left = [...kept];
  for (const card of freshDeck()) {
    const at = left.indexOf(card);
    if (at < 0) apply(campaign, { type: 'card-drawn', card });
    else left.splice(at, 1);
  }
}

const namesOf = (events: readonly CampaignEvent[]) => events.map((event) => event.type);

describe('Random Character Generation', () => {
  it.each([
    [1, 4, 'nerves-of-steel'],
    [2, 3, 'crack-shot'],
    [3, 4, 'nerves-of-steel'],
    [4, 3, 'crack-shot'],
    [5, 4, 'nerves-of-steel'],
    [6, 3, 'crack-shot'],
  ])('reads the jack of clubs on a %i as Rep %i, %s', (die, rep, attribute) => {
    const origin = { table: die % 2 === 1 ? 'odd' : 'even', card: 'JC' };
    expect(recruit(die, 'JC')).toMatchObject({ rep, attributes: [attribute], origin, protected: false });
  });

  it('puts body armour on whoever has it in the table', () => {
    expect(recruit(2, '2D')).toMatchObject({ rep: 4, protected: true, attributes: ['slow'] });
  });

  it('arms a Grunt with one full clip and three spare ones, and with what the attribute brings', () => {
    // Gloria's machine pistol is w1.
    expect(recruit(1, '7H').weapons).toEqual([
      { id: 'w2', weapon: 'pistol', clips: 3, loaded: true },
      { id: 'w3', weapon: 'thrown', clips: null, loaded: true },
    ]);
  });

  it('joins the party as a Grunt who leads nobody and has none of the Star’s advantages', () => {
    expect(recruit(1, 'JC')).toMatchObject({
      kind: 'grunt',
      rap: 0,
      leadership: 'none',
      advantages: [],
      status: 'ready',
      joined: { year: 2, period: 0 },
    });
  });
});

describe('a shotgun of the tables', () => {
  it('is offered as a pump first', () => {
    const campaign = begun();
    const end = drive(recruitNamed('Ann')(seen(campaign)), scripted([[1], '10D']), (event) =>
      apply(campaign, event),
    );
    if (end.kind !== 'waiting' || end.question.kind !== 'choose') throw new Error('asks for the kind');
    expect(end.question.options.map(({ id }) => id)).toEqual([
      'pump-shotgun',
      'single-barrel-shotgun',
      'double-barrel-shotgun',
    ]);
  });

  it.each([
    ['pump-shotgun', 3],
    ['single-barrel-shotgun', null],
    ['double-barrel-shotgun', null],
  ])('may be a %s, with %s spare clips', (kind, clips) => {
    expect(recruit(1, '10D', kind).weapons).toMatchObject([{ weapon: kind, clips }]);
  });
});

describe('a Joker', () => {
  it('is unarmed and takes the attribute of the next card, and only that', () => {
    // The 2 of hearts of the odd table has Rep 4, body armour and an assault rifle.
    expect(recruit(1, 'JK', '2H')).toMatchObject({
      rep: 3,
      protected: false,
      attributes: ['clumsy'],
      weapons: [],
      origin: { table: 'odd', card: 'JK' },
    });
  });

  it('followed by the other one draws once more', () => {
    expect(recruit(2, 'JK', 'JK', 'JS').attributes).toEqual(['nerves-of-steel']);
  });

  it('brings what its attribute brings, and spends every card drawn', () => {
    const campaign = begun();
    act(campaign, recruitNamed('Ann'), [2], 'JK', '7H');
    expect(figureIn(campaign, 'f2').weapons).toMatchObject([{ weapon: 'thrown' }]);
    expect(campaign.deck).toHaveLength(52);
    expect(campaign.deck.filter((card) => card === 'JK' || card === '7H')).toEqual(['JK']);
  });
});

describe('the deck', () => {
  it('never gives a card twice', () => {
    const campaign = begun();
    act(campaign, recruitNamed('Ann'), [1], 'JC');
    const end = drive(recruitNamed('Ben')(seen(campaign)), scripted([[2], 'JC']), () => undefined);
    expect(end).toMatchObject({ kind: 'refused', refusal: 'card-already-drawn' });
  });

  it('is shuffled when it is spent', () => {
    const campaign = begun();
    drawAllBut(campaign);
    const { events } = act(campaign, recruitNamed('Ann'), [1], 'JC');
    expect(namesOf(events)).toEqual(['deck-shuffled', 'card-drawn', 'figure-joined']);
    expect(campaign.deck).toHaveLength(53);
  });

  it('is shuffled between a Joker and the card it needs', () => {
    const campaign = begun();
    drawAllBut(campaign, 'JK');
    const { events } = act(campaign, recruitNamed('Ann'), [1], 'JK', 'JK', 'JC');
    expect(namesOf(events)).toEqual([
      'card-drawn',
      'deck-shuffled',
      'card-drawn',
      'card-drawn',
      'figure-joined',
    ]);
    expect(campaign.deck).toHaveLength(52);
  });
});

describe('while the first party is put together', () => {
  /** A campaign whose Star has come down to Rep 3. */
  function withModestStar(): Campaign {
    const campaign = begun();
    act(campaign, (now) =>
      editFigure(now, { figure: 'f1', why: 'a modest hero', edit: { field: 'rep', to: 3 } }),
    );
    return campaign;
  }

  it('nobody outranks the Star, whatever die and card', () => {
    const tally = { lowered: 0, asPrinted: 0 };
    for (const [die, table] of [
      [1, 'odd'],
      [2, 'even'],
    ] as const) {
      for (const card of freshDeck()) {
        const campaign = withModestStar();
        const row = GENERATOR[table].rows[card].result;
        const answers = row.attribute === 'variable' ? ['2H'] : [];
        if (row.weapon === 'shotgun') answers.push('pump-shotgun');
        act(campaign, recruitNamed('Ann'), [die], card, ...answers);
        const { rep } = figureIn(campaign, 'f2');
        expect(rep).toBe(Math.min(row.rep, 3));
        tally[rep < row.rep ? 'lowered' : 'asPrinted'] += 1;
      }
    }
    // Printed at Rep 4 or 5: 26 rows of either table.
    expect(tally).toEqual({ lowered: 52, asPrinted: 56 });
  });

  it('nobody picked by hand does either', () => {
    const campaign = withModestStar();
    const picked = { name: 'Ann', rep: 6, attributes: [], protected: false, weapons: [] } as const;
    act(campaign, (now) => addGrunt(now, picked));
    expect(figureIn(campaign, 'f2').rep).toBe(3);
  });

  it('three Grunts are the party', () => {
    const campaign = withGrunts();
    expect(refusal(campaign, recruitNamed('Dan'))).toEqual({ code: 'party-complete', grunts: 3 });
    const picked = { rep: 3, attributes: [], protected: false, weapons: [] } as const;
    expect(refusal(campaign, (now) => addGrunt(now, picked))).toEqual({ code: 'party-complete', grunts: 3 });
  });

  it('two Grunts are not', () => {
    const campaign = begun();
    act(campaign, recruitNamed('Ann'), [1], 'JC');
    act(campaign, recruitNamed('Ben'), [1], 'QC');
    expect(refusal(campaign, settleParty)).toEqual({ code: 'not-settled' });
  });

  it('a Grunt may be rolled again; the cards drawn stay drawn, and no id comes twice', () => {
    const campaign = withGrunts();
    const again = act(campaign, (now) => recruitAgain(now, { figure: 'f3', name: 'Dan' }), [2], 'JC');
    expect(again.title).toBe('Roll again for Ben');
    expect(campaign.figures.map(({ id, name }) => [id, name])).toEqual([
      ['f1', 'Gloria'],
      ['f2', 'Ann'],
      ['f4', 'Cem'],
      ['f5', 'Dan'],
    ]);
    expect(figureIn(campaign, 'f5').weapons).toMatchObject([{ id: 'w6', weapon: 'pistol' }]);
    expect(campaign.deck).toHaveLength(50);
  });

  it('what a Grunt rolled again carried lies in the stockpile; what others carry stays with them', () => {
    const campaign = withGrunts();
    const what = { kind: 'medical-supplies' } as const;
    act(campaign, (now) => addStock(now, { what, count: 2, why: 'A first-aid kit each' }));
    act(campaign, (now) => handOut(now, { items: ['i1'], to: 'f3' }));
    act(campaign, (now) => handOut(now, { items: ['i2'], to: 'f2' }));
    const again = act(campaign, (now) => recruitAgain(now, { figure: 'f3', name: 'Dan' }), [2], 'JC');
    expect(again.title).toBe('Roll again for Ben; a thing left in the stockpile');
    expect(campaign.stock.map(({ id, carrier }) => [id, carrier])).toEqual([
      ['i1', null],
      ['i2', 'f2'],
    ]);
  });

  it('so do weapons and armour that others gave a Grunt; what the card brought goes with it', () => {
    const campaign = withGrunts();
    const [own] = figureIn(campaign, 'f3').weapons;
    const [given] = figureIn(campaign, 'f2').weapons;
    act(campaign, (now) => giveWeapon(now, { figure: 'f2', weapon: given?.id ?? '', to: 'f3' }));
    const armour = { figure: 'f3', why: 'Found a vest', edit: { field: 'protected', to: true } } as const;
    act(campaign, (now) => editFigure(now, armour));
    const again = act(campaign, (now) => recruitAgain(now, { figure: 'f3', name: 'Dan' }), [2], 'JC');
    expect(again.title).toBe('Roll again for Ben; 2 things left in the stockpile');
    expect(own).toBeDefined();
    expect(campaign.stock).toMatchObject([
      { kind: 'weapon', weapon: given?.weapon, from: { where: 'person', name: 'Ben' }, carrier: null },
      { kind: 'body-armor', from: { where: 'person', name: 'Ben' } },
    ]);
  });

  it.each(['f1', 'f9'])('%s, no Grunt, is not rolled again', (figure) => {
    expect(refusal(withGrunts(), (now) => recruitAgain(now, { figure }))).toEqual({
      code: 'no-such-figure',
      figure,
    });
  });
});

describe('once the campaign is on its way', () => {
  it('a Grunt may outrank the Star', () => {
    const campaign = settled();
    act(campaign, (now) => editFigure(now, { figure: 'f1', why: 'hurt', edit: { field: 'rep', to: 3 } }));
    act(campaign, (now) => recruitGrunt(now, { name: 'Dan', why: 'a friend' }), [2], 'JD');
    expect(figureIn(campaign, 'f5').rep).toBe(5);
    const picked = { name: 'Eve', rep: 6, attributes: [], protected: false, weapons: [], why: 'x' } as const;
    act(campaign, (now) => addGrunt(now, picked));
    expect(figureIn(campaign, 'f6').rep).toBe(6);
  });

  it('nobody joins but by an Encounter, or for a reason the player gives', () => {
    const campaign = settled();
    const picked = { name: 'Eve', rep: 3, attributes: [], protected: false, weapons: [] } as const;
    expect(refusal(campaign, (now) => recruitGrunt(now, {}))).toEqual({ code: 'joins-by-encounters' });
    expect(refusal(campaign, (now) => addGrunt(now, picked))).toEqual({ code: 'joins-by-encounters' });
    const { events } = act(campaign, (now) => addGrunt(now, { ...picked, why: 'An old friend' }));
    expect(events).toMatchObject([{ type: 'figure-joined', why: byPlayer('An old friend') }]);
    const from = { ...picked, name: 'Fay', rap: 0, biography: 'From the Weir.' };
    expect(refusal(campaign, (now) => takeIn(now, from))).toEqual({ code: 'joins-by-encounters' });
    const taken = act(campaign, (now) => takeIn(now, { ...from, why: 'Sick of the Weir' }));
    expect(taken.events).toMatchObject([{ type: 'figure-joined', why: byPlayer('Sick of the Weir') }]);
  });

  it('nobody is rolled again, and it does not begin twice', () => {
    const campaign = settled();
    expect(refusal(campaign, (now) => recruitAgain(now, { figure: 'f2' }))).toEqual({
      code: 'already-settled',
    });
    expect(refusal(campaign, settleParty)).toEqual({ code: 'already-settled' });
  });
});

describe('a Grunt by hand', () => {
  it('is as the player would have it, of no table', () => {
    const campaign = settled();
    const { title } = act(campaign, (now) =>
      addGrunt(now, {
        name: 'Eve',
        rep: 2,
        attributes: ['medic', 'slow'],
        protected: true,
        weapons: ['rifle', 'one-hand-edged'],
        why: 'has the miniature',
      }),
    );
    expect(title).toBe('Add Eve');
    expect(figureIn(campaign, 'f5')).toMatchObject({
      name: 'Eve',
      rep: 2,
      attributes: ['medic', 'slow'],
      protected: true,
      origin: null,
      weapons: [
        { id: 'w6', weapon: 'rifle', clips: 3, loaded: true },
        { id: 'w7', weapon: 'one-hand-edged', clips: null, loaded: true },
      ],
    });
  });
});

describe('names', () => {
  const everyName = NAMES.flatMap(({ given, family, order }) =>
    given.flatMap((one) => family.map((other) => order(one, other))),
  );

  function byApp(campaign: Campaign): Table {
    const pump: Table = (question) =>
      question.kind === 'choose' ? { answer: 'pump-shotgun', by: 'app' } : undefined;
    return firstOf(seeded(diceBox(campaign.seed, campaign.dice)), pump);
  }

  it('never come twice over hundreds of recruits, not even when their owners are renamed', () => {
    const campaign = settled();
    const table = byApp(campaign);
    const given: string[] = [];
    let shuffled = 0;
    for (let n = 0; n < 400; n += 1) {
      const end = drive(recruitGrunt(seen(campaign), { why: 'x' }), table, (event: CampaignEvent) =>
        apply(campaign, event),
      );
      expect(end.kind).toBe('finished');
      shuffled += end.events.filter(({ type }) => type === 'deck-shuffled').length;
      const { id, name } = campaign.figures.at(-1) ?? { id: '', name: '' };
      given.push(name);
      if (n % 2 === 0) act(campaign, (now) => renameFigure(now, { figure: id, name: `Number ${n}` }));
    }
    expect(new Set(given).size).toBe(400);
    expect(given.every((name) => everyName.includes(name))).toBe(true);
    // 54 cards last for 52 recruits, two of them Jokers with a card more each, or for one more.
    expect(shuffled).toBe(7);
  });

  it('leave out whoever bears one by the player’s own choice', () => {
    const campaign = settled();
    const [taken = ''] = everyName;
    act(campaign, (now) => renameFigure(now, { figure: 'f2', name: taken }));
    const asked: Question[] = [];
    drive(giveName(seen(campaign)), (question) => {
      asked.push(question);
      const answer = question.kind === 'draw' ? question.from[0] : undefined;
      return answer === undefined ? undefined : { answer, by: 'script' };
    });
    const [culture, name] = asked;
    if (culture?.kind !== 'draw' || name?.kind !== 'draw') throw new Error('draws a people, then a name');
    expect(culture.from).toEqual(NAMES.map((people) => people.culture));
    expect(name.from).not.toContain(taken);
    expect(name.from).toContain(everyName[1]);
  });

  it('are drawn beside the campaign’s own dice', () => {
    const streams = new Set<string>();
    const table: Table = (question) => {
      if (question.kind !== 'draw') return undefined;
      streams.add(question.stream);
      return { answer: question.from[0] ?? '', by: 'script' };
    };
    drive(giveName(seen(begun())), table);
    expect([...streams]).toEqual(['names']);
  });

  it('bring their pronoun, and go with the one that is asked for', () => {
    const drawn = (...chosen: Parameters<typeof giveName> extends [unknown, ...infer C] ? C : never) => {
      const end = drive(giveName(seen(begun()), ...chosen), (question) => {
        const answer = question.kind === 'draw' ? question.from.at(-1) : undefined;
        return answer === undefined ? undefined : { answer, by: 'script' };
      });
      if (end.kind !== 'finished') throw new Error('a name is given');
      return end.value;
    };
    expect(drawn()).toEqual({ name: 'Yetunde Sowande', pronoun: 'she' });
    expect(drawn('he')).toEqual({ name: 'Segun Sowande', pronoun: 'he' });
    expect(drawn('they')).toEqual({ name: 'Yetunde Sowande', pronoun: 'they' });
  });

  it('of the player’s own come with the pronoun that is said, or “they”', () => {
    const campaign = settled();
    const picked = { rep: 3, attributes: [], protected: false, weapons: [], why: 'met on the road' } as const;
    for (const called of [{ name: 'Eve Noon' }, { name: 'Eve Noon', pronoun: 'she' }] as const)
      act(campaign, (now) => addGrunt(now, { ...picked, ...called }));
    act(campaign, (now) => addGrunt(now, { ...picked, name: 'Loretta Slocum' }));
    expect(campaign.figures.slice(-3).map(({ pronoun }) => pronoun)).toEqual(['they', 'she', 'she']);
  });

  it('are numbers when the list is spent', () => {
    const campaign = settled();
    campaign.namesGiven = [...campaign.namesGiven, ...everyName];
    const picked = { rep: 3, attributes: [], protected: false, weapons: [], why: 'x' } as const;
    expect(act(campaign, (now) => addGrunt(now, picked)).title).toBe('Add Survivor 5');
  });

  it('of the player’s own draw none', () => {
    const campaign = begun();
    const { events } = act(campaign, recruitNamed('Ann'), [1], 'JC');
    expect(namesOf(events)).toEqual(['card-drawn', 'figure-joined']);
    expect(campaign.namesGiven).toEqual([]);
  });
});
