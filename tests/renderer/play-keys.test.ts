/** The keys of Play: one for each thing, none for two, and the same for ever. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  checkPressed,
  conditionPressed,
  FIGHTING_KEYS,
  IN_FORCE,
  keyText,
  pressed,
  SCREEN_KEYS,
} from '../../renderer/games/all-things-zombie/play/keys/table.ts';
import { FIGURE_ACTS } from '../../renderer/games/all-things-zombie/play/state/acts.ts';
import { CHECK_LETTERS, CHECK_NAMES } from '../../renderer/games/all-things-zombie/play/state/checks.ts';
import { doesOf, dueFirst } from '../../renderer/games/all-things-zombie/play/state/does.ts';
import { ALL_DUE, DUE_ACTS, hearing } from '../../renderer/games/all-things-zombie/play/state/due-acts.ts';
import { kindOf } from '../../renderer/games/all-things-zombie/play/state/kinds.ts';
import { lettersOf } from '../../renderer/games/all-things-zombie/play/state/letters.ts';
import { CONDITIONS, MARKINGS } from '../../renderer/games/all-things-zombie/text/conditions.ts';
import {
  DUE_CHECKS,
  type Proposal,
} from '../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../src/contract/games/all-things-zombie/encounter-view.ts';
import { figureId } from '../../src/rules/all-things-zombie/ids.ts';
import { fromRoot } from '../../tools/paths.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('the table of keys', () => {
  it.each(Object.entries(IN_FORCE))('%s: no key means two things', (_where, keys) => {
    const taken = keys.map(keyText);
    expect(taken.filter((key, at) => taken.indexOf(key) !== at)).toEqual([]);
  });

  it('calls nobody who fights “it”', () => {
    expect(Object.values(FIGHTING_KEYS).filter(({ text }) => /\bits?\b/.test(text))).toEqual([]);
  });

  it('opens what is due at a door on the floor that was gone to', () => {
    const due = (floor?: number) =>
      doesOf(
        { act: 'enter', subject: 'b1', ...(floor !== undefined && { floor }) },
        {} as unknown as Parameters<typeof doesOf>[1],
      );
    expect(due(2)).toEqual({ form: { form: 'enter', spot: 'b1', floor: 2 } });
    expect(due()).toEqual({ form: { form: 'enter', spot: 'b1', floor: 0 } });
  });

  it('gives nothing that is due a digit', () => {
    for (const { key } of Object.values(ALL_DUE)) {
      expect(key).toMatch(/^[a-z+=;'!]$/);
    }
  });

  it('has a letter for whatever the rules propose on the table', () => {
    const sources = [
      'proposals.ts',
      'battle-proposals.ts',
      'due-answers.ts',
      'untested.ts',
      'vehicles-due.ts',
    ].map((file) => readFileSync(fromRoot(`src/rules/all-things-zombie/acts/encounter/due/${file}`), 'utf8'));
    // Before and after the battle other screens say what is due.
    const betweenBattles = ['give-up', 'name-star', 'bring-star', 'end-campaign', 'go-on'];
    const elsewhere = ['buy', 'decide-war', 'settle', 'end', 'end-one-off', ...betweenBattles];
    const proposed = sources
      .flatMap((source) => [...source.matchAll(/\b(?:due|usual)\(\s*[`']([a-z-]+)[`']/g)])
      .map(([, act = '']) => act);
    expect(proposed).toContain('begin-turn');
    const kinds = new Set<string>([...Object.keys(DUE_ACTS), 'check']);
    expect(proposed.filter((act) => !kinds.has(act) && !elsewhere.includes(act))).toEqual([]);
  });

  it('is read by letter and Shift, whatever Caps Lock says', () => {
    expect(pressed(FIGURE_ACTS, press('z'))).toBe('zombieKilled');
    expect(pressed(FIGURE_ACTS, press('Z'))).toBe('zombieKilled');
    expect(pressed(FIGURE_ACTS, press('Z', true))).toBeUndefined();
    expect(pressed(SCREEN_KEYS, press('y'))).toBe('accept');
    expect(pressed(SCREEN_KEYS, press('Y', true))).toBe('leave');
    expect(pressed(SCREEN_KEYS, press('?', true))).toBe('keys');
    expect(pressed(DUE_ACTS, press('1'))).toBeUndefined();
  });
});

describe('keys of a form', () => {
  it('pick each check by one of its own', () => {
    expect(CHECK_NAMES.map((name) => checkPressed(press(CHECK_LETTERS[name].toUpperCase())))).toEqual(
      CHECK_NAMES,
    );
  });

  it('mark each condition by one of its own, and with Shift what a zombie did', () => {
    const marked = CONDITIONS.map((condition) => conditionPressed(press(MARKINGS[condition].key)));
    expect(marked).toEqual(CONDITIONS.map((condition) => ({ condition, byZombie: false })));
    expect(conditionPressed(press('K', true))).toEqual({ condition: 'knocked-down', byZombie: true });
    expect(conditionPressed(press('H', true))).toBeUndefined();
    expect(conditionPressed(press('z'))).toBeUndefined();
  });
});

describe('what is due', () => {
  const marker = (who: number, shots: number): UnderWay['markers'][number] => ({
    who: figureId(who),
    name: `f${who}`,
    shots,
    of: null,
    from: null,
  });
  const encounter: Pick<
    UnderWay,
    'musters' | 'kind' | 'groups' | 'turn' | 'markers' | 'fighters' | 'zombies' | 'board'
  > = {
    musters: [],
    kind: 'raid',
    groups: [],
    turn: null,
    markers: [],
    fighters: [],
    zombies: [],
    board: false,
  };

  const ticksOf = () => [];
  const place = { said: null };

  it('is of a kind, checks by which one', () => {
    expect(kindOf({ act: 'begin-turn', subject: null })).toBe('begin-turn');
    expect(kindOf({ act: 'check', subject: 'c2/0/what-now' })).toBe('what-now');
    expect(kindOf({ act: 'check', subject: 'c2/0/overrun' })).toBeUndefined();
    expect(DUE_CHECKS.every((check) => CHECK_LETTERS[check] !== undefined)).toBe(true);
  });

  it('keeps its letter while it is due, whatever else of its kind comes before it', () => {
    const sense = (subject: string) => ({ act: 'sense', subject });
    const first = lettersOf(new Map(), [sense('f2'), sense('f3')]);
    expect(first).toEqual(new Map([['sense', 'sense f2']]));
    const more = lettersOf(first, [sense('f1'), sense('f2'), sense('f3')]);
    expect(more).toEqual(first);
    expect(lettersOf(more, [sense('f1'), sense('f3')])).toEqual(new Map([['sense', 'sense f1']]));
    expect(lettersOf(more, [{ act: 'end', subject: null }])).toEqual(new Map());
  });

  it('rolls at once what needs no more to be said, and opens a form for the rest', () => {
    const now = { encounter, sides: null, ticksOf, place };
    expect(doesOf({ act: 'reload', subject: 'c2/0/w1' }, now)).toMatchObject({
      deed: { do: 'reload', who: 'c2/0', weapon: 'w1' },
    });
    expect(doesOf({ act: 'mark', subject: 'f1/up' }, now)).toMatchObject({
      deed: { do: 'mark', who: 'f1', condition: 'up' },
    });
    expect(doesOf({ act: 'check', subject: 'c2/0/received-fire' }, now)).toMatchObject({
      deed: { do: 'check', figure: 'c2/0', what: { check: 'received-fire' } },
    });
    expect(doesOf({ act: 'check', subject: 'f1/what-now' }, now)).toEqual({
      form: { form: 'check', who: 'f1', check: 'what-now' },
    });
    expect(doesOf({ act: 'fire-at', subject: 'f1 at c2/0 at-cover' }, now)).toEqual({
      form: { form: 'fire-at', who: 'f1', at: 'c2/0', asAtCover: true, answers: true },
    });
    expect(doesOf({ act: 'fire-at', subject: 'f1' }, now)).toEqual({
      form: { form: 'fire-at', who: 'f1', asAtCover: false, answers: true },
    });
  });

  it('asks who sees whom, where somebody may have come into sight', () => {
    const now = { encounter, sides: null, ticksOf, place };
    expect(doesOf({ act: 'sight', subject: 'f1' }, now)).toEqual({ form: { form: 'sight' } });
  });

  it('asks once for what can’t be taken back at the table', () => {
    expect(doesOf({ act: 'beat', subject: 'c1' }, { encounter, sides: null, ticksOf, place })).toEqual({
      form: { form: 'declare', declaration: { do: 'beat', contact: 'c1' } },
    });
  });

  it('rolls for a turn with the sides as they were left when it was pressed', () => {
    const does = doesOf(
      { act: 'begin-turn', subject: null },
      {
        ...{ encounter, ticksOf, place },
        sides: ['Party'],
      },
    );
    expect('made' in does && does.made({} as never)).toEqual({
      do: 'begin-turn',
      sides: ['Party'],
    });
  });

  it('finds the shots it named, wherever they stand by then, and nothing once they are gone', () => {
    const [ann, ben] = [marker(1, 2), marker(2, 3)];
    const named = hearing({ markers: [ann, ben] }, 1);
    expect(named.deed).toEqual({ do: 'hear-marker', marker: 1 });
    expect(named.made({ markers: [ben] } as never)).toEqual({ do: 'hear-marker', marker: 0 });
    expect(named.made({ markers: [ann] } as never)).toBeUndefined();
  });

  it('tells shots apart that say the same', () => {
    const markers = [marker(1, 2), marker(1, 2)];
    expect(hearing({ markers }, 0).name).not.toBe(hearing({ markers }, 1).name);
  });

  it('has the end of the turn last: what others may still do comes before fires grow and burn out', () => {
    const all = [
      { act: 'spread-fire', due: true },
      { act: 'zombies-burn', due: true },
      { act: 'hear-marker', due: true },
      { act: 'zombies-act', due: false },
      { act: 'begin-turn', due: false },
    ] as readonly Pick<Proposal, 'act' | 'due'>[] as readonly Proposal[];
    expect(dueFirst(all).map(({ act }) => act)).toEqual([
      'zombies-act',
      'spread-fire',
      'zombies-burn',
      'hear-marker',
      'begin-turn',
    ]);
  });
});
