import { describe, expect, it } from 'vitest';
import { PLAYER_ASKING } from '../../../../src/rules/all-things-zombie/asking.ts';
import type { Outnumbers } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/first.ts';
import { MEETING_ODDS } from '../../../../src/rules/all-things-zombie/meeting-and-greeting/odds.ts';
import {
  mercy,
  talk,
  talkModifier,
  walk,
} from '../../../../src/rules/all-things-zombie/meeting-and-greeting/talk.ts';
import { odds } from '../../../../src/rules/core/odds.ts';
import { playedWith } from '../../../support/rules/scripted-play.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const side = (rep: number, modifier = 0) => ({ rep, modifier });
const talking = (outnumbers: Outnumbers, playerDecides = false) => ({
  player: side(4),
  other: side(4),
  outnumbers,
  playerDecides,
});

it('adds the modifiers of a side', () => {
  expect(talkModifier(['cooperated', 'outnumbers', 'drop'])).toBe(4);
  expect(talkModifier(['fought', 'unhelpful'])).toBe(-3);
});

describe('talk the talk', () => {
  const end = (outnumbers: Outnumbers, ...answers: number[][]) =>
    playedWith(talk(PLAYER_ASKING, talking(outnumbers)), ...answers).end;

  it('parts amiably on equal passes', () => {
    expect(end('player', [1, 1], [1, 1])).toBe('part');
    expect(end('none', [6, 6], [6, 6])).toBe('part');
  });

  it('goes to cooperation after a win by one die between equals', () => {
    expect(end('none', [1, 1], [1, 6], [4])).toBe('join');
    expect(end('none', [1, 1], [1, 6], [5])).toBe('part');
    expect(end('none', [1, 6], [1, 1], [4])).toBe('actTogether');
  });

  it('lets the stronger party walk after a win by one die, whoever won', () => {
    expect(end('other', [1, 1], [1, 6], [4])).toBe('fight');
    expect(end('other', [1, 1], [1, 6], [5], [4])).toBe('join');
    expect(end('player', [1, 6], [1, 1], [4])).toBe('fight');
    expect(end('player', [1, 6], [1, 1], [5], [4])).toBe('actTogether');
  });

  it('always walks after a win by two dice against odds of two to one', () => {
    expect(end('player', [1, 1], [6, 6])).toBe('fight');
    expect(end('other', [1, 1], [6, 6])).toBe('fight');
  });

  it('lets the winner by two dice walk between equals', () => {
    expect(end('none', [1, 1], [6, 6], [4])).toBe('fight');
    expect(end('none', [1, 1], [6, 6], [5], [4])).toBe('join');
    expect(end('none', [6, 6], [1, 1], [5], [5])).toBe('part');
  });

  it('asks the player where the player’s side may fight', () => {
    expect(playedWith(talk(PLAYER_ASKING, talking('none', true)), [1, 1], [6, 6], 'fight').end).toBe('fight');
    expect(playedWith(talk(PLAYER_ASKING, talking('none', true)), [1, 1], [6, 6], 'cooperate', [3]).end).toBe(
      'join',
    );
    // The others decide by their die even then.
    expect(playedWith(talk(PLAYER_ASKING, talking('none', true)), [6, 6], [1, 1], [2]).end).toBe('fight');
  });

  it('uses modified Rep to talk and to agree, plain Rep to fight', () => {
    const input = {
      player: side(3, 2),
      other: side(3, -2),
      outnumbers: 'none',
      playerDecides: false,
    } as const;
    expect(playedWith(talk(PLAYER_ASKING, input), [5, 5], [2, 2], [4], [5])).toMatchObject({
      end: 'join',
      walkFace: 4,
      cooperationFace: 5,
    });
  });
});

/** Talk the Talk counted face by face, from the text and ATZ-94 alone. */
function counted(player: ReturnType<typeof side>, other: ReturnType<typeof side>, outnumbers: Outnumbers) {
  const tally: Record<string, number> = { join: 0, actTogether: 0, part: 0, fight: 0 };
  const passes = (faces: number[], target: number) => faces.filter((face) => face <= target).length;
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES)
        for (const d of FACES)
          for (const may of FACES)
            for (const agree of FACES) {
              const p = passes([a, b], player.rep + player.modifier);
              const o = passes([c, d], other.rep + other.modifier);
              const winner = p > o ? player : other;
              let fights = false;
              if (outnumbers !== 'none') {
                const strong = outnumbers === 'player' ? player : other;
                fights = Math.abs(p - o) === 2 || may <= strong.rep;
              } else fights = Math.abs(p - o) === 2 && may <= winner.rep;
              let end = 'part';
              if (p !== o && fights) end = 'fight';
              else if (p !== o && agree <= winner.rep + winner.modifier) end = p > o ? 'join' : 'actTogether';
              tally[end] = (tally[end] ?? 0) + 1;
            }
  return Object.fromEntries(
    Object.entries(tally)
      .filter(([, n]) => n > 0)
      .map(([end, n]) => [end, n / 6 ** 6]),
  );
}

describe('the odds of talking', () => {
  it.each([
    [side(5), side(4), 'none'],
    [side(4, 1), side(3), 'player'],
    [side(3, -2), side(5, 1), 'other'],
    [side(5, 2), side(2, -1), 'none'],
    [side(4), side(4, 3), 'player'],
  ] as const)('are those of all throws: %o, %o, %s', (player, other, outnumbers) => {
    const exact = odds(() => MEETING_ODDS['atz.talk'].play({ player, other, outnumbers }), String);
    const shares = Object.fromEntries(
      exact.outcomes.map(([end, { n, of }]) => [end, Number(n) / Number(of)]),
    );
    const expected = counted(player, other, outnumbers);
    expect(Object.keys(shares).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [end, share] of Object.entries(expected)) expect(shares[end]).toBeCloseTo(share, 12);
  });
});

describe('walk the walk', () => {
  it('has the higher score act first', () => {
    expect(playedWith(walk(PLAYER_ASKING, 5, 3), [1], [2]).first).toBe('player');
    expect(playedWith(walk(PLAYER_ASKING, 3, 5), [3], [2]).first).toBe('other');
  });

  it('rolls equal scores again', () => {
    const done = playedWith(walk(PLAYER_ASKING, 4, 4), [3], [3], [1], [6]);
    expect(done.first).toBe('other');
    expect(done.rolls).toHaveLength(2);
  });
});

describe('mercy', () => {
  it.each([
    [[1, 2], [4], 'captured'],
    [[1, 2], [5], 'leftAlone'],
    [[1, 6], [4], 'captured'],
    [[1, 6], [5], 'killed'],
  ] as const)('at Rep 4 with %o and %o: %s', (faces, face, end) => {
    expect(playedWith(mercy(PLAYER_ASKING, 4), faces, face).end).toBe(end);
  });

  it('kills without another die where none passes', () => {
    expect(playedWith(mercy(PLAYER_ASKING, 4), [5, 6]).end).toBe('killed');
  });

  it('has the odds of Rep 4: 16, 16 and 4 of 36, then 4 of 6', () => {
    const exact = odds(() => MEETING_ODDS['atz.mercy'].play({ rep: 4 }), String);
    const of216 = Object.fromEntries(
      exact.outcomes.map(([end, { n, of }]) => [end, Number(n * 216n) / Number(of)]),
    );
    expect(of216).toEqual({ captured: 128, leftAlone: 32, killed: 56 });
  });
});
