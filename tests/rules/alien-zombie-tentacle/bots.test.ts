/** The bot that keeps count wins clearly among those that act on impulse; and none of them looks at what lies hidden. */
import { describe, expect, it } from 'vitest';
import { alienZombieTentacle } from '../../../src/rules/alien-zombie-tentacle/module.ts';
import { redeal } from '../../../src/rules/alien-zombie-tentacle/redealing.ts';
import { type AztaState, playerAt } from '../../../src/rules/alien-zombie-tentacle/state.ts';
import { type AztaSeat, type Card, EVENTS } from '../../../src/rules/alien-zombie-tentacle/types.ts';
import { type BotKind, evenTable } from '../../../src/rules/core/bot.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { type DiceBox, diceBox } from '../../../src/rules/core/dice.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { COUNTS } from '../../support/counts.ts';
import { matches } from '../../support/rules/azta-match.ts';
import { shuffle, watchedGame } from '../../support/rules/peeking.ts';
import { facing, laid } from './at-table.ts';

const GAMES = COUNTS.matches;

describe('the bot that keeps count', () => {
  it.each([2, 4])(
    'wins far more than its share, of %i players',
    (players) => {
      const { cold, rash } = matches(players, GAMES);
      expect(cold * (players - 1)).toBeGreaterThan(2 * rash);
    },
    COUNTS.limitMs,
  );
});

describe('grudges', () => {
  /** The first player may let the second’s or the third’s survivor die: equals, and no other difference. */
  const chosen = (bot: BotKind<AztaState>, hates: AztaSeat) => {
    const state = laid(
      [
        { survivors: { courier: [], lawyer: [] } },
        { survivors: { biker: [], 'gamer-girl': [] } },
        { survivors: { 'homeless-vet': [], 'smartass-kid': [] } },
      ],
      {
        phase: 'help',
        stacks: { alien: [], zombie: ['zombie-5', 'zombie-2'], tentacle: [] },
        ...facing('zombie', ['biker', 'homeless-vet']),
      },
    );
    state.grudges.first[hates] = 12;
    const options = ['help>courier>biker', 'help>courier>homeless-vet', 'help-nobody'];
    return bot.seat(
      () => seen(state),
      diceBox('1'),
      'bots',
    )(
      { kind: 'choose', rule: 'azta.help', seat: 'first', options: options.map((id) => ({ id, text: id })) },
      0,
    )?.answer;
  };

  it('decide whom the one helps who never forgets', () => {
    const grudging = alienZombieTentacle.bots.find(({ id }) => id === 'grudging');
    if (grudging === undefined) throw new Error('it sits at no table');
    expect(chosen(grudging, 'third')).toBe('help>courier>biker');
    expect(chosen(grudging, 'second')).toBe('help>courier>homeless-vet');
  });
});

/** Shuffles what a seat can't see: the order of the decks, and the hands of everybody else. */
function hide(state: AztaState, seat: string, box: DiceBox): void {
  redeal(state, [seat], box);
  shuffle(state.cards, box);
  shuffle(state.enemies, box);
}

/** A bot that can’t help looking at somebody else’s hand. */
const peeker: BotKind<AztaState> = {
  id: 'peeker',
  title: 'Looks over shoulders',
  seat: (look, box, stream) => {
    const even = evenTable(box, stream);
    return (question, index) => {
      const last = question.kind === 'choose' ? question.options.at(-1) : undefined;
      const peeks =
        last !== undefined && look().players.some(({ hand }, at) => at > 0 && hand.includes('critical-hit'));
      return peeks ? { answer: last.id, by: 'bot' } : even(question, index);
    };
  },
};

describe('what lies hidden', () => {
  const watched = (bot: BotKind<AztaState>, seed: string, players: number) => {
    const setup = { players, start: 2, suddenDeath: false, rounds: 12 };
    return watchedGame(alienZombieTentacle, alienZombieTentacle.begin(setup), bot, seed, hide);
  };

  for (const bot of alienZombieTentacle.bots)
    it(`changes nothing of what the bot ${bot.id} chooses`, () => {
      const games = [2, 3, 4, 6].map((players, at) => watched(bot, `${at}`, players));
      expect(games.flatMap(({ peeked }) => peeked)).toEqual([]);
      expect(games.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(200);
    });

  it('is found out where a bot looks at it', () => {
    expect(watched(peeker, '1', 4).peeked).not.toEqual([]);
  });
});

describe('a redeal', () => {
  const cards: readonly Card[] = ['laptop', 'rifle', 's-mart', 'too-small', 'critical-hit'];
  const at = (): AztaState => {
    const state = laid(
      [{ survivors: { biker: [] } }, { hand: ['noble-sacrifice', 'pistol'], survivors: { lawyer: [] } }],
      { cards: [...cards] },
    );
    playerAt(state, 'second').known = 1;
    return state;
  };
  const redealt = (seed: number, more: Partial<AztaState> = {}) => {
    const other = copy({ ...at(), ...more });
    redeal(other, ['first'], diceBox(`S${seed}`));
    return other;
  };

  it('keeps Events that are known to be some, and loses no card', () => {
    const firsts = new Set<string>();
    const seconds = new Set<string>();
    for (let seed = 0; seed < 300; seed += 1) {
      const state = redealt(seed);
      const [first, second] = playerAt(state, 'second').hand;
      firsts.add(String(first));
      seconds.add(String(second));
      expect([...state.cards, ...playerAt(state, 'second').hand].toSorted()).toEqual(
        [...cards, 'noble-sacrifice', 'pistol'].toSorted(),
      );
    }
    const unseen: readonly string[] = [...cards, 'noble-sacrifice', 'pistol'];
    expect([...firsts].toSorted()).toEqual(
      unseen.filter((card) => EVENTS.some((one) => one === card)).toSorted(),
    );
    expect([...seconds].toSorted()).toEqual([...unseen].toSorted());
  });

  it('leaves Gear that is on offer out of a hand where it is', () => {
    const offer = {
      by: 'second',
      to: 'first',
      gear: 'pistol',
      from: 'hand',
      isGift: false,
      wants: null,
    } as const;
    for (let seed = 0; seed < 50; seed += 1) {
      expect(playerAt(redealt(seed, { offer }), 'second').hand).toContain('pistol');
    }
  });
});
