import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { remainingText } from '../../renderer/games/all-things-zombie/text/calendar.ts';
import { withReach } from '../../renderer/games/all-things-zombie/text/figures.ts';
import { whereText } from '../../renderer/games/all-things-zombie/text/past-table.ts';
import {
  dealtWithText,
  firstSightText,
  repsText,
  talkText,
} from '../../renderer/games/all-things-zombie/text/people.ts';
import { cardSign, cardWords } from '../../renderer/text/cards.ts';
import { agoText } from '../../renderer/text/time.ts';
import { forceText } from '../../src/rules/all-things-zombie/text/escape.ts';
import { type Card, SUITED_CARDS } from '../../src/rules/core/cards.ts';
import { countedInWords, listed, upperFirst } from '../../src/rules/core/text/english.ts';

describe('on paper', () => {
  it('a weapon has its range behind its name, one for close combat its name alone', () => {
    expect(withReach({ title: 'Assault rifle', range: 48 })).toBe('Assault rifle, 48″');
    expect(withReach({ title: 'Edged weapon', range: null })).toBe('Edged weapon');
  });

  it('an Encounter is told by its place, a pursuit without a table by its area', () => {
    expect(whereText({ place: 'Tanner Circus', area: 'urban' })).toBe('Tanner Circus, urban');
    expect(whereText({ place: '', area: 'urban' })).toBe('Urban');
  });
});

describe('numbers in sentences', () => {
  it('says them in words up to twelve', () => {
    expect(countedInWords(0, 'figure', 'figures')).toBe('no figures');
    expect(countedInWords(1, 'figure', 'figures')).toBe('one figure');
    expect(countedInWords(12, 'figure', 'figures')).toBe('twelve figures');
    expect(countedInWords(13, 'figure', 'figures')).toBe('13 figures');
    expect(countedInWords(2, 'body', 'bodies')).toBe('two bodies');
  });
  it('begins a sentence with a capital', () => {
    expect(upperFirst(countedInWords(4, 'figure', 'figures'))).toBe('Four figures');
    expect(upperFirst('')).toBe('');
  });
});

describe('a side of an escape', () => {
  it('says how many of it are of the party', () => {
    expect([forceText(5, 0), forceText(6, 2), forceText(3, 3), forceText(1, 1)]).toEqual([
      'five',
      'six: two of the party, four more',
      'three, of the party',
      'one, of the party',
    ]);
  });
  it('is listed as a sentence has it', () => {
    expect([['Ann'], ['Ann', 'Ben'], ['Ann', 'Ben', 'Cem']].map(listed)).toEqual([
      'Ann',
      'Ann and Ben',
      'Ann, Ben and Cem',
    ]);
  });
});

describe('how long a phase still lasts', () => {
  it.each([
    [4, 1, 'Six years of phase 1 remain.'],
    [9, 1, 'One year of phase 1 remains.'],
    [10, 1, 'The last year of phase 1.'],
    [11, 2, 'Nine years of phase 2 remain.'],
    [20, 2, 'The last year of phase 2.'],
    [21, 3, 'Phase 3, which has no end.'],
  ])('in O+%i of phase %i', (year, phase, text) => {
    expect(remainingText(year, phase, [10, 20])).toBe(text);
  });

  it('and sooner where the campaign is a fast one', () => {
    expect(remainingText(5, 2, [3, 9])).toBe('Four years of phase 2 remain.');
    expect(remainingText(10, 3, [3, 9])).toBe('Phase 3, which has no end.');
  });
});

describe('cards', () => {
  it('has a sign and words for each card of the deck', () => {
    // The two Jokers are alike.
    const cards: readonly Card[] = [...SUITED_CARDS, 'JK'];
    const signs = cards.map(cardSign);
    expect(signs).not.toContain(undefined);
    expect(new Set(signs).size).toBe(53);
    expect(new Set(cards.map(cardWords)).size).toBe(53);
  });
  it('writes rank and suit', () => {
    expect(cardSign('10H')).toBe('10♥\u{FE0E}');
    expect(cardWords('AS')).toBe('ace of spades');
    expect(cardWords('JK')).toBe('a Joker');
  });
  it('knows what is no card', () => {
    expect(cardSign('pump-shotgun')).toBeUndefined();
    expect(cardSign('1S')).toBeUndefined();
  });
});

describe('how long ago', () => {
  const now = Date.parse('2026-10-03T12:00:00Z');
  const past = (ms: number) => agoText(new Date(now - ms).toISOString(), now);
  const minute = 60_000;
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [60 * minute, '1 hour ago'],
    [24 * 60 * minute, 'yesterday'],
    [48 * 60 * minute, '2 days ago'],
  ])('%i ms', (ms, text) => {
    expect(past(ms)).toBe(text);
  });
  it('names the day after a week', () => {
    expect(past(7 * 24 * 60 * minute)).toMatch(/2026/);
  });
});

describe('people met', () => {
  const member = (rep: 2 | 3 | 4 | 5, alive = true) => ({
    name: 'Jo',
    rep,
    alive,
    captive: false,
    innocent: false,
    protected: false,
    attributes: [],
    weapons: [],
    speaks: false,
  });

  it('have their Reps told together, the highest first', () => {
    expect(repsText([member(2), member(4), member(3), member(4), member(5, false)])).toBe('4 ×2, 3, 2');
    expect(repsText([member(3, false)])).toBe('–');
  });

  it('were dealt with so often, or on sight', () => {
    expect(dealtWithText({ times: 0, standing: 'strangers' })).toBe('never');
    expect(dealtWithText({ times: 0, standing: 'fought' })).toBe('on sight');
    expect([1, 2, 5].map((times) => dealtWithText({ times, standing: 'parted' }))).toEqual([
      'once',
      'twice',
      '5 times',
    ]);
    expect(firstSightText('fought')).not.toBe(firstSightText('cooperated'));
    expect(firstSightText('strangers')).toContain('nobody has spoken');
  });

  it('have a past that helps words or hinders them', () => {
    expect(
      talkText({ modifier: 2, title: 'Worked together before', text: 'worked together before' }),
    ).toMatch(/worked together.* 2 higher/);
    expect(talkText({ modifier: -2, title: 'Fought before', text: 'fought before' })).toMatch(
      /fought before.* 2 lower/,
    );
  });
});

it('moments are written as everything else is, whatever the machine’s own customs', () => {
  const file = join(import.meta.dirname, '../../renderer/text/time.ts');
  const script = `import { clockText } from ${JSON.stringify(file)};
    console.log(clockText('2026-10-03T19:04:00'))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en_US.UTF-8' },
  });
  expect(stdout).toBe('3 Oct 2026, 19:04\n');
});
