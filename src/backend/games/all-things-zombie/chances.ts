/** The exact odds of an act of an Encounter before its first dice. */

import type { Chance } from '../../../contract/chance.ts';
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import { ODDS_INPUTS } from '../../../contract/games/all-things-zombie/odds.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/acts/act.ts';
import { apply } from '../../../rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { besideHead, outcomeText } from '../../../rules/all-things-zombie/text/outcomes.ts';
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

/** Whether an act’s odds are the same in both states. */
export function sameOdds(before: SeenCampaign, after: SeenCampaign, act: EncounterAct): boolean {
  const counted = (now: SeenCampaign) =>
    withCorrections(now.corrections, () =>
      JSON.stringify([countedFor(now, act), correctionsPrint(now.corrections)]),
    );
  return counted(before) === counted(after);
}

/** Undefined where the act is refused, rolls no dice, or none whose odds can be counted. */
export function chanceOf(now: SeenCampaign, act: EncounterAct): Chance | undefined {
  return withCorrections(now.corrections, () => counted(now, act));
}

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
  const campaign = copy(now) as Campaign;
  const ended = withCorrections(now.corrections, () =>
    run(
      playing(act)(seen(campaign)),
      () => undefined,
      (event: CampaignEvent) => apply(campaign, event),
    ),
  );
  return ended.kind === 'waiting' ? ended.question : undefined;
}
