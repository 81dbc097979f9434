/** The exact odds of an act of an Encounter before its first dice. */

import type { Chance } from '../../../contract/chance.ts';
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import { ODDS_INPUTS } from '../../../contract/games/all-things-zombie/odds.ts';
import type { RefusalCode, SeenCampaign } from '../../../rules/all-things-zombie/acts/act.ts';

import { apply } from '../../../rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { besideHead, outcomeText } from '../../../rules/all-things-zombie/text/outcomes.ts';
import { refusalText } from '../../../rules/all-things-zombie/text/refusals.ts';
import { copy } from '../../../rules/core/copy.ts';
import { correctionsPrint } from '../../../rules/core/corrections.ts';
import { run } from '../../../rules/core/driver.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { OddsAsk, Question } from '../../../rules/core/play.ts';
import { seen } from '../../../rules/core/seen.ts';
import { playing } from './encounter-acts.ts';
import { isOddsRule, oddsOf } from './odds.ts';

/** What is counted for an act: what its first question names; undefined where it is refused, or names nothing. */
function countedFor(now: SeenCampaign, act: EncounterAct): OddsAsk | undefined {
  const first = firstQuestion(now, act);
  return first?.kind === 'roll' ? first.odds : undefined;
}

/** Whether an act’s odds, and what keeps it from being seen, are the same in both states. */
export function sameOdds(before: SeenCampaign, after: SeenCampaign, act: EncounterAct): boolean {
  const counted = (now: SeenCampaign) =>
    withCorrections(now.corrections, () =>
      JSON.stringify([countedFor(now, act), unseenIn(now, act), correctionsPrint(now.corrections)]),
    );
  return counted(before) === counted(after);
}

/** Undefined where the act is refused, rolls no dice, or none whose odds can be counted. */
export function chanceOf(now: SeenCampaign, act: EncounterAct): Chance | undefined {
  return withCorrections(now.corrections, () => counted(now, act));
}

const UNSEEN: readonly string[] = ['out-of-range', 'out-of-sight'] satisfies readonly RefusalCode[];

/** Why a shot can’t reach its target, or its shooter can’t see it; null where nothing of the kind is in the way. */
function unseenIn(now: SeenCampaign, act: EncounterAct): string | null {
  if (act.do !== 'fire-at') return null;
  const ended = begun(now, act);
  if (ended.kind !== 'finished' || ended.value.ok) return null;
  const { refusal } = ended.value;
  return refusal.code === 'encounter' && UNSEEN.includes(refusal.why) ? refusalText(refusal) : null;
}

export const unseen = (now: SeenCampaign, act: EncounterAct): string | null =>
  withCorrections(now.corrections, () => unseenIn(now, act));

function counted(now: SeenCampaign, act: EncounterAct): Chance | undefined {
  const asked = countedFor(now, act);
  return asked && chanceFor(asked);
}

/** What a question names, counted with the figures in force; undefined where it can’t be. */
export function chanceFor(asked: OddsAsk): Chance | undefined {
  if (!isOddsRule(asked.rule)) return undefined;
  const { rule } = asked;
  const input = ODDS_INPUTS[rule].safeParse(asked.input);
  // More shots or sides than the odds are counted for.
  if (!input.success) return undefined;
  const { exact, corrected, outcomes, beside } = oddsOf(rule, asked.input);
  const inWords = (all: typeof outcomes) =>
    all.map((outcome) => ({ ...outcome, text: outcomeText(rule, outcome.name) }));
  return {
    rule,
    exact,
    corrected,
    input: { ...input.data },
    outcomes: inWords(outcomes),
    ...(beside && {
      beside: beside.map((other) => ({
        ...other,
        title: besideHead(other.name),
        outcomes: inWords(other.outcomes),
      })),
    }),
  };
}

/** The first dice, card or decision the act wants; undefined where it ends without any. */
export function firstQuestion(now: SeenCampaign, act: EncounterAct): Question | undefined {
  const ended = begun(now, act);
  return ended.kind === 'waiting' ? ended.question : undefined;
}

/** The act up to its first question, on a copy. */
function begun(now: SeenCampaign, act: EncounterAct) {
  const campaign = copy(now) as Campaign;
  return withCorrections(now.corrections, () =>
    run(
      playing(act)(seen(campaign)),
      () => undefined,
      (event: CampaignEvent) => apply(campaign, event),
    ),
  );
}
