/** The next flip and “on you”, held against counting by hand; and what is said beside the choices. */
import { describe, expect, it } from 'vitest';
import { enemyValue, kindOf, wholeDecks } from '../../../src/rules/alien-zombie-tentacle/cards.ts';
import { diesNow } from '../../../src/rules/alien-zombie-tentacle/choosing.ts';
import type { AztaEvent } from '../../../src/rules/alien-zombie-tentacle/events.ts';
import { flipStep } from '../../../src/rules/alien-zombie-tentacle/flipping.ts';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import type { NextFlip } from '../../../src/rules/alien-zombie-tentacle/odds.ts';
import { type AztaState, playerAt } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { eventsAgainst, onYou } from '../../../src/rules/alien-zombie-tentacle/threats.ts';
import {
  type Card,
  type Enemy,
  KINDS,
  type Kind,
  type SurvivorId,
} from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';
import { odds } from '../../../src/rules/core/odds.ts';
import { counted, type OddsRule } from '../../../src/rules/core/odds-rule.ts';
import { type PlainOdds, plainOdds } from '../../../src/rules/core/odds-shares.ts';
import type { FreshRun } from '../../../src/rules/core/odds-walk.ts';
import type { Play } from '../../../src/rules/core/play.ts';
import { facing, laid } from './at-table.ts';

const RULE = alienZombieTentacle.odds['azta.flip'] as unknown as OddsRule<NextFlip>;
const START = { alien: [2], zombie: [2], tentacle: [2] };

const chance = (rule: OddsRule<NextFlip>, input: NextFlip, wanted: string): number => {
  const share = counted(rule, input).outcomes.find(([name]) => name === wanted)?.[1];
  return share === undefined ? 0 : share.n / share.of;
};
const threat = (input: NextFlip, kind: string) => chance(RULE, input, kind);
const threatened = (input: NextFlip, id: SurvivorId): number => {
  const rule = RULE.beside?.[id];
  return rule === undefined ? Number.NaN : chance(rule, input, 'threatened');
};

describe('the next flip', () => {
  it('is of each kind as often as it lies among the cards nobody has seen', () => {
    const even = { stacks: START, seen: [], survivors: [] };
    for (const kind of ['alien', 'zombie', 'tentacle']) expect(threat(even, kind)).toBeCloseTo(1 / 3, 12);
    // Ten of each: aliens less three, zombies less one, tentacles less two.
    const input: NextFlip = {
      stacks: { alien: [3, 2], zombie: [2], tentacle: [2] },
      seen: ['alien-5', 'tentacle-3'],
      survivors: [],
    };
    expect(threat(input, 'alien')).toBeCloseTo(7 / 24, 12);
    expect(threat(input, 'zombie')).toBeCloseTo(9 / 24, 12);
    expect(threat(input, 'tentacle')).toBeCloseTo(8 / 24, 12);
  });

  it('threatens whoever comes to less than the stack with it', () => {
    const input: NextFlip = {
      stacks: START,
      seen: [],
      survivors: ['bouncer+chainsaw', 'lawyer', 'courier@1+pistol'],
    };
    // Wits 1: any alien (9). Fight 8: no zombie, 2 + 5 at most. Speed 4: tentacles 3, 4 and 5 (7 of 9).
    expect(threatened(input, 'bouncer')).toBeCloseTo(16 / 27, 12);
    // Wits 4: aliens 3, 4, 5. Fight 1: all. Speed 4: tentacles 3, 4, 5.
    expect(threatened(input, 'lawyer')).toBeCloseTo((7 + 9 + 7) / 27, 12);
    // 1 + 1, 1 + 2, 1 + 1: everything.
    expect(threatened(input, 'courier')).toBe(1);
    expect(RULE.beside?.biker?.isOpen(input)).toBe(false);
  });

  it('of an eliminated player counts two cards', () => {
    // A card of each kind is left, and every stack is empty: of six ways two go to each kind.
    const rest = { stacks: { alien: [], zombie: [], tentacle: [] }, survivors: ['biker'], flips: 2 };
    const seen = (['alien', 'zombie', 'tentacle'] as const).flatMap((kind) =>
      ([2, 2, 2, 3, 3, 3, 4, 4, 4] as const).map((value) => `${kind}-${value}` as const),
    );
    const input: NextFlip = { ...rest, seen };
    expect(threat(input, 'zombie')).toBeCloseTo(1 / 3, 12);
    // 5 against Wits 2, Fight 4, Speed 3.
    expect(threatened(input, 'biker')).toBe(1);
  });

  it('comes from the cards that were seen where all others lie on the stacks', () => {
    const whole = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5];
    const input: NextFlip = {
      stacks: { alien: whole, zombie: whole, tentacle: whole.slice(0, 9) },
      seen: ['tentacle-5'],
      survivors: [],
    };
    expect(threat(input, 'tentacle')).toBe(1);
  });

  describe('of many', () => {
    /** Input with few cards left: of all cards, nearly all others lie on the stacks. */
    const few = (flips: number, left: readonly Enemy[], seen: readonly Enemy[]): NextFlip => {
      const onStacks = [...wholeDecks().enemies];
      for (const card of [...left, ...seen]) onStacks.splice(onStacks.indexOf(card), 1);
      const of = (kind: Kind) => onStacks.filter((card) => kindOf(card) === kind).map(enemyValue);
      const stacks = { alien: of('alien'), zombie: of('zombie'), tentacle: of('tentacle') };
      return { stacks, seen: [...seen], survivors: ['bouncer+chainsaw'], flips };
    };
    const LEFT: readonly Enemy[] = ['alien-2', 'alien-3', 'alien-3', 'zombie-5', 'tentacle-4'];
    const SEEN: readonly Enemy[] = ['zombie-3', 'zombie-4', 'tentacle-2'];

    it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('counts %i as its play flips them', (flips) => {
      const input = few(flips, LEFT, SEEN);
      for (const rule of [RULE, RULE.beside?.bouncer as OddsRule<NextFlip>]) {
        const played = odds(() => rule.play(input), String, { order: rule.outcomes });
        expect(shares(counted(rule, input))).toEqual(shares(plainOdds(played)));
      }
    });

    it('counts nine from the start of a game: of each kind alike, and hardly ever of a single card', () => {
      const input: NextFlip = { stacks: START, seen: [], survivors: ['lawyer', 'trucker'], flips: 9 };
      expect(counted(RULE, input).exact).toBe(true);
      expect(threat(input, 'alien')).toBeCloseTo(1 / 3, 12);
      // Wits and Speed of 4 are a match for the 2 of the stack with one of the two others, if none of the eight before it is of
      // that kind; Fight 1 is a match for nothing.
      const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
      const alone = (2 / 27) * (choose(18, 8) / choose(26, 8));
      expect(threatened(input, 'lawyer')).toBeCloseTo(1 - 2 * alone, 12);
    });

    it('ends in the greatest stack where fewer Enemies are left, as the game does', () => {
      const flipped = (left: readonly Enemy[]) => {
        const input = few(3, left, []);
        const game = withCorrections([THREE], () =>
          odds(() => flippingThree(input, left), String, { order: KINDS }),
        );
        expect(shares(counted(RULE, input))).toEqual(shares(plainOdds(game)));
        return counted(RULE, input).outcomes.map(([kind]) => kind);
      };
      // All three come to 32, and Aliens are named first.
      expect(flipped(['alien-2', 'zombie-5'])).toEqual(['alien']);
      expect(flipped(['alien-2', 'zombie-5', 'zombie-4'])).toEqual(['alien', 'zombie']);
    });
  });

  it('refuses a survivor who is named twice', () => {
    expect(RULE.refusal?.({ stacks: START, seen: [], survivors: ['biker', 'biker+pistol'] })).toBeDefined();
    expect(RULE.refusal?.({ stacks: START, seen: [], survivors: ['biker'] })).toBeUndefined();
  });

  it('refuses cards that the deck has not, or not so often', () => {
    const refused = (alien: readonly number[], ...seen: readonly Enemy[]) =>
      RULE.refusal?.({ stacks: { ...START, alien: [...alien] }, seen: [...seen], survivors: [] });
    expect(refused([2, 9])).toBe('Of Alien 9 the deck has none.');
    expect(refused([5], 'alien-5')).toBe('Of Alien 5 the deck has one.');
    expect(refused([3, 3, 3, 3])).toBe('Of Alien 3 the deck has three.');
    expect(refused([2, 5, 3, 3, 3], 'zombie-5')).toBeUndefined();
  });
});

const THREE = { table: 'azta.figures', row: 'eliminated-flips', field: 'result', to: 3 };

const shares = ({ outcomes }: PlainOdds) =>
  outcomes.map(([name, { n, of }]) => [name, Math.round((n / of) * 1e12)]);

/** The Flip of a game whose eliminated first player flips three: the kind of the Threat. */
function flippingThree({ stacks }: NextFlip, left: readonly Enemy[]): FreshRun<Kind, AztaEvent> {
  const cards = (kind: Kind) => stacks[kind].map((value): Enemy => `${kind}-${value as 2 | 3 | 4 | 5}`);
  const state = laid([{ survivors: {} }, { survivors: { biker: [] } }], {
    ...{ phase: 'flip', enemies: [...left] },
    stacks: { alien: cards('alien'), zombie: cards('zombie'), tentacle: cards('tentacle') },
  });
  let kind: Kind | undefined;
  function* flipping(): Play<Kind, AztaEvent> {
    yield* flipStep(state);
    return kind ?? 'alien';
  }
  const onEvent = (event: AztaEvent) => {
    if (event.rule === 'azta.flip') ({ kind } = event);
    alienZombieTentacle.apply(state, event);
  };
  return { play: flipping(), onEvent };
}

describe('on you', () => {
  /** Fight 3 of the first player, 2 and 5 of the others: it is on the second’s Courier. */
  const at = (
    cards: readonly Card[],
    hands: readonly (readonly Card[])[],
    known: readonly number[],
  ): AztaState => {
    const state = laid(
      [
        { hand: hands[0] ?? [], survivors: { policewoman: [], lawyer: [] } },
        { hand: hands[1] ?? [], survivors: { courier: [], 'gamer-girl': [] } },
        { hand: hands[2] ?? [], survivors: { bouncer: [], trucker: [] } },
      ],
      {
        ...{ phase: 'help', cards: [...cards] },
        stacks: { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] },
        ...facing('zombie', ['policewoman', 'courier', 'bouncer']),
      },
    );
    for (const [seat, count] of [
      ['second', known[0] ?? 0],
      ['third', known[1] ?? 0],
    ] as const) {
      playerAt(state, seat).known = count;
    }
    return state;
  };
  const unseen: readonly Card[] = ['laptop', 'laptop', 'pistol', 's-mart', 'tight-squeeze', 'too-small'];

  it('names the Events that would turn it', () => {
    const state = at(unseen, [[], ['critical-hit']], []);
    // By S-Mart the Courier has 4; passed over, it is the Policewoman’s 3.
    expect(eventsAgainst(state, 'first')).toEqual(['s-mart', 'too-small']);
  });

  it('is the chance that the hidden cards hold one of them', () => {
    // A hidden card of seven unseen, two of which would: whatever it is in truth.
    expect(onYou(at(unseen, [[], ['critical-hit']], []), 'first')).toBeCloseTo(2 / 7, 12);
    expect(onYou(at([...unseen.slice(0, 5), 'critical-hit'], [[], ['too-small']], []), 'first')).toBeCloseTo(
      2 / 7,
      12,
    );
    // Known to be an Event: of four Events.
    expect(onYou(at(unseen, [[], ['critical-hit']], [1]), 'first')).toBeCloseTo(2 / 4, 12);
    // An Event, and any of the seven that are left: 1 − 2/4 · 5/7.
    expect(onYou(at(unseen, [[], ['critical-hit', 'rifle']], [1]), 'first')).toBeCloseTo(
      1 - (2 / 4) * (5 / 7),
      12,
    );
  });

  it('is certain where it is on them, and nothing where nobody has a card', () => {
    expect(onYou(at(unseen, [], []), 'second')).toBe(1);
    expect(onYou(at(unseen, [['too-small']], []), 'first')).toBe(0);
  });

  it('is on them by a helper of theirs, too, who shares the other’s fate', () => {
    const state = at(unseen, [['too-small']], []);
    const helped = {
      ...facing('zombie', ['courier'], {
        helping: [{ helper: 'lawyer', of: 'courier' }],
      }),
    };
    // The Lawyer’s help isn’t enough: it is on the second’s Courier still, and on the first’s Lawyer with him.
    const threatened = { ...state, ...helped } as AztaState;
    expect(diesNow(threatened)).toBe('courier');
    expect(onYou(threatened, 'first')).toBe(1);
  });

  it('is none of those who have had their turn', () => {
    const state = { ...at(unseen, [[], ['too-small']], [1]), phase: 'screw', gone: 2 } as AztaState;
    expect(onYou(state, 'first')).toBe(0);
  });
});

describe('beside each choice', () => {
  const state = laid(
    [
      { survivors: { policewoman: [], biker: [] } },
      { survivors: { courier: [], lawyer: [] } },
      { survivors: { bouncer: [] } },
    ],
    {
      phase: 'help',
      stacks: { alien: [], zombie: ['zombie-5', 'zombie-4'], tentacle: [] },
      ...facing('zombie', ['policewoman', 'courier', 'bouncer']),
    },
  );
  const ids = ['help>biker>courier', 'help-nobody'];
  const question = {
    kind: 'choose',
    rule: 'azta.help',
    seat: 'first',
    options: ids.map((id) => ({ id, text: id })),
  } as const;

  it('stands who dies then, and the chance of it', () => {
    const { columns, options } = alienZombieTentacle.text.optionFigures?.(state, question) ?? {};
    expect(columns).toEqual(['Dies', 'On you']);
    expect(options?.['help-nobody']).toMatchObject({ figures: ['Courier', '0 %'] });
    // The Courier has 6 then, and the Policewoman’s 3 is the lowest.
    expect(options?.['help>biker>courier']).toEqual({
      line: '+4 Fight, 6 in all; you draw',
      figures: ['Policewoman', '100 %'],
      cost: 'Policewoman as it stands',
    });
  });

  it('stands no cost where it is one of theirs with any answer', () => {
    const theirs = { ...state, ...facing('zombie', ['policewoman', 'bouncer']) };
    const { options } = alienZombieTentacle.text.optionFigures?.(theirs, question) ?? {};
    expect(options?.['help-nobody']).toEqual({
      line: 'you draw nothing',
      figures: ['Policewoman', '100 %'],
    });
  });

  it('stands who can’t be chosen, and why', () => {
    const { whyNot, line } = alienZombieTentacle.text.asked?.(state, question) ?? {};
    expect(whyNot).toEqual([{ act: 'Policewoman', reason: 'In the Encounter' }]);
    expect(line).toContain('As it stands it is Courier');
  });
});

it('the table in words shows the hand of whoever is asked, and no other', () => {
  const state = laid([
    { hand: ['s-mart'], survivors: { biker: ['pistol'] } },
    { hand: ['critical-hit'], survivors: { lawyer: [] } },
  ]);
  const question = { kind: 'choose', rule: 'azta.trade', seat: 'first', options: [] } as const;
  const words = JSON.stringify(alienZombieTentacle.text.inWords(state, question));
  expect(words).toContain('S-Mart');
  expect(words).not.toContain('Critical hit');
  expect(JSON.stringify(alienZombieTentacle.text.inWords(state))).not.toContain('S-Mart');
});

it('cards are typed by kind and value, by two letters, or by the whole of a title', () => {
  const read = alienZombieTentacle.text.cards?.read;
  const typed = ['z4', 'PO', 'blonde bimbo', 'Starlet', 'tin foil hat', 'HI', '3', 'nothing'];
  expect(typed.map((text) => read?.(text))).toEqual([
    ...['zombie-4', 'policewoman', 'starlet', 'starlet', 'tin-foil-hat', 'critical-hit', 'third'],
    undefined,
  ]);
});
