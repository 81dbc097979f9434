/** The result of an Encounter that is over, corrected with a reason, and all that follows from it with it. */

import { flag, group, list, number } from '../../../../core/fields.ts';
import { tell } from '../../../../core/play.ts';
import { partyScore, playerScore } from '../../../after-the-battle/score.ts';
import type { Phase } from '../../../calendar.ts';
import type { CampaignEvent } from '../../../state/campaign-events.ts';
import { byPlayer } from '../../../state/cause.ts';
import type { ClosedResult, EncounterSummary, Kills } from '../../../state/encounter-events.ts';
import { figureNamed } from '../../../state/find.ts';
import type { SeenCampaign } from '../../../state/seen.ts';
import type { Follows } from '../../../text/closed.ts';
import type { Act } from '../../act.ts';
import { declared, done, type InputOf, refuse } from '../../act.ts';
import { FIGURE_ID, REASON } from '../../fields.ts';
import { no } from '../act.ts';

/** An Encounter as its end left it in the log, with what was corrected since. */
export interface Closed {
  readonly summary: EncounterSummary;
  /** Kills of everybody who went. */
  readonly kills: readonly Kills[];
  readonly phase: Phase;
  readonly combinedRep: number;
  readonly innocents: number;
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
  refusals: ['not-here', 'already-so'],
});
export type Corrected = Omit<InputOf<typeof CORRECT_CLOSED>, 'why'>;

export interface Correction {
  readonly from: ClosedResult;
  readonly to: ClosedResult;
}

/** Changes that follow from the numbers as they should have been; `not-here` for somebody who didn't go. */
export function correctionOf(
  now: SeenCampaign,
  { summary, kills: were, ...closed }: Closed,
  { kills: wanted, successful }: Corrected,
): Correction | 'not-here' {
  if (wanted.some(({ figure }) => were.every((one) => one.figure !== figure))) return 'not-here';
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
  return {
    from: {
      successful: summary.successful,
      zombiesKilled: summary.zombiesKilled,
      points: summary.points,
      kills: were.filter((_, at) => differ[at]),
    },
    to: { successful, zombiesKilled, points: Math.max(0, points), kills: to.filter((_, at) => differ[at]) },
  };
}

export const changesNothing = ({ from, to }: Correction): boolean =>
  to.kills.length === 0 && from.successful === to.successful;

export function* correctClosed(
  now: SeenCampaign,
  closed: Closed,
  { why, ...corrected }: InputOf<typeof CORRECT_CLOSED>,
): Act<(typeof CORRECT_CLOSED.refusals)[number]> {
  const correction = correctionOf(now, closed, corrected);
  if (correction === 'not-here') return no('not-here');
  const { number } = closed.summary;
  if (changesNothing(correction)) return refuse({ code: 'already-so', already: { what: 'result', number } });
  yield* tell<CampaignEvent>({
    type: 'encounter-corrected',
    number,
    ...correction,
    ...(closed.last && { last: true }),
    why: byPlayer(why),
  });
  return done('correct-encounter', { number });
}

/** Everything that a correction changes, before it is made: a line for each. */
export function whatFollows(now: SeenCampaign, { from, to }: Correction): readonly Follows[] {
  const kills = to.kills.flatMap((one, at): Follows[] => {
    const was = from.kills[at];
    const figure = figureNamed(now, one.figure);
    if (was === undefined || figure === undefined) return [];
    return (['zombies', 'people'] as const).flatMap((counted) => {
      const all = figure.tally[counted];
      const by = one[counted] - was[counted];
      return by === 0 ? [] : [{ what: counted, name: figure.name, from: all, to: Math.max(0, all + by) }];
    });
  });
  const others: readonly Follows[] = [
    { what: 'zombies-killed', from: from.zombiesKilled, to: to.zombiesKilled },
    { what: 'points', from: from.points, to: to.points },
    { what: 'campaign-points', from: now.points, to: now.points + to.points - from.points },
    { what: 'successful', from: from.successful, to: to.successful },
  ];
  return [...kills, ...others.filter((one) => one.from !== one.to)];
}
