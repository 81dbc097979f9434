/** Handlers about one figure: its sheet, and what is done with it. */
import {
  figureHistory,
  neverRecovered,
  portraitOf,
  portraits,
  withRolls,
} from '../../../../../db/games/all-things-zombie/index.ts';
import type { PlainAct } from '../../../../contract/games/all-things-zombie/calls/acts.ts';
import type { HistoryEntry, HistoryPage } from '../../../../contract/games/all-things-zombie/figures.ts';
import { refusalText } from '../../../../rules/all-things-zombie/acts/refusals.ts';
import { dateText } from '../../../../rules/all-things-zombie/calendar.ts';
import { figureNamed } from '../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign, SeenFigure } from '../../../../rules/all-things-zombie/state/seen.ts';
import { describe } from '../../../../rules/all-things-zombie/text/campaign-lines.ts';
import { withCorrections } from '../../../../rules/core/in-force.ts';
import { notFound } from '../../../calls/call-failure.ts';
import type { Context } from '../../../calls/context.ts';
import type { Handlers, MethodOf } from '../../../calls/handler.ts';
import { fileWords } from '../../../files/names.ts';
import { loaded } from '../campaign-act.ts';
import { framed } from '../chronicle.ts';
import { life } from '../life.ts';
import { figureSheet } from '../views/figure.ts';
import { takenAlong } from '../views/taken-along.ts';

/** Events of one page of a history. */
const PAGE = 50;

/** Gives a page of what happened to the figure, newest first. */
async function history(
  { db }: Context,
  id: string,
  {
    now,
    figure,
    after,
  }: { readonly now: SeenCampaign; readonly figure: SeenFigure; readonly after: number | null },
): Promise<HistoryPage> {
  // Somebody rolled again while the party was put together is in no list any more.
  const nameOf = (other: string) => figureNamed(now, other)?.name ?? 'somebody else';
  const { events, next } = await figureHistory(db, id, figure.id, { after, limit: PAGE });
  const rolled = await withRolls(db, id, [...new Set(events.map(({ act }) => act))]);
  return {
    history: events.flatMap(({ act, seq, event, date }): HistoryEntry[] => {
      const described = describe(event, { nameOf, seenBy: figure.id });
      if (described === undefined) return [];
      const when = dateText(now.calendar.division, date);
      return [{ act, seq, date: when, ...described, explained: rolled.has(act) }];
    }),
    next,
  };
}

async function figureIn(context: Context, id: string, wanted: string) {
  const { campaign: now } = await loaded(context, id);
  const figure = figureNamed(now, wanted);
  if (figure === undefined) throw notFound(refusalText({ code: 'no-such-figure', figure: wanted }));
  return { now, figure };
}

export const figureHandlers: Handlers<Exclude<MethodOf<'figure'>, PlainAct>> = {
  'figure.get': async (context, { campaign: id, figure: wanted }) => {
    const { now, figure } = await figureIn(context, id, wanted);
    const page = await history(context, id, { now, figure, after: null });
    const lived = await life(context, id, figure.id, null);
    const portrait = await portraitOf(context.db, id, figure.id);
    const stay = await neverRecovered(context.db, id);
    return withCorrections(now.corrections, () => figureSheet(now, figure, { page, lived, portrait, stay }));
  },
  'figure.life': async (context, { campaign: id, figure: wanted, after }) => {
    const { figure } = await figureIn(context, id, wanted);
    return await life(context, id, figure.id, after);
  },
  'figure.history': async (context, { campaign: id, figure: wanted, after }) =>
    await history(context, id, { ...(await figureIn(context, id, wanted)), after }),
  'figure.portraits': async ({ db }, { campaign: id }) => {
    await framed(db, id);
    const found = await portraits(db, id);
    return { portraits: [...found].map(([figure, picture]) => ({ figure, picture })) };
  },
  'figure.take-along': async (context, { campaign: id, figure: wanted }) => {
    const { now, figure } = await figureIn(context, id, wanted);
    const lived: HistoryEntry[] = [];
    for (let after: number | null = null; ; ) {
      const page = await history(context, id, { now, figure, after });
      lived.push(...page.history);
      if (page.next === null) break;
      after = page.next;
    }
    const portrait = await portraitOf(context.db, id, figure.id);
    const along = { lived: lived.toReversed(), portrait };
    const text = JSON.stringify(takenAlong(now, figure, along), undefined, 2);
    return { file: `${fileWords(figure.name)}.holdout-figure`, text };
  },
};
