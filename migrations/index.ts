/** Every change of the schema, in order. The file's version is how many of them it has seen. */
import { campaignLog } from './0001-campaign-log.ts';
import { journal } from './0002-journal.ts';
import { holdings } from './0003-holdings.ts';
import { diceTally } from './0004-dice-tally.ts';
import { everyGame } from './0005-every-game.ts';
import { episodes } from './0006-episodes.ts';
import { whoIsDrawn } from './0007-who-is-drawn.ts';
import { writing } from './0008-writing.ts';
import { givenUpLines } from './0009-given-up-lines.ts';
import { checksums } from './0010-checksums.ts';
import { headChecksums } from './0011-head-checksums.ts';
import { generations } from './0012-generations.ts';
import { earlierDrafts } from './0013-earlier-drafts.ts';
import { peopleHavePronouns } from './0014-people-have-pronouns.ts';
import type { Migration } from './migration.ts';

export const MIGRATIONS: readonly Migration[] = [
  campaignLog,
  journal,
  holdings,
  diceTally,
  everyGame,
  episodes,
  whoIsDrawn,
  writing,
  givenUpLines,
  checksums,
  headChecksums,
  generations,
  earlierDrafts,
  peopleHavePronouns,
];
