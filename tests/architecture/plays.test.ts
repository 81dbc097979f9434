import { describe, expect, it } from 'vitest';
import { makersIn } from './play-makers.ts';
import { playTypesOf } from './play-types.ts';
import { idlePlays } from './plays.ts';
import { sourceOf, sourcesUnder } from './source.ts';

const WORDS = sourceOf(
  'src/rules/core/play.ts',
  `export type Play<T> = Generator<Ask, T, Answer>;
   export function* roll(ask: Ask): Play<number[]> { return (yield ask) as number[]; }
   export function* tell(event: unknown): Play<void> { yield event; }
   export function drive<T>(play: Play<T>): T { let step = play.next(); while (!step.done) step = play.next(); return step.value; }
   export function odds<T>(makePlay: () => Play<T>): T { return drive(makePlay()); }
   export interface Module { readonly step: (state: State) => Play<void>; }
   export interface Fresh { readonly play: Play<void>; }`,
);

/** Findings for a file of a game, its lines counted from 1 after the imports. */
function idle(text: string): readonly string[] {
  const imports =
    "import { roll, tell as say, drive, odds, type Play, type Module } from '../core/play.ts'; import * as core from '../core/play.ts';";
  return idlePlays([WORDS, sourceOf('src/rules/game/x.ts', `${imports}\n${text}`)]);
}

describe('plays in the rules and whoever calls them', () => {
  it('are all run', () => {
    const sources = sourcesUnder('src');
    const { named } = makersIn(sources, playTypesOf(sources));
    expect([...named.values()].flatMap((names) => [...names]).length).toBeGreaterThan(20);
    expect(idlePlays(sources)).toEqual([]);
  });
});

describe('a planted idle play', () => {
  it.each([
    ['a bare call', 'function* shot() { roll(ask); }', 'roll'],
    ['one under another name', 'function* shot() { say(event); }', 'say'],
    ['one through a namespace', 'function* shot() { core.tell(event); }', 'core.tell'],
    ['yield without its star', 'function* shot() { yield roll(ask); }', 'roll'],
    ['one taken for its result', 'function* shot() { if (roll(ask)) return 1; }', 'roll'],
    ['one kept and forgotten', 'function* shot() { const faces = roll(ask); return faces.length; }', 'roll'],
    ['one returned from a generator', 'function* shot() { return roll(ask); }', 'roll'],
    ['one in a loop of callbacks', 'function* shot() { events.forEach((event) => say(event)); }', 'say'],
    ['one of the file itself', 'function* aim() { yield* roll(ask); } function* shot() { aim(); }', 'aim'],
    [
      'one behind an arrow',
      'const note = (event: E) => say(event); function* shot() { note(event); }',
      'note',
    ],
    [
      'one behind an alias of Play',
      'type Act = Play<void>; function act(): Act { return say(1); } function* shot() { act(); }',
      'act',
    ],
    ["a module's step", 'function run(module: Module) { module.step(state); }', 'module.step'],
    [
      'one out of a table',
      'const ACTS = { aim: function* () { yield* roll(ask); } }; function* shot() { ACTS[kind](); }',
      'ACTS[…]',
    ],
    ['a parameter that makes one', 'function twice(make: () => Play<void>) { make(); }', 'make'],
    ['one branch of two', 'function* shot() { hit ? roll(ask) : 0; }', 'roll'],
  ])('is reported: %s', (_, text, name) => {
    expect(idle(text)).toEqual([`src/rules/game/x.ts:2 ${name}(…) does nothing: write yield* ${name}(…)`]);
  });
});

describe('a play that is run', () => {
  it.each([
    ['by yield*', 'function* shot() { const faces = yield* roll(ask); return faces; }'],
    ['by yield* over a choice of two', 'function* shot() { yield* hit ? roll(ask) : say(event); }'],
    ['by drive', 'const faces = drive(roll(ask));'],
    ['by odds, through a thunk', 'const chances = odds(() => roll(ask));'],
    ['by odds, through a longer thunk', 'const chances = odds(() => { const ask = 1; return roll(ask); });'],
    ['by whoever is given it', 'function shot(): Play<number[]> { return roll(ask); }'],
    ['later', 'function* shot() { const rolling = roll(ask); yield* rolling; }'],
    ['by hand', 'const rolling = roll(ask); rolling.next();'],
    ['in a field that is there for it', 'const fresh = { play: say(event) };'],
    ['by yield* through a namespace', 'function* shot() { yield* core.roll(ask); }'],
    [
      'by yield* out of a table',
      'const ACTS = { aim: function* () { yield* roll(ask); } }; function* shot() { yield* ACTS[kind](); }',
    ],
  ])('is not: %s', (_, text) => {
    expect(idle(text)).toEqual([]);
  });
});
