/** Words beside a question's rule: who is asked, exact figures, why not, and each location in words. */
import { describe, expect, it } from 'vitest';
import { TILE_IDS } from '../../../src/rules/aliens-vs-zombies/data/tiles.ts';
import { ZOMBIE_KINDS } from '../../../src/rules/aliens-vs-zombies/data/zombies.ts';
import { placesOf } from '../../../src/rules/aliens-vs-zombies/text/board.ts';
import { avzText } from '../../../src/rules/aliens-vs-zombies/text/game.ts';
import { pieceWords } from '../../../src/rules/aliens-vs-zombies/text/typed.ts';
import { endingText } from '../../../src/rules/aliens-vs-zombies/text/war/war.ts';
import { withCorrections } from '../../../src/rules/core/in-force.ts';
import { seen } from '../../../src/rules/core/seen.ts';
import { step, town } from '../../support/rules/avz-town.ts';

const scene = () => {
  const state = town({
    phase: 'aliens',
    turn: 5,
    shown: ['tile-5'],
    aliens: { D4: ['leader', 'tank', 'trooper'] },
    zombies: { C4: { rotting: 1, rotting_mob: 1 }, E4: { fast: 1 } },
  });
  const leader = state.aliens.find(({ kind }) => kind === 'leader');
  if (leader) leader.name = 'Veskar';
  const { state: after, questions } = step(state, 'D4');
  const question = questions.at(-1);
  if (question === undefined) throw new Error('nothing is asked');
  return { state: seen(after), question };
};

describe('what is drawn out of the printed game', () => {
  it('is typed by a letter or by its name, a tile by its number, and never with the app’s key', () => {
    const { read } = pieceWords;
    expect(ZOMBIE_KINDS.map((kind) => read(kind))).toEqual([...ZOMBIE_KINDS]);
    expect(['o', 'OM', 'f', 'fm', 't', 'tm'].map(read)).toEqual([
      ...['rotting', 'rotting_mob', 'fast', 'fast_mob', 'tough', 'tough_mob'],
    ]);
    expect(TILE_IDS.map((_, at) => read(String(at + 1)))).toEqual([...TILE_IDS]);
    expect(['7H', '', '11', 'zombie'].map(read)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('the question of a group', () => {
  it('names its leader, its dice, and why it can’t do what others can', () => {
    const { state, question } = scene();
    expect(avzText.asked?.(state, question)).toEqual({
      title: 'Veskar’s group in D4: choose',
      over: 'Alien actions',
      line: 'Veskar, one trooper and one tank: six dice, hitting on 3 or better.',
      whyNot: [{ act: 'Attack in E4', reason: 'a park costs two points, an attack has one' }],
    });
  });

  it('has exact figures beside each attack and points beside each move', () => {
    const { state, question } = scene();
    const { columns, options } = avzText.optionFigures?.(state, question) ?? { columns: [], options: {} };
    expect(columns).toEqual(['A hit', 'All killed', 'Hits']);
    expect(options['attack:C4']).toEqual({
      line: '1 rotting, 1 rotting mob; save on 5 or better',
      figures: ['97 %', '55 %', '2.7'],
    });
    expect(options['move:E4']).toEqual({ line: 'two points' });
    expect(options.pass).toBeUndefined();
  });

  it('says before who stands where a group may act, those who have acted left out', () => {
    const state = town({ phase: 'aliens', turn: 5, aliens: { D4: ['leader', 'tank'], A1: ['ufo'] } });
    const [lone] = state.aliens.filter(({ at }) => at === 'D4');
    if (lone) lone.acted = true;
    const { state: after, questions } = step(state);
    const [question] = questions;
    if (question === undefined) throw new Error('nothing is asked');
    expect(avzText.optionFigures?.(seen(after), question)).toEqual({
      columns: [],
      options: { A1: { line: 'Feed store: one UFO' }, D4: { line: 'Hardware: one leader' } },
    });
  });

  it('names the tiles to come as they are named elsewhere', () => {
    const { facts } = avzText.inWords(scene().state);
    expect(facts.find(({ name }) => name === 'Tiles to come')?.text).toMatch(/10 and the BFAR\u00a0~$/);
  });

  it('says in words whose victory it would be now, and from how many dead on another’s', () => {
    const { facts } = avzText.inWords(scene().state);
    expect(facts.find(({ name }) => name === 'If it ended now')?.text).toBe(
      'no zombies dead: an overwhelming victory of the zombies; a victory of the zombies from 11; ' +
        'a stalemate from 21; a victory of the aliens from 26; an incredible victory of the aliens from 36',
    );
  });

  it('stands beside each location in words', () => {
    const { state, question } = scene();
    const words = avzText.inWords(state, question).tables.find(({ title }) => title === 'Town');
    const row = (place: string) => words?.rows.find(([name]) => name?.startsWith(place))?.at(-1);
    expect([row('D4'), row('C4'), row('E4'), row('A1')]).toEqual([
      'here',
      'one point, attack, 2.7 hits',
      'two points',
      '–',
    ]);
    expect(words?.places?.find(({ name }) => name === 'A1')?.next).toEqual(['B1', 'A2']);
    expect(words?.filters?.map(({ title, rows }) => [title, rows.length])).toEqual([
      ['Occupied', 3],
      ['In reach', words?.places?.filter(({ is }) => is === 'choice').length],
    ]);
    expect(words?.ruled).toEqual([5, 11, 17, 23, 29]);
  });
});

describe('what is rebuilt', () => {
  const town = () => avzText.inWords(scene().state).tables;
  const asideOf = (title: string) => town().find((table) => table.title === title)?.aside;
  const groundOf = (place: string) => town()[0]?.rows.find(([name]) => name?.startsWith(place))?.[1];

  it('is marked as ours, ground and counters alike', () => {
    expect(groundOf('A1')).toBe('building\u00a0~');
    expect([asideOf('Zombies'), asideOf('Aliens')]).toEqual(
      Array(2).fill('~ ours: how many there are of each kind'),
    );
  });

  it('is no more where the player’s own game says otherwise', () => {
    const place = { table: 'avz.town', row: 'A1', field: 'result', to: 'dirt-lot' };
    const counts = ZOMBIE_KINDS.map((row) => ({ table: 'avz.zombies', row, field: 'count', to: 9 }));
    const ours = () => placesOf(scene().state).find(({ id }) => id === 'A1')?.ours;
    expect(ours()).toBe(true);
    withCorrections([place, ...counts], () => {
      expect(groundOf('A1')).toBe('dirt lot');
      expect(ours()).toBe(false);
      expect(asideOf('Zombies')).toBeUndefined();
    });
  });
});

describe('the head of the screen and the forecast', () => {
  it('tells the parts of the turn, and how far each has come', () => {
    const { phases = [], crumb } = avzText.standing(scene().state);
    expect(phases.map(({ name, is }) => `${name} ${is}`)).toEqual([
      ...['Event done', 'Landing done', 'Aliens now', 'Zombies to-come'],
    ]);
    expect(phases[0]?.detail).toBe('five rise, a bite');
    expect(phases[2]?.detail).toBe('one to act');
    expect(crumb).toBe('of 8, no zombies dead');
  });

  it('counts endings as the simulation calls them', () => {
    const { endings = [], now } = avzText.forecast?.(scene().state) ?? {};
    expect(endings.map(({ from }) => from)).toEqual([0, 11, 21, 26, 36]);
    expect(endings[3]?.ending).toBe(avzText.ending?.({ level: 'aliens', dead: 30 }));
    expect(now).toBe(0);
  });

  it('says of each face what it comes to', () => {
    const state = town({ phase: 'aliens', aliens: { B1: ['tank'] }, zombies: { B1: { rotting: 1 } } });
    const { questions, state: after } = step(state, 'B1', 'attack:B1');
    const roll = questions.at(-1);
    if (roll === undefined) throw new Error('nothing is rolled');
    expect(avzText.asked?.(seen(after), roll)).toEqual({
      faces: ['miss', 'miss', 'miss', 'hit', 'hit', 'hit'],
    });
  });
});

describe('how a war ended', () => {
  const ended = { fate: 'taken', towns: 6, won: 6, drawn: 0, lost: 0, dead: 180, aliensLost: 12 } as const;
  const names = (count: number) =>
    Array.from({ length: count }, (_, at) => `Ann ${'ABCDEFGHIJKLMNOPQR'[at]}`);

  it('names everybody of a few', () => {
    expect(endingText({ ...ended, names: names(2) })).toMatch(/ Ann A and Ann B came through it\.$/);
    expect(endingText({ ...ended, names: names(6) })).toMatch(/ Ann E and Ann F came through it\.$/);
  });

  it('names those of an army who were named first, and counts the others', () => {
    expect(endingText({ ...ended, names: names(18) })).toMatch(
      / Ann A, Ann B, Ann C, Ann D, Ann E and 13 more veterans came through it\.$/,
    );
  });
});
