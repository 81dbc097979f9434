/** Acts in turn, with the questions they open and whatever is pressed meanwhile. */
import { describe, expect, it } from 'vitest';
import { askingActs, deedName } from '../../renderer/client/asking-acts.ts';
import { commandQueue } from '../../renderer/client/command-queue.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';

interface Deed {
  readonly do: string;
  /** Dice of each question. */
  readonly asks?: readonly number[];
}
interface Done {
  readonly state: 'done';
  readonly deed: string;
  readonly entries: readonly OwnEntry[];
}

const KILL: Deed = { do: 'kill' };
const TURN: Deed = { do: 'turn', asks: [2, 1] };
/** A deed of which it is first asked whether it is meant. */
const RASH: Deed = { do: 'rash', asks: [1] };
const BAD: Deed = { do: 'bad' };

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A table that answers only when it is told to. */
function table({
  drawn = Promise.resolve(),
  pass,
}: {
  readonly drawn?: Promise<void>;
  readonly pass?: (letter: string) => void;
} = {}) {
  const done: Done[] = [];
  const told: string[] = [];
  const askedFirst: string[] = [];
  let waiting: (() => void)[] = [];
  const queue = commandQueue((count) => told.push(`dropped ${count}`));
  const acts = askingActs<Deed, Done>({
    queue,
    send: async (deed, _by, entries) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (deed.do === 'bad' || entries.some((entry) => entry !== 'app' && entry.own === 'wrong')) {
        throw new Error('refused');
      }
      const dice = deed.asks?.[entries.length];
      if (dice === undefined) return { state: 'done', deed: deed.do, entries };
      return { state: 'waiting', question: { kind: 'roll', rule: 'r', text: 'Roll', dice }, replies: [] };
    },
    show: (one) => {
      done.push(one);
      return drawn;
    },
    refused: (failure) => (failure instanceof Error ? failure : undefined),
    tell: (text) => told.push(text),
    asksFirst: (deed, _by, isMeant) => {
      if (deed.do !== RASH.do || isMeant()) return false;
      askedFirst.push(deed.do);
      return true;
    },
    ...(pass === undefined ? {} : { pass }),
  });
  return {
    acts,
    queue,
    done: () => done.map(({ deed }) => deed),
    last: () => done.at(-1),
    told,
    askedFirst,
    asking: () => acts.state.get().asking,
    /** Answers what has been sent so far. */
    reply: async () => {
      const sent = waiting;
      waiting = [];
      for (const answer of sent) answer();
      await settle();
    },
  };
}

const APP = { by: 'app' } as const;
const EACH = { by: 'app', each: true } as const;
const OWN = { by: 'own' } as const;

describe('a roll left to the app with all that follow', () => {
  it('has the app answer each further roll, and leaves the next act to the player', async () => {
    const { acts, reply, asking, last } = table();
    acts.perform({ do: 'volley', asks: [2, 1, 3] }, OWN);
    await reply();
    acts.answer({ own: [3, 4] });
    await reply();
    acts.leave();
    await reply();
    await reply();
    expect(last()).toMatchObject({ deed: 'volley', entries: [{ own: [3, 4] }, 'app', 'app'] });
    acts.perform(TURN, OWN);
    await reply();
    acts.answer({ own: [5, 5] });
    await reply();
    await reply();
    expect(asking()?.question).toMatchObject({ dice: 1 });
  });

  it('is the player’s again once an answer is taken back', async () => {
    const { acts, reply, asking } = table();
    acts.perform({ do: 'volley', asks: [2, 1, 3] }, OWN);
    await reply();
    acts.leave();
    acts.back();
    await reply();
    acts.back();
    await reply();
    expect(asking()?.question).toMatchObject({ kind: 'roll' });
  });
});

describe('a deed of which it is asked first whether it is meant', () => {
  it('is asked of as its turn comes, and what was pressed after it isn’t done', async () => {
    const { acts, reply, done, askedFirst, told } = table();
    acts.perform(KILL, EACH);
    acts.perform(RASH, APP);
    acts.perform(KILL, EACH);
    expect(askedFirst).toEqual([]);
    await reply();
    expect([askedFirst, done(), told]).toEqual([['rash'], ['kill'], ['dropped 1']]);
    expect(acts.isUnderWay(deedName(RASH))).toBe(false);
  });

  it('is done where Enter was typed after it, and the dice are for its question', async () => {
    const { acts, reply, asking, askedFirst } = table();
    acts.perform(KILL, EACH);
    acts.perform(RASH, OWN);
    for (const key of ['Enter', '5']) acts.ahead.press(key);
    await reply();
    await reply();
    expect(asking()?.question).toMatchObject({ dice: 1 });
    expect([askedFirst, acts.typed.take()]).toEqual([[], ['5']]);
  });

  it('is done where it has been asked', async () => {
    const { acts, reply, asking, askedFirst } = table();
    acts.perform(RASH, { by: 'own', declared: true });
    await reply();
    expect(asking()?.question).toMatchObject({ dice: 1 });
    expect(askedFirst).toEqual([]);
  });
});

describe('deeds pressed while one is under way', () => {
  it('are each done, in turn', async () => {
    const { acts, reply, done } = table();
    for (let press = 0; press < 3; press += 1) acts.perform(KILL, EACH);
    expect(done()).toEqual([]);
    for (let press = 0; press < 3; press += 1) await reply();
    expect(done()).toEqual(['kill', 'kill', 'kill']);
  });

  it('are one, pressed again, where presses don’t add up', async () => {
    const { acts, reply, done, told } = table();
    acts.perform(KILL, APP);
    acts.perform(KILL, APP);
    await reply();
    await reply();
    expect(done()).toEqual(['kill']);
    expect(told).toEqual(['That is already running.']);
    acts.perform(KILL, APP);
    await reply();
    expect(done()).toEqual(['kill', 'kill']);
  });

  it('are one by their name, too, and known to be under way by it', async () => {
    const { acts, reply, done, told } = table();
    const hear = () => acts.perform(() => KILL, { by: 'app', name: 'hear Ann' });
    hear();
    expect(acts.isUnderWay('hear Ann')).toBe(true);
    hear();
    await reply();
    await reply();
    expect(done()).toEqual(['kill']);
    expect(told).toHaveLength(1);
    expect(acts.isUnderWay('hear Ann')).toBe(false);
    acts.perform(KILL, APP);
    expect(acts.isUnderWay(deedName(KILL))).toBe(true);
    await reply();
  });

  it('are made of the newest state when their turn comes', async () => {
    const { acts, reply, done, told } = table();
    const left = ['first', 'second'];
    const next = () => {
      const name = left.shift();
      return name === undefined ? undefined : { do: name };
    };
    for (let press = 0; press < 3; press += 1) acts.perform(next, APP);
    for (let press = 0; press < 3; press += 1) await reply();
    expect(done()).toEqual(['first', 'second']);
    expect(told).toEqual(['There is nothing left to do there.']);
  });

  it('are let go after a refusal, and said to be', async () => {
    const { acts, reply, done, told } = table();
    acts.perform(BAD, APP);
    acts.perform(KILL, EACH);
    acts.perform(KILL, EACH);
    await reply();
    expect(done()).toEqual([]);
    expect(told).toEqual(['dropped 2']);
    expect(acts.state.get().error?.message).toBe('refused');
    acts.perform(KILL, EACH);
    expect(acts.state.get().error).toBeUndefined();
    await reply();
    expect(done()).toEqual(['kill']);
  });
});

describe('an act that asks', () => {
  it('waits with its question, and the next deed for its end', async () => {
    const { acts, reply, done, asking, last } = table();
    acts.perform(TURN, OWN);
    acts.perform(KILL, EACH);
    await reply();
    expect(asking()?.question).toMatchObject({ dice: 2 });
    acts.answer({ own: [4, 2] });
    await reply();
    expect(asking()?.question).toMatchObject({ dice: 1 });
    expect(done()).toEqual([]);
    acts.answer({ own: [3] });
    await reply();
    expect(asking()).toBeUndefined();
    expect(last()?.entries).toEqual([{ own: [4, 2] }, { own: [3] }]);
    await reply();
    expect(done()).toEqual(['turn', 'kill']);
  });

  it('gets what was typed for it before it stood there', async () => {
    const { acts, reply, told } = table();
    acts.perform(KILL, EACH);
    acts.perform(TURN, OWN);
    for (const key of '425') expect(acts.ahead.press(key)).toBe(true);
    await reply();
    await reply();
    expect(acts.typed.take()).toEqual(['4', '2', '5']);
    expect(acts.ahead.press('6')).toBe(false);
    acts.answer({ own: [4, 2] });
    acts.typed.giveBack(['5']);
    acts.ahead.press('6');
    await reply();
    expect(acts.typed.take()).toEqual(['5', '6']);
    expect(told).toEqual([]);
  });

  it('says which keys nothing asked for', async () => {
    const { acts, reply, told } = table();
    acts.perform(KILL, APP);
    for (const key of ['5', '1', 'Enter']) acts.ahead.press(key);
    await reply();
    expect(told).toEqual(['Nothing is waiting for 5, 1 and Enter.']);
  });

  it('hands letters typed during its last answer on to the screen, and what follows one to what that begins', async () => {
    const passed: string[] = [];
    const one = table({
      pass: (letter) => {
        passed.push(letter);
        if (letter === 'n') one.acts.perform(TURN, OWN);
      },
    });
    one.acts.perform({ do: 'roll', asks: [1] }, OWN);
    await one.reply();
    one.acts.answer({ own: '4' });
    for (const key of ['F', 'n', '2', '3']) one.acts.ahead.press(key);
    await one.reply();
    expect(passed).toEqual(['F', 'n']);
    await one.reply();
    expect(one.acts.typed.take()).toEqual(['2', '3']);
    expect(one.told).toEqual([]);
  });

  it('leaves keys to the screen from the moment it is done, though not all of it is shown yet', async () => {
    const one = table({ drawn: new Promise(() => undefined) });
    one.acts.perform(KILL, APP);
    expect(one.acts.ahead.press('Enter')).toBe(true);
    await one.reply();
    expect(one.done()).toEqual(['kill']);
    expect(one.acts.isUnderWay(deedName(KILL))).toBe(true);
    expect(one.acts.ahead.press('Enter')).toBe(false);
  });

  it('done by its last answer leaves keys to the screen, too', async () => {
    const one = table({ drawn: new Promise(() => undefined) });
    one.acts.perform({ do: 'roll', asks: [1] }, OWN);
    await one.reply();
    one.acts.answer({ own: '4' });
    expect(one.acts.ahead.press('n')).toBe(true);
    await one.reply();
    expect(one.done()).toEqual(['roll']);
    expect(one.acts.ahead.press('n')).toBe(false);
  });

  it('keeps its question after an answer that is refused, and lets go of what waited', async () => {
    const { acts, reply, told, asking } = table();
    acts.perform(TURN, OWN);
    acts.perform(KILL, EACH);
    await reply();
    acts.answer({ own: 'wrong' });
    acts.ahead.press('5');
    await reply();
    expect(asking()?.entries).toEqual([]);
    expect(acts.state.get().error?.message).toBe('refused');
    expect(told).toEqual(['dropped 1', 'Nothing is waiting for 5.']);
    acts.answer({ own: [1, 1] });
    await reply();
    expect(acts.state.get().error).toBeUndefined();
    expect(asking()?.entries).toHaveLength(1);
  });

  it('goes back an answer, and is given up without having changed anything', async () => {
    const { acts, reply, asking, done, queue } = table();
    acts.perform(TURN, OWN);
    await reply();
    acts.answer({ own: [1, 1] });
    await reply();
    acts.back();
    await reply();
    expect(asking()?.entries).toEqual([]);
    acts.cancel();
    expect(asking()).toBeUndefined();
    await settle();
    expect(queue.busy()).toBe(false);
    expect(done()).toEqual([]);
  });

  it('takes one answer at once, and no other deed', async () => {
    const { acts, reply, told, asking, last } = table();
    acts.perform(TURN, OWN);
    await reply();
    acts.answer({ own: [1, 1] });
    acts.answer({ own: [6, 6] });
    acts.perform(KILL, EACH);
    await reply();
    expect(asking()?.entries).toEqual([{ own: [1, 1] }]);
    expect(told).toEqual(['Answer the question first, or cancel it.']);
    acts.answer({ own: [2] });
    await reply();
    expect(last()?.entries).toEqual([{ own: [1, 1] }, { own: [2] }]);
  });

  it('given up with its last answer on the way is shown all the same, before anything else begins', async () => {
    const { acts, reply, done, queue } = table();
    acts.perform({ do: 'die', asks: [1] }, OWN);
    await reply();
    acts.answer({ own: [1] });
    acts.cancel();
    acts.perform(KILL, EACH);
    await settle();
    expect(done()).toEqual([]);
    await reply();
    await reply();
    expect(done()).toEqual(['die', 'kill']);
    expect(queue.busy()).toBe(false);
  });

  it('is given up for something else that is asked for', async () => {
    const { acts, reply, queue, asking } = table();
    acts.perform(TURN, OWN);
    await reply();
    queue.giveUpHeld();
    expect(asking()).toBeUndefined();
    expect(await queue.add(async () => 'undone')).toBe('undone');
  });
});
