/** Sentences that versions up to 4 stored are read as the facts they name, and said as they were. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { titleFrom } from '../../db/codecs/all-things-zombie/campaign-title.ts';
import { upcast } from '../../db/codecs/all-things-zombie/upcast.ts';
import { decodeEvent, encodeEvent } from '../../db/games/all-things-zombie/log/event.ts';
import { titleText } from '../../src/rules/all-things-zombie/acts/title.ts';
import type { CampaignEvent } from '../../src/rules/all-things-zombie/state/campaign-events.ts';
import { CONDITIONS } from '../../src/rules/all-things-zombie/state/turn.ts';
import { linesOf } from '../../src/rules/all-things-zombie/text/chronicle/lines.ts';

interface Stored {
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly lines: readonly { readonly text: string; readonly why: string; readonly byHand: boolean }[];
}

/**
 * Sentences that 432 years of bots had stored, one of each, with the lines that each was read as then; a weapon keeps its capitals since,
 * and what answers a question stands behind it as a sentence.
 */
const STORED: readonly Stored[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/prose.json'), 'utf8'),
);

const read = ({ type, payload }: Omit<Stored, 'lines'>): CampaignEvent =>
  decodeEvent({ type, payload: JSON.stringify(payload) }, 'event');

/** The name that stood in the sentence itself. */
const lostWith = ({ payload: { how } }: Stored) =>
  typeof how === 'string' ? how.replace(/^lost with /, '') : '';

describe('an event of version 4', () => {
  it.each(
    STORED.map((stored) => [JSON.stringify([stored.type, stored.lines]).slice(0, 90), stored] as const),
  )('says what it said: %s', (_, stored) => {
    const telling = { nameOf: () => lostWith(stored), division: 'seasons' } as const;
    const lines = linesOf(read(stored), telling);
    expect(lines.map(({ text, why, byHand }) => ({ text, why, byHand }))).toEqual(stored.lines);
  });

  it.each(STORED.map((stored) => [JSON.stringify(stored.payload).slice(0, 90), stored] as const))(
    'names facts alone, and is stored so: %s',
    (_, stored) => {
      const event = read(stored);
      expect(decodeEvent(encodeEvent(event, 'event'), 'event')).toEqual(event);
      // Reading is done once: what is of today stays as it is.
      const { type, ...payload } = event;
      expect(upcast(type, payload)).toEqual(payload);
    },
  );
});

const FIGURE = { figure: 'f1' };
const result = (rule: string, words: string) => {
  const event = read({
    type: 'figure-tested',
    payload: { ...FIGURE, rule, faces: [1, 2], target: 3, result: words },
  });
  return event.type === 'figure-tested' ? event.result : undefined;
};

describe('words of version 4', () => {
  it('name every result by its rule', () => {
    expect(result('atz.received-fire', 'Ducks Back')).toEqual({ of: 'reaction', word: 'ducksBack' });
    expect(result('atz.pursue-by-fire', 'Doesn’t fire')).toEqual({
      of: 'pursue-by-fire',
      word: 'doesNotFire',
    });
    expect(result('atz.in-sight', 'Doesn’t fire')).toEqual({ of: 'reaction', word: 'doesNotFire' });
    expect(result('atz.mercy', 'killed')).toEqual({ of: 'mercy', word: 'killed' });
    expect(result('atz.doc', 'dead')).toEqual({ of: 'doc', word: 'dead' });
    expect(result('atz.dumbass', 'does nothing')).toEqual({ of: 'sense', word: 'nothing' });
    expect(result('atz.fast-move', '8″')).toEqual({ of: 'fast-move', inches: 8 });
    expect(result('atz.zombies-surprise', 'charged by 3 zombies')).toEqual({
      of: 'zombies',
      surprised: false,
      zombies: 3,
    });
    expect(result('atz.task', 'fails: down, and\nout: twice')).toEqual({
      of: 'task',
      word: 'failure',
      consequence: 'down, and\nout: twice',
      against: [],
    });
  });

  it.each([
    ['atz.opposed-task', 'fails against Ann and Bo, not against Cy: seen'],
    ['atz.received-fire', 'will not be read'],
    ['atz.doc', 'Ducks Back'],
    ['atz.fast-move', 'far'],
  ])('are kept where they name no fact: %s, %s', (rule, words) => {
    expect(result(rule, words)).toEqual({ words });
  });

  it('are the player’s where no rule could have given that reason for that change', () => {
    const why = (type: string, words: string) => {
      const changed = { ...FIGURE, why: words };
      const event = read({
        type,
        payload:
          type === 'rep-changed'
            ? { ...changed, from: 3, to: 2 }
            : { ...changed, from: 'ready', to: 'dead', heldIn: null },
      });
      return 'why' in event ? event.why : undefined;
    };
    expect(why('status-changed', 'killed')).toEqual({ by: 'rule', reason: 'killed' });
    expect(why('rep-changed', 'killed')).toEqual({ by: 'player', text: 'killed' });
    expect(why('rep-changed', 'weaker for a wound')).toEqual({ by: 'rule', reason: 'badly-hurt' });
    expect(why('rep-changed', 'weaker for having run away')).toEqual({ by: 'rule', reason: 'ran-away' });
    expect(why('status-changed', '')).toEqual({ by: 'player', text: '' });
  });

  it('of somebody on the table are what the event holds beside them, but for the shots', () => {
    const to = {
      who: 'f1',
      rejoined: false,
      wounds: 0,
      mauled: false,
      byZombie: false,
      shots: 5,
      fought: true,
      zombiesKilled: 0,
      peopleKilled: 0,
    };
    const changed = (of: string, what: string, condition = 'up') =>
      read({ type: 'fighter-changed', payload: { to: { ...to, condition }, of, what } });
    expect(changed('shots', 'fires 3 times')).toMatchObject({ fired: 3 });
    expect(changed('shots', 'fires once')).toMatchObject({ fired: 1 });
    for (const condition of CONDITIONS)
      expect(changed('condition', 'whatever it said', condition)).toMatchObject({ fired: 0 });
  });

  it('head an act as they did', () => {
    const title = titleFrom('Gloria takes the assault rifle', 'title');
    expect(title).toEqual({ key: 'written', values: { text: 'Gloria takes the assault rifle' } });
    expect(titleText(title)).toBe('Gloria takes the assault rifle');
  });

  it('that fit no schema are refused, not guessed at', () => {
    expect(() => read({ type: 'status-changed', payload: { ...FIGURE, why: 3 } })).toThrow('event');
    expect(() => read({ type: 'stock-gained', payload: { item: 'a pistol' } })).toThrow('event.item');
    expect(() => titleFrom({ key: 'sings', values: {} }, 'title')).toThrow('title.key');
  });
});
