/** The result of an Encounter that is over, corrected with a reason, and all that follows from it with it. */

import { flag, group, list, number } from '../../../../core/fields.ts';
import { tell } from '../../../../core/play.ts';
import { partyScore, playerScore } from '../../../after-the-battle/score.ts';
import type { Phase } from '../../../calendar.ts';
import { type Hunters, mayFollow } from '../../../encounters/kind.ts';
import type { FigureId } from '../../../ids.ts';
import type { CampaignEvent } from '../../../state/campaign-events.ts';
import { byPlayer, byRule } from '../../../state/cause.ts';
import type { ClosedResult, EncounterSummary, Kills } from '../../../state/encounter-events.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Follows } from '../../../text/closed.ts';
import type { Area } from '../../../types.ts';
import type { Act, CampaignPlay } from '../../act.ts';
import { declared, done, type InputOf, refuse } from '../../act.ts';
import { FIGURE_ID, REASON } from '../../fields.ts';
import { no } from '../act.ts';
import { setFree } from './end.ts';
import { fetched } from './safe.ts';

/** An Encounter as its end left it in the log, with what was corrected since. */
export interface Closed {
  readonly summary: EncounterSummary;
  /** Kills of everybody who went. */
  readonly kills: readonly Kills[];
  readonly phase: Phase;
  readonly combinedRep: number;
  readonly innocents: number;
  /** Captives whom it brought home, as it has been corrected since. */
  readonly fetched: readonly FigureId[];
  /** True for the last one that was ended: what may be played next goes by it. */
  readonly last: boolean;
}

const KILLED = number(0, 999);

export const CORRECT_CLOSED = declared({
  ofCampaigns: true,
  fields: {
    /** Kills of those whose numbers were wrong. */
    kills: list(group({ figure: FIGURE_ID, zombies: KILLED, people: KILLED }), 0, 50),
    successful: flag,
    why: REASON,
  },
  stages: null,
  refusals: ['not-here', 'named-twice', 'total-below-zero', 'already-so'],
});
export type Corrected = Omit<InputOf<typeof CORRECT_CLOSED>, 'why'>;

export interface Correction {
  readonly from: ClosedResult;
  readonly to: ClosedResult;
  /** Captives who come home by it, or haven’t come home after all. */
  readonly captives: readonly FigureId[];
}

/** Changes that follow from the numbers as they should have been, or the reason for which they can’t have been so. */
export function correctionOf(
  now: SeenCampaign,
  closed: Closed,
  { kills: wanted, successful }: Corrected,
): Correction | 'not-here' | 'named-twice' | 'total-below-zero' {
  const { summary, kills: were } = closed;
  if (wanted.some(({ figure }) => were.every((one) => one.figure !== figure))) return 'not-here';
  if (new Set(wanted.map(({ figure }) => figure)).size < wanted.length) return 'named-twice';
  const to = were.map((was) => wanted.find(({ figure }) => figure === was.figure) ?? was);
  const differ = were.map((was, at) => was.zombies !== to[at]?.zombies || was.people !== to[at]?.people);
  const zombiesOf = (kills: readonly Kills[]) => kills.reduce((sum, { zombies }) => sum + zombies, 0);
  const zombiesKilled = summary.zombiesKilled + zombiesOf(to) - zombiesOf(were);
  const scored = (zombies: number) => {
    const { area } = summary;
    const { phase, innocents, combinedRep } = closed;
    const winner = phase === 3 ? now.winner : null;
    return playerScore(partyScore({ zombies, innocents, area, phase, winner }), combinedRep);
  };
  const points = summary.points + scored(zombiesKilled) - scored(summary.zombiesKilled);
  const correction: Correction = {
    from: {
      successful: summary.successful,
      zombiesKilled: summary.zombiesKilled,
      points: summary.points,
      kills: were.filter((_, at) => differ[at]),
    },
    to: { successful, zombiesKilled, points, kills: to.filter((_, at) => differ[at]) },
    captives:
      successful !== summary.successful && mayBringHome(now, closed)
        ? captivesOf(now, closed, successful)
        : [],
  };
  const totals = [...killsAfter(now, correction).map((one) => one.to), points, pointsAfter(now, correction)];
  return totals.some((total) => total < 0) ? 'total-below-zero' : correction;
}

/** Nobody goes into captivity or out of it by an Encounter since which others were played, or while one is. */
const mayBringHome = ({ encounter }: SeenCampaign, { last }: Closed): boolean => last && encounter === null;

/** Captives who come home where a raid to recover them succeeded, or haven’t come home after all. */
function captivesOf(
  now: SeenCampaign,
  { summary, kills, fetched: home }: Closed,
  successful: boolean,
): readonly FigureId[] {
  return successful
    ? fetched(now, { ...summary, party: kills.map(({ figure }) => figure) }, { successful })
    : home.filter((id) => figureNamed(now, id)?.status === 'ready');
}

const pointsAfter = (now: SeenCampaign, { from, to }: Correction): number =>
  now.points + to.points - from.points;

/** Totals of those whose numbers were wrong. */
function killsAfter(now: SeenCampaign, { from, to }: Correction) {
  return to.kills.flatMap((one, at) => {
    const was = from.kills[at];
    const figure = figureNamed(now, one.figure);
    if (was === undefined || figure === undefined) return [];
    return (['zombies', 'people'] as const).flatMap((what) => {
      const by = one[what] - was[what];
      const total = figure.tally[what];
      return by === 0 ? [] : [{ what, name: figure.name, from: total, to: total + by }];
    });
  });
}

export const changesNothing = ({ from, to }: Correction): boolean =>
  to.kills.length === 0 && from.successful === to.successful;

export function* correctClosed(
  now: SeenCampaign,
  closed: Closed,
  { why, ...corrected }: InputOf<typeof CORRECT_CLOSED>,
): Act<(typeof CORRECT_CLOSED.refusals)[number]> {
  const correction = correctionOf(now, closed, corrected);
  if (typeof correction === 'string') return no(correction);
  const { number, area } = closed.summary;
  if (changesNothing(correction)) return refuse({ code: 'already-so', already: { what: 'result', number } });
  const { captives, ...result } = correction;
  yield* tell<CampaignEvent>({
    type: 'encounter-corrected',
    number,
    ...result,
    ...(captives.length > 0 && { captives }),
    ...(closed.last && { last: true }),
    why: byPlayer(why),
  });
  for (const figure of captives) {
    if (corrected.successful) yield* setFree(figure, 'fetched');
    else yield* backToPrison(now, figure, area);
  }
  return done('correct-encounter', { number });
}

/** Back where the raid didn’t fetch them from; what they carry stays with the party. */
function* backToPrison(now: SeenCampaign, figure: FigureId, heldIn: Area): CampaignPlay<void> {
  const why = byRule('never-fetched');
  yield* tell({ type: 'status-changed', figure, from: 'ready', to: 'captive', heldIn, why });
  for (const { ...item } of now.stock.filter(({ carrier }) => carrier === figure))
    yield* tell({ type: 'stock-moved', item, from: figure, to: null });
}

/** Everything that a correction changes, before it is made, and what stays though it might be thought to change: a line for each. */
export function whatFollows(now: SeenCampaign, closed: Closed, correction: Correction): readonly Follows[] {
  const { from, to } = correction;
  const numbers = [
    { what: 'zombies-killed', from: from.zombiesKilled, to: to.zombiesKilled },
    { what: 'points', from: from.points, to: to.points },
    { what: 'campaign-points', from: now.points, to: pointsAfter(now, correction) },
    { what: 'successful', from: from.successful, to: to.successful },
  ] as const;
  return [
    ...killsAfter(now, correction),
    ...numbers.filter((one) => one.from !== one.to),
    ...(from.successful === to.successful ? [] : successFollows(now, closed, correction)),
  ];
}

/** Consequences of an aim that was reached after all, or missed. */
function successFollows(now: SeenCampaign, closed: Closed, { to, captives }: Correction): readonly Follows[] {
  const { successful } = to;
  const { kind, role } = closed.summary;
  const stay = captivesOf(now, closed, successful).filter((id) => !captives.includes(id));
  const people = [...captives, ...stay].flatMap((id): Follows[] => {
    const figure = figureNamed(now, id);
    if (figure === undefined) return [];
    const { name } = figure;
    const carries = captives.includes(id) && !successful && now.stock.some(({ carrier }) => carrier === id);
    return [
      { what: 'captive', name, free: captives.includes(id) === successful, stays: stay.includes(id) },
      ...(carries ? [{ what: 'carried', name } as const] : []),
    ];
  });
  const held: readonly Follows[] = kind === 'escape' && role === 'captor' ? [{ what: 'held' }] : [];
  return [...people, ...held, ...pursuitFollows(now, closed, successful)];
}

/** A pursuit that may be played after it, or no longer; one that is under way goes on. */
function pursuitFollows(now: SeenCampaign, { last }: Closed, successful: boolean): readonly Follows[] {
  const { before, encounter } = now;
  if (!last || before === null) return [];
  const { kind, role, area, leftWithHumansBehind, hunters } = before;
  const outcome = { kind, role, area, leftWithHumansBehind, ...(hunters && { hunters: hunters as Hunters }) };
  const hasPursuit = (reached: boolean) =>
    mayFollow({ ...outcome, successful: reached }, []).some((next) => next.kind === 'pursuit');
  if (hasPursuit(successful) === hasPursuit(!successful)) return [];
  const underWay: readonly Follows[] =
    !successful && encounter?.kind === 'pursuit' ? [{ what: 'pursuit-goes-on' }] : [];
  return [{ what: 'pursuit', may: successful }, ...underWay];
}
