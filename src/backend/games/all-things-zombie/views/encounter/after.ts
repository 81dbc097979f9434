/** Views of what follows the battle: each figure's steps, the points, and what the end of the Encounter brings. */
import type {
  Closing,
  SettledView,
} from '../../../../../contract/games/all-things-zombie/encounter-view/after.ts';
import type { UnderWay } from '../../../../../contract/games/all-things-zombie/encounter-view.ts';
import { followingEnd, leavings } from '../../../../../rules/all-things-zombie/acts/encounter/after/end.ts';
import { freed, innocentsRescued } from '../../../../../rules/all-things-zombie/acts/encounter/after/safe.ts';
import {
  afterOf,
  dueFor,
  killingFor,
} from '../../../../../rules/all-things-zombie/acts/encounter/after/settle.ts';
import {
  AFTER_STEPS,
  type AfterStep,
  meetsMercy,
  noPointFor,
  rollsFor,
} from '../../../../../rules/all-things-zombie/after-the-battle/due.ts';
import { partyScore, playerScore } from '../../../../../rules/all-things-zombie/after-the-battle/score.ts';
import { unspared } from '../../../../../rules/all-things-zombie/after-the-battle/unspared.ts';
import { dateText, nextPeriod } from '../../../../../rules/all-things-zombie/calendar.ts';
import type { FigureId } from '../../../../../rules/all-things-zombie/ids.ts';
import { RULES } from '../../../../../rules/all-things-zombie/rules.ts';
import type { SettledStep } from '../../../../../rules/all-things-zombie/state/encounter.ts';
import { figureNamed } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { isStranger } from '../../../../../rules/all-things-zombie/state/turn.ts';
import { recordText } from '../../../../../rules/all-things-zombie/text/encounter-lines.ts';
import { stepResultText } from '../../../../../rules/all-things-zombie/text/step-results.ts';
import { STEP_TERMS, unsparedText } from '../../../../../rules/all-things-zombie/text/steps.ts';
import { itemTerm } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';
import type { Seen } from '../../../../../rules/core/seen.ts';
import { marked } from '../../../../log/marks.ts';

/** The act that a step was settled by, as the log has it. */
export interface SettledBy {
  readonly act: number;
  readonly figure: FigureId;
  readonly step: AfterStep;
}

export function afterView(now: SeenCampaign, by: readonly SettledBy[]): UnderWay['after'] {
  const { encounter } = now;
  if (encounter === null || encounter.stage !== 'after') return [];
  return encounter.records.map((record) => ({
    figure: record.figure,
    happened: recordText(record),
    settled: encounter.settled
      .filter(({ figure }) => figure === record.figure)
      .map((one) => {
        const isThis = ({ figure, step }: SettledBy) => figure === one.figure && step === one.result.step;
        return settledView(one, by.find(isThis)?.act ?? null);
      }),
    due: dueFor(now, record.figure).map((step) => {
      const { rule, asks } = AFTER_STEPS[step];
      const after = afterOf(now, record.figure);
      const mercy = step === 'left-behind' && after !== undefined && meetsMercy(after);
      return {
        step,
        title: STEP_TERMS[step].title,
        rule,
        asks: asks || mercy,
        rolls: mercy || rollsFor(step, kindOf(now, record.figure)),
        summary: RULES[rule].summary,
        kills: killingFor(now, record.figure).includes(step),
      };
    }),
    unspared: unsparedOf(now, record.figure),
    noPoint: noPointFor(record) ?? null,
  }));
}

/** A step that is settled; `act` opens to its dice, where it has any. */
export function settledView({ result, faces, own }: Seen<SettledStep>, act: number | null): SettledView {
  const { step } = result;
  const { rule, asks } = AFTER_STEPS[step];
  return {
    step,
    title: STEP_TERMS[step].title,
    act: asks ? act : null,
    result: stepResultText(result),
    faces: [...faces],
    own: own === true,
    summary: RULES[rule].summary,
  };
}

const kindOf = (now: SeenCampaign, figure: string) => figureNamed(now, figure)?.kind ?? 'grunt';

function unsparedOf(now: SeenCampaign, figure: string): string[] {
  const after = afterOf(now, figure);
  return after === undefined ? [] : unspared(after).map(unsparedText);
}

export function scoreView(now: SeenCampaign): UnderWay['score'] {
  const { encounter, winner } = now;
  if (encounter === null) throw new Error('points are counted in an Encounter');
  const { area, phase, combinedRep, records, fighters, stage } = encounter;
  const innocents = innocentsRescued(now, encounter);
  // Kills of allies and enemies are none of the party’s.
  const killed = stage === 'after' ? records : fighters.filter(({ who }) => !isStranger(who));
  const zombies = killed.reduce((sum, { zombiesKilled }) => sum + zombiesKilled, 0);
  const scored = partyScore({ zombies, innocents, area, phase, winner });
  const { zombie, innocent } = pointsEach({ encounter, winner });
  return {
    zombies,
    innocents,
    each: { zombie, innocent },
    scored,
    combinedRep,
    // A battle by itself scores no points of a campaign.
    points: encounter.oneOff === undefined ? playerScore(scored, combinedRep) : 0,
  };
}

/** Gives the points that one zombie killed and one innocent rescued count here. */
export function pointsEach({ encounter, winner }: Pick<SeenCampaign, 'encounter' | 'winner'>) {
  if (encounter === null) throw new Error('points are counted in an Encounter');
  const { area, phase } = encounter;
  const scoring = (zombies: number, innocents: number) =>
    partyScore({ zombies, innocents, area, phase, winner });
  return marked({ zombie: () => scoring(1, 0), innocent: () => scoring(0, 1) });
}

/** Both answers a player may give at the end, to both questions. */
const ANSWERS = [true, false].flatMap((successful) =>
  [true, false].map((leftWithHumansBehind) => ({ successful, leftWithHumansBehind })),
);

export function closingView(now: SeenCampaign): Closing | null {
  const { encounter, calendar, lastYear } = now;
  if (encounter === null || encounter.stage !== 'after') return null;
  const next = nextPeriod(calendar.division, calendar.now);
  return {
    leavings: leavings(now, encounter).map(({ item, becomes }) => ({
      item: item.id,
      title: itemTerm(item).title,
      becomes,
      carrier: item.carrier,
    })),
    freed: [...freed(now, encounter)],
    next: dateText(calendar.division, next),
    last: lastYear !== null && next.year > lastYear,
    follows: ANSWERS.map((ending) => ({
      ...ending,
      possible: [...followingEnd(now, encounter, ending)],
    })),
  };
}
