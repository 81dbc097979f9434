/**
 * A single number for what a player would call the same campaign, wherever it lies: over its log, given-up lines too, the player’s words,
 * and the runs that it has taken up, but neither over ids, nor what the campaign or a run is called, nor when anything was done. Whatever
 * stands beside the log follows from it, and is held against it by verification.
 */
import { createHash } from 'node:crypto';
import { canonical, digest } from '../../src/rules/core/digest.ts';
import { CAMPAIGN, runsNamed } from '../games/games.ts';
import { readActs, type StoredAct } from '../log/acts.ts';
import type { Db } from '../schema.ts';

/** Fields of an event that hold the campaign's name, or the id of another log. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  'campaign-begun': ['name'],
  'campaign-renamed': ['from', 'to'],
  'game-begun': ['name'],
  'game-renamed': ['from', 'to'],
  'episode-begun': ['run'],
  'episode-ended': ['run'],
};
const RENAMED = ['campaign-renamed', 'game-renamed'];
/** Titles of a campaign's acts that hold its name. */
const TITLES_WITH_NAMES = ['begin', 'rename-campaign', 'copy-campaign'];

/** A state that was gone on from, without its name and the ids of other logs. */
function nameless(payload: string): unknown {
  const { state } = JSON.parse(payload) as {
    readonly state?: { readonly episodes: readonly object[] } | null;
  };
  if (state === undefined || state === null) {
    const { session } = JSON.parse(payload) as { readonly session?: object | null };
    return canonical(session === undefined || session === null ? null : { ...session, name: '' });
  }
  return canonical({ ...state, name: '', episodes: state.episodes.map((one) => ({ ...one, run: '' })) });
}

function payloadOf(type: string, payload: string): unknown {
  if (type === 'log-damaged') return nameless(payload);
  const left = LEFT_OUT[type];
  if (left === undefined) return payload;
  const told = JSON.parse(payload) as Readonly<Record<string, unknown>>;
  return canonical(Object.fromEntries(Object.entries(told).filter(([field]) => !left.includes(field))));
}

function titleOf(title: string): string {
  const told: unknown = JSON.parse(title);
  const key = typeof told === 'object' && told !== null && 'key' in told ? String(told.key) : undefined;
  return key !== undefined && TITLES_WITH_NAMES.includes(key) ? key : title;
}

/** Digest of one act with its events; it leaves out whether the act counts. */
function digestOfAct({ act, parent, line, title, command, events }: StoredAct): string {
  return digest([
    [act, parent, line, titleOf(title), command],
    events.map(({ seq, type, payload, rolls, world_year, world_period, rules_version }) => [
      seq,
      type,
      payloadOf(type, payload),
      rolls,
      world_year,
      world_period,
      rules_version,
    ]),
  ]);
}

/** Fields by type of event with pictures and texts of the player’s: a file for others leaves them out once they were written over. */
const WRITTEN_OVER: Readonly<Record<string, readonly string[]>> = {
  'portrait-set': ['picture'],
  'photo-laid': ['picture'],
  'biography-written': ['from', 'to'],
  'figure-joined': ['biography'],
  'log-damaged': ['state'],
};

function likenessOf(type: string, payload: string): unknown {
  const over = WRITTEN_OVER[type];
  try {
    return over === undefined
      ? payloadOf(type, payload)
      : JSON.stringify(JSON.parse(payload), (key, value) => (over.includes(key) ? '' : value));
  } catch {
    // A damaged payload is compared as it stands.
    return payload;
  }
}

/** Checksum by which an act is known in a file that holds only what is shown, and numbers it otherwise. */
export const likeness = ({ title, command, made_at, events }: StoredAct): string =>
  digest([
    [titleOf(title), command, made_at],
    events.map(({ type, payload, rolls }) => [type, likenessOf(type, payload), rolls]),
  ]);

/** An act that gives the campaign another name, and does nothing else. */
const onlyNames = ({ events }: StoredAct) =>
  events.length > 0 && events.every(({ type }) => RENAMED.includes(type));

/** Called otherwise as it was opened, a campaign has given up what was taken back: of either it counts that it doesn't count. */
const standing = (state: string) => (state === 'done' ? 'done' : 'undone');

const gameOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('campaign_head').where('id', '=', id).select('module').executeTakeFirst())?.module;

/** Digests of the runs that a campaign names; null for a run that was deleted for good. */
async function digestsOfRuns(db: Db, id: string): Promise<readonly (string | null)[]> {
  const found: (string | null)[] = [];
  for (const run of await runsNamed(db, id)) {
    const game = await gameOf(db, run);
    found.push(game === undefined || game === CAMPAIGN ? null : await digestOfLog(db, run, game));
  }
  return found;
}

/** 64 hexadecimal digits; undefined if there is no such log. Fails where it can't be read. */
export async function digestOf(db: Db, id: string): Promise<string | undefined> {
  const game = await gameOf(db, id);
  if (game === undefined) return undefined;
  return await digestOfLog(db, id, game, game === CAMPAIGN ? await digestsOfRuns(db, id) : []);
}

async function digestOfLog(
  db: Db,
  id: string,
  game: string,
  runs: readonly (string | null)[] = [],
): Promise<string> {
  const hash = createHash('sha256');
  const cover = (...values: readonly unknown[]) => hash.update(`${canonical(values)}\n`);
  cover('game', game);
  for await (const act of readActs(db, id)) {
    if (!onlyNames(act)) cover('act', digestOfAct(act), standing(act.state));
  }
  const words = db.selectFrom('writing').where('campaign_id', '=', id).orderBy('version');
  for (const { version, what, number, act, text, after_act, state } of await words.selectAll().execute())
    cover('words', version, what, number, act, text, after_act, standing(state));
  const drafts = db.selectFrom('draft').where('campaign_id', '=', id).orderBy('form');
  for (const { form, body, earlier } of await drafts.selectAll().execute())
    cover('draft', form, body, ...(earlier === null ? [] : [earlier]));
  for (const run of runs) cover('run', run);
  return hash.digest('hex');
}
