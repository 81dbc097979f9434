/** Chronicle of a game in progress, act by act, in its own words; searched by them. */
import { notesBeside, search } from '../../../db/index.ts';
import { indexedSession, type SessionTold, sessionTold } from '../../../db/sessions/index.ts';
import type { Output, Parsed } from '../../contract/contract.ts';
import type { SessionActView } from '../../contract/sessions.ts';
import type { Game, GameEvent } from '../../rules/core/game.ts';
import { hashText } from '../../rules/core/hash.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import type { Context } from '../calls/context.ts';
import { noteView } from '../views/notes.ts';
import { termsOf } from '../views/search-terms.ts';
import { answerView, lineView } from './explained.ts';
import { type Found, foundSession } from './session.ts';
import { actTitle } from './view.ts';

/** Acts of one page. */
const ACTS = 40;

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;
const those = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T): readonly Of<T>[] =>
  events.filter((event): event is Of<T> => event.type === type);

const linesOf = (game: Game, events: readonly GameEvent[]) =>
  those(events, 'told').map(({ event }) => lineView(game, event));

/** Another whole number from 1 on with each version of the rules, whose words may differ. */
function wordingOf({ rulesVersion }: Game): number {
  const [word] = hashText(rulesVersion);
  return (word >>> 1) + 1;
}

/** Words by which an act is found: its title, the rules that asked, what was told, and how it ended. */
function wordsOf(game: Game, { title, events }: SessionTold): string {
  const answers = those(events, 'answered').flatMap(({ answers }) => answers);
  const words = [
    actTitle(game, title),
    ...answers.map((answer) => answerView(game, answer).section),
    ...linesOf(game, events).map(({ text }) => text),
    ...those(events, 'game-over').map(({ outcome }) => game.text.outcome(outcome)),
    ...those(events, 'game-begun').map(({ name }) => name),
    ...those(events, 'game-renamed').map(({ to }) => to),
  ];
  return [...new Set(words)].join('\n');
}

export async function chroniclePage(
  context: Context,
  { campaign: id, after, search: sought }: Parsed<'session.chronicle'>,
): Promise<Output<'session.chronicle'>> {
  const { db } = context;
  const found = await foundSession(context, id);
  const { game } = found;
  const terms = termsOf(sought);
  if (terms.length === 0) {
    const told = await sessionTold(db, id, { before: after, limit: ACTS + 1 });
    return await pageOf(
      context,
      found,
      told.map((one) => ({ told: one, snippet: [] })),
    );
  }
  const ordinal = await indexedSession(db, id, wordingOf(game), (told) => wordsOf(game, told));
  const hits = search(db, id, { terms, ordinal, newest: true });
  const hitActs: Shown[] = [];
  let before = after;
  while (hitActs.length <= ACTS) {
    const hit = await hits.next({ from: 1, before });
    if (hit === undefined) break;
    const [told] = await sessionTold(db, id, { before: hit.act + 1, from: hit.act - 1 });
    if (told !== undefined) hitActs.push({ told, snippet: hit.snippet });
    before = hit.act;
  }
  return await pageOf(context, found, hitActs);
}

interface Shown {
  readonly told: SessionTold;
  readonly snippet: SessionActView['snippet'] | readonly { readonly text: string; readonly hit: boolean }[];
}

async function pageOf({ db }: Context, { game, head, session }: Found, all: readonly Shown[]) {
  const shown = all.slice(0, ACTS);
  const oldest = shown.at(-1)?.told.act ?? 1;
  const notes = await notesBeside(db, head.id, { from: oldest, before: null });
  const acts = withCorrections(session.corrections, () =>
    shown.map(
      ({ told, snippet }): SessionActView => ({
        ...actView(game, told),
        notes: notes.filter(({ act }) => act === told.act).map((note) => noteView(note)),
        snippet: snippet.map((bit) => ({ ...bit })),
      }),
    ),
  );
  return { acts, next: all.length > ACTS ? (shown.at(-1)?.told.act ?? null) : null };
}

/** The acts since the game was found, newest first: nobody has written a note beside them yet. */
export async function actsAfter({ db }: Context, { game, head, session }: Found): Promise<SessionActView[]> {
  const told = await sessionTold(db, head.id, { before: null, from: head.act });
  return withCorrections(session.corrections, () =>
    told.map((one) => ({ ...actView(game, one), notes: [], snippet: [] })),
  );
}

function actView(
  game: Game,
  { act, title, madeAt, events }: SessionTold,
): Omit<SessionActView, 'notes' | 'snippet'> {
  return {
    act,
    title: actTitle(game, title),
    madeAt,
    answers: those(events, 'answered').flatMap(({ answers }) => answers.map((one) => answerView(game, one))),
    told: toldOf(game, events),
    steps: those(events, 'step-done').length,
  };
}

/** Gives the lines told, and how the game ended where the last line hasn't said so already. */
function toldOf(game: Game, events: SessionTold['events']): SessionActView['told'] {
  const lines = linesOf(game, events);
  const ends = those(events, 'game-over')
    .map(({ outcome }) => game.text.outcome(outcome))
    .filter((text) => text !== lines.at(-1)?.text);
  return [...lines, ...ends.map((text) => ({ rule: '', text, folds: false }))];
}
