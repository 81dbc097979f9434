/**
 * Amounts of the long tests that are run: in `npm test` a slice of each, always the same; by `npm run soak` and `npm run torture` as much
 * as they are asked for.
 */

const asked = (name: string): number | null => {
  const count = process.env[name];
  return count === undefined ? null : Number(count);
};

const inFull = Object.keys(process.env).some((name) => /^HOLDOUT_(SOAK|TORTURE)_/.test(name));

export const COUNTS = {
  /** By a script of its own, or at night. */
  inFull,
  /** Campaigns that bots play by the rules alone; null for those chosen in the test. */
  campaigns: asked('HOLDOUT_SOAK_CAMPAIGNS'),
  /** Their seeds are this word and a number from 1. */
  campaignSeed: process.env.HOLDOUT_SOAK_SEED ?? 'SOAK',
  /** After-action reports read against their logs; five hundred in full. */
  reports: inFull ? 500 : 80,
  /** Campaigns that bots play and that are stored, act by act, and how many years of each. */
  stored: asked('HOLDOUT_SOAK_STORED') ?? 1,
  storedYears: asked('HOLDOUT_SOAK_YEARS') ?? 9,
  /** Games between bots, of each other game. */
  games: asked('HOLDOUT_SOAK_GAMES') ?? 150,
  /** The same, of a game on a map, which takes longer. */
  mapGames: asked('HOLDOUT_SOAK_GAMES') ?? 20,
  /** Games and wars that two bots play against each other; a thousand in full. */
  matches: inFull ? 1_000 : 40,
  /** Inputs of a rule whose odds are counted for what a campaign of bots came to. */
  oddsOfARule: inFull ? Number.POSITIVE_INFINITY : 40,
  /** Battles fought on by bots to their end. */
  resolved: asked('HOLDOUT_SOAK_BATTLES') ?? 16,
  /** The same on a board, where everybody has a place. */
  onBoard: asked('HOLDOUT_SOAK_BOARDS') ?? 4,
  /** Tables laid out for an Encounter, of each area. */
  tables: inFull ? 2_000 : 35,
  /** Tables of each area on which sight is held against spots along the line. */
  sights: inFull ? 100 : 12,
  /** The same, of which each door is gone through. */
  doors: inFull ? 200 : 12,
  /** Processes killed, over all that they are killed at. */
  kills: asked('HOLDOUT_TORTURE_KILLS') ?? 12,
  /** Random walks of acts, undone, redone, reopened. */
  walks: asked('HOLDOUT_TORTURE_WALKS') ?? 20,
  /** Spoiled calls of each method. */
  calls: asked('HOLDOUT_TORTURE_CALLS') ?? 10,
  /** Campaigns’ files that aren’t what was saved. */
  files: asked('HOLDOUT_TORTURE_FILES') ?? 60,
  /** Calls made of the contract's own schemas, and spoilt. */
  hostile: asked('HOLDOUT_TORTURE_HOSTILE') ?? 700,
  /** Single bits of a file flipped. */
  flips: asked('HOLDOUT_TORTURE_FLIPS') ?? 24,
  /** Deeds of other programs to the folder while Holdout writes. */
  foreign: asked('HOLDOUT_TORTURE_FOREIGN') ?? 15,
  /** Pages of a file damaged. */
  pages: asked('HOLDOUT_TORTURE_PAGES') ?? 16,
  /** Seed of all that falls by chance; another one each time somebody asks for it. */
  seed: asked('HOLDOUT_TORTURE_SEED') ?? 1,
  /** Milliseconds for one test: 20,000 files take hours. */
  limitMs: inFull ? 5 * 3_600_000 : 300_000,
} as const;
