/** The one suite that every game runs: `conforms(module, …)` in a test file registers its tests. */

import { describe, expect, it } from 'vitest';
import type { Module, Told } from '../../../src/rules/core/module.ts';
import {
  lossyData,
  neverGivenUp,
  readMoreThanDeclared,
  sentencesKept,
  silentWrites,
  unaskable,
  uncounted,
  undeclared,
  unfinishedGames,
  unnamed,
  unreached,
  unrepeatable,
  wordless,
  wrongAnswersTaken,
} from './conformance-findings.ts';
import { type ConformanceOptions, recordGames } from './conformance-games.ts';
import { unsound } from './conformance-sessions.ts';

export function conforms<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  options: ConformanceOptions<Setup>,
): void {
  describe(`${module.title} conforms`, () => {
    const games = recordGames(module, options);

    it('is played by a bot, from set-ups that pass its own check', () => {
      expect(games.length).toBeGreaterThan(0);
      expect(options.setups.map((setup) => module.setup.check(setup).ok)).not.toContain(false);
      expect(module.setup.check(null).ok).toBe(false);
    });
    it('ends every game the bots play', () => expect(unfinishedGames(games)).toEqual([]));
    it('comes back from JSON as it was', () => expect(lossyData(games)).toEqual([]));
    it('gives the same state from its transcript and from its events', () =>
      expect(unrepeatable(module, games)).toEqual([]));
    it('writes to the state by events only', () => expect(silentWrites(games)).toEqual([]));
    it('refuses every answer outside the options', () =>
      expect(wrongAnswersTaken(module, games)).toEqual([]));
    it('asks only what can be answered', () => expect(unaskable(games)).toEqual([]));
    it('reaches every rule of its index and every row of its tables', () =>
      expect(unreached(module, games)).toEqual([]));
    it('is given up at any moment, if it is a run', () => expect(neverGivenUp(module, games)).toEqual([]));
    it('has words for all that is asked, told and shown', () => expect(wordless(module, games)).toEqual([]));
    it('keeps no words in events and transcripts but names and the player’s own', () =>
      expect(sentencesKept(games, options.names)).toEqual([]));
    it('counts the odds that its questions name', () => expect(uncounted(module, games)).toEqual([]));
    it('has words for each figure that may be corrected', () => expect(unnamed(module)).toEqual([]));
    it('is one game from one seed, folds from its log and is taken back exactly', () =>
      expect(unsound(module, options)).toEqual([]));
    it('names only declared rules and rows', () => expect(undeclared(module, games)).toEqual([]));
    it('reads off its dice no more than it declares', () =>
      expect(readMoreThanDeclared(module, games)).toEqual([]));
  });
}
