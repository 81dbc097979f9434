/** Handlers for what scripts ask of a game in progress: its acts, one of them run, and what is asked. */
import type { SessionAct, SessionDue } from '../../contract/calls/session-script.ts';
import type { Output } from '../../contract/contract.ts';
import type { DeclaredAct } from '../../contract/script.ts';
import { CORRECTION_REFUSALS } from '../../rules/core/corrections.ts';
import { choice, type Fields, figure, line, number, optional } from '../../rules/core/fields.ts';
import type { Game, GameSession } from '../../rules/core/game.ts';
import { withCorrections } from '../../rules/core/in-force.ts';
import type { Question, Spot } from '../../rules/core/play.ts';
import type { Context } from '../calls/context.ts';
import type { Handlers } from '../calls/handler.ts';
import { type ByKind, inTurn } from '../log/by-kind.ts';
import { failureOf, unconfirmed } from '../log/command.ts';
import { ENTRY_REFUSALS } from '../log/entries.ts';
import { UNPLAYABLE } from './correcting.ts';
import { usual } from './entries.ts';
import { explained, sessionScriptLog } from './script-log.ts';
import { seatsOf } from './seats.ts';
import {
  actsInTurn,
  changeSession,
  type Found,
  foundSession,
  givenUpActs,
  standing,
  storedActs,
  tooMany,
} from './session.ts';
import { sessionLog } from './session-log.ts';
import { actTitle, questionView } from './view.ts';

export type ScriptCall = 'session.acts' | 'session.due' | 'session.act';

const PLACE: Fields = { table: line(80), row: line(80), field: line(80) };

/** Every act of a game, whichever it is. */
function declared(game: Game, { outcome }: Readonly<GameSession>): readonly DeclaredAct[] {
  const act = (
    id: SessionAct['do'],
    fields: Fields,
    refusals: readonly string[],
    now = true,
    asksFirst = false,
  ): DeclaredAct => ({
    id,
    fields: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field }])),
    stages: null,
    refusals: [...refusals],
    asksFirst,
    asksFirstWhere: null,
    asksFirstWhileDue: false,
    now,
  });
  const holders = ['player', ...game.bots.map(({ id }) => id)];
  return [
    act('answer', { steps: optional(number(1, 1_000)) }, ['game-over'], outcome === null),
    act('seat', { seat: choice(game.seats), holder: choice(holders) }, []),
    ...(game.givenUpBy === undefined ? [] : [act('give-up', {}, ['game-over'], outcome === null, true)]),
    act('rename', { name: line(80) }, ['already-so']),
    act('correct-figure', { ...PLACE, to: figure }, [...CORRECTION_REFUSALS, UNPLAYABLE]),
    act('take-back-figure', PLACE, [...CORRECTION_REFUSALS, UNPLAYABLE]),
  ];
}

function dueOf(game: Game, session: Readonly<GameSession>): SessionDue {
  const at = standing(game, session);
  const question = at.kind === 'waiting' ? at.question : undefined;
  const put = () => (question === undefined ? null : questionView(game, question, at.shown));
  return {
    question: withCorrections(session.corrections, put),
    usual: question === undefined ? null : usualOf(question),
    over: session.outcome !== null,
    ending: session.outcome === null ? null : game.text.outcome(session.outcome),
  };
}

function usualOf(question: Question): SessionDue['usual'] {
  const answer =
    question.kind === 'choose' || question.kind === 'place' ? usual(question)?.answer : undefined;
  if (answer === undefined || Array.isArray(answer)) return null;
  return typeof answer === 'string' ? answer : { ...(answer as Spot) };
}

type Ran = Output<'session.act'>;

/** Tells what the last `count` acts of the log did. */
async function done(context: Context, id: string, count: number): Promise<Ran> {
  const { game, head, session } = await foundSession(context, id);
  const last = { campaign: id, from: head.act - count + 1, limit: count };
  const { acts } = await sessionScriptLog(context, game.game, last);
  return {
    state: 'done',
    revision: head.revision,
    title: acts.at(-1)?.title ?? actTitle(game, 'went-on'),
    headlines: [],
    events: acts.flatMap(({ events }) => events),
    rolls: acts.flatMap(({ rolls }) => rolls),
    due: dueOf(game, session),
  };
}

interface At {
  readonly campaign: string;
  readonly revision: number;
}

async function answered(
  context: Context,
  { game, session }: Found,
  { campaign, revision, ...given }: At & ByKind & { readonly steps: number | undefined },
): Promise<Ran> {
  const { acts, open } = actsInTurn(game, session, given, context.now().toISOString());
  if (open !== undefined) {
    const rolls = acts.flatMap(({ events }) => events.flatMap((event) => explained(game, event)));
    const put = () => questionView(game, open.question, open.shown);
    return { state: 'waiting', question: withCorrections(session.corrections, put), rolls };
  }
  const result = await storedActs(context, game, { campaign, revision }, acts);
  if (!result.ok) throw failureOf(result.refusal);
  return await done(context, campaign, acts.length);
}

export const sessionScriptHandlers: Handlers<ScriptCall> = {
  'session.acts': async (context, { campaign }) => {
    const { game, session } = await foundSession(context, campaign);
    return { acts: [...declared(game, session)], entryRefusals: [...ENTRY_REFUSALS] };
  },
  'session.due': async (context, { campaign }) => {
    const { game, session } = await foundSession(context, campaign);
    return dueOf(game, session);
  },
  'session.act': async (context, { campaign, revision, act, dice, confirmed }) => {
    const found = await foundSession(context, campaign);
    const { game, head } = found;
    if (head.revision !== revision) throw failureOf({ code: 'stale', revision: head.revision });
    const at = { campaign, revision };
    const log = sessionLog(game);
    if (act.do !== 'answer' && inTurn(dice).left() > 0) throw tooMany();
    switch (act.do) {
      case 'answer':
        return await answered(context, found, { ...at, ...dice, steps: act.steps });
      case 'seat': {
        const holder = act.holder === 'player' ? act.holder : { bot: act.holder };
        const changed = await changeSession(context, at, 'session.seats', 'seats-changed', ({ seats }) => ({
          type: 'seats-changed',
          from: seats,
          to: seatsOf(game, { ...seats, [act.seat]: holder }),
        }));
        if (!changed.ok) throw failureOf(changed.refusal);
        break;
      }
      case 'give-up': {
        const acts = givenUpActs(game, found.session, context.now().toISOString());
        if (!confirmed) throw unconfirmed(act.do);
        const changed = await storedActs(context, game, at, acts);
        if (!changed.ok) throw failureOf(changed.refusal);
        break;
      }
      case 'rename':
        await log['campaign.rename'](context, { ...at, name: act.name });
        break;
      case 'correct-figure': {
        const { do: _, ...correction } = act;
        await log['corrections.make'](context, { ...at, ...correction });
        break;
      }
      case 'take-back-figure': {
        const { do: _, ...place } = act;
        await log['corrections.take-back'](context, { ...at, ...place });
        break;
      }
      default:
        return act satisfies never;
    }
    return await done(context, campaign, 1);
  },
};
