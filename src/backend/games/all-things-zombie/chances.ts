/** Knowledge of an act of an Encounter before its first dice: its exact odds, and what keeps its target from being seen. */

import type { Chance } from '../../../contract/chance.ts';
import type { EncounterAct } from '../../../contract/games/all-things-zombie/acts.ts';
import { ODDS_INPUTS } from '../../../contract/games/all-things-zombie/odds.ts';
import { isTimed } from '../../../contract/games/all-things-zombie/untimely.ts';
import type { RefusalCode } from '../../../rules/all-things-zombie/acts/act.ts';
import { fighterNamed } from '../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import { refusalText } from '../../../rules/all-things-zombie/acts/refusals.ts';
import { weaponOf } from '../../../rules/all-things-zombie/arms.ts';
import { drawnOnAverage } from '../../../rules/all-things-zombie/meeting-and-greeting/zombies.ts';
import { apply } from '../../../rules/all-things-zombie/state/apply.ts';
import type { CampaignEvent } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../../rules/all-things-zombie/state/own-copy.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { besideHead, outcomeText, wholeHead } from '../../../rules/all-things-zombie/text/outcomes.ts';
import { correctionsPrint } from '../../../rules/core/corrections.ts';
import { run } from '../../../rules/core/driver.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { OddsAsk, Question } from '../../../rules/core/play.ts';
import { seen } from '../../../rules/core/seen.ts';
import { playing } from './encounter-acts.ts';
import { isOddsRule, oddsOf } from './odds.ts';
import { calledOf } from './views/asked.ts';

const UNSEEN: readonly string[] = ['out-of-range', 'out-of-sight'] satisfies readonly RefusalCode[];

interface Ahead {
  /** The first dice, card or decision the act wants; undefined where it ends without any, or is refused. */
  readonly question: Question | undefined;
  /** Reason why a shot can’t reach its target, or its shooter can’t see it; null where nothing of the kind is in the way. */
  readonly unseen: string | null;
}

/** The act with a reason to do it now: what would come of it is shown before the player has given one. */
const evenIf = (act: EncounterAct): EncounterAct =>
  isTimed(act.do) ? ({ ...act, anyway: '…' } as EncounterAct) : act;

/** Plays the act up to its first question, on a copy. */
export function playedAhead(now: SeenCampaign, act: EncounterAct): Ahead {
  const campaign = ownCopy(now);
  const ended = withCorrections(now.corrections, () =>
    run(
      playing(evenIf(act))(seen(campaign)),
      () => undefined,
      (event: CampaignEvent) => apply(campaign, event),
    ),
  );
  if (ended.kind === 'waiting') return { question: ended.question, unseen: null };
  const refusal = ended.kind === 'finished' && !ended.value.ok ? ended.value.refusal : undefined;
  const isUnseen = refusal?.code === 'encounter' && UNSEEN.includes(refusal.why);
  return { question: undefined, unseen: isUnseen ? refusalText(refusal) : null };
}

/** The odds to count for an act: those that its first question names. */
const countedFor = ({ question }: Ahead): OddsAsk | undefined =>
  question?.kind === 'roll' ? question.odds : undefined;

/** Says whether odds and sight of an act, as known before its dice, are the same in both states. */
export function sameOdds(before: SeenCampaign, after: SeenCampaign, act: EncounterAct): boolean {
  const known = (now: SeenCampaign) => {
    const ahead = playedAhead(now, act);
    return JSON.stringify([countedFor(ahead), ahead.unseen, correctionsPrint(now.corrections)]);
  };
  return known(before) === known(after);
}

/** Gives what is known of an act before its dice; no odds where it is refused, rolls no dice, or none whose odds can be counted. */
export function beforeDice(
  now: SeenCampaign,
  act: EncounterAct,
): { readonly odds: Chance | null; readonly unseen: string | null; readonly draws: number | null } {
  const ahead = playedAhead(now, act);
  const asked = countedFor(ahead);
  const odds = asked && withCorrections(now.corrections, () => chanceFor(asked));
  // Odds of several who roll in turn are those of the first.
  const first = asked?.rule === 'atz.awareness' ? ahead.question?.of : undefined;
  const head = first === undefined ? null : calledOf(now, first);
  return {
    odds: odds === undefined ? null : { ...odds, ...(head !== null && { head }) },
    unseen: ahead.unseen,
    draws: withCorrections(now.corrections, () => drawnBy(now, act)),
  };
}

function drawnBy(now: SeenCampaign, act: EncounterAct): number | null {
  if (act.do !== 'fire-at' || now.encounter === null) return null;
  const armed = fighterNamed(now, now.encounter, act.who)?.weapons.find(({ id }) => id === act.weapon);
  if (armed === undefined || weaponOf(armed.weapon).noise.by === 'nothing') return null;
  return drawnOnAverage(
    now.encounter.area,
    act.aims.reduce((sum, { shots }) => sum + shots, 0),
  );
}

/** Counts the odds a question names with the figures in force; undefined where they can’t be counted. */
export function chanceFor(asked: OddsAsk): Chance | undefined {
  if (!isOddsRule(asked.rule)) return undefined;
  const { rule } = asked;
  const input = ODDS_INPUTS[rule].safeParse(asked.input);
  // More shots or sides than the odds are counted for.
  if (!input.success) return undefined;
  const { exact, corrected, outcomes, beside } = oddsOf(rule, asked.input);
  const inWords = (all: typeof outcomes) =>
    all.map((outcome) => ({ ...outcome, text: outcomeText(rule, outcome.name, input.data) }));
  return {
    rule,
    exact,
    corrected,
    input: { ...input.data },
    head: wholeHead(rule, input.data),
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
