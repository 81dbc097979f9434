/** Runs an act on a copy of the campaign: dice, cards, refusals and what becomes of it, nothing stored yet. */
import type { Told } from '../../../../db/games/all-things-zombie/index.ts';
import type { Act } from '../../../rules/all-things-zombie/acts/act.ts';
import type { Refusal } from '../../../rules/all-things-zombie/acts/refusals.ts';
import { refusalText } from '../../../rules/all-things-zombie/acts/refusals.ts';
import type { Title } from '../../../rules/all-things-zombie/acts/title.ts';
import { apply } from '../../../rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../rules/all-things-zombie/state/campaign-events.ts';
import { ownCopy } from '../../../rules/all-things-zombie/state/own-copy.ts';
import type { SeenCampaign } from '../../../rules/all-things-zombie/state/seen.ts';
import { diceBox } from '../../../rules/core/dice.ts';
import { canonical } from '../../../rules/core/digest.ts';
import { run, type Table } from '../../../rules/core/driver.ts';
import { withCorrections } from '../../../rules/core/in-force.ts';
import type { Question } from '../../../rules/core/play.ts';
import { seen } from '../../../rules/core/seen.ts';
import { firstOf, seeded } from '../../../rules/core/tables.ts';
import { type Transcript, transcriber } from '../../../rules/core/transcript.ts';
import { refused } from '../../calls/call-failure.ts';
import { type Dice, entered, entryRefusalText, TOO_MANY_ENTRIES, usually } from '../../log/entries.ts';

export interface Finished {
  readonly state: 'done';
  readonly title: Title;
  readonly told: readonly Told[];
  readonly rolls: Transcript;
  readonly after: Campaign;
}
/** The player has to answer first; run the act again with one more entry. */
export interface Waiting {
  readonly state: 'waiting';
  readonly question: Question;
  readonly rolls: Transcript;
}

/** Throws a `CallFailure` where the rules or an entry refuse. `decides` takes the decisions that are left to the app. */
export function playAct(
  before: SeenCampaign,
  act: (now: SeenCampaign) => Act,
  dice: Dice = 'app',
  decides?: Table,
): Finished | Waiting {
  const after = ownCopy(before);
  const box = diceBox(before.seed, before.dice);
  const table = entered(dice, firstOf(seeded(box), decides ?? usually(box)));
  const { transcript: rolls, onReply, onRow, onEvent } = transcriber();
  const told: Told[] = [];
  let since = 0;
  const happened = (what: CampaignEvent) => {
    const event = withOwnDice(what, rolls);
    onEvent(event);
    apply(after, event);
    told.push({ event, rolls: rolls.slice(since) });
    since = rolls.length;
  };
  const ended = withCorrections(before.corrections, () =>
    run(act(seen(after)), table, happened, onReply, onRow),
  );
  if (ended.kind === 'refused') throw refused(entryRefusalText(ended), ended.refusal);
  if (ended.kind === 'waiting') return { state: 'waiting', question: ended.question, rolls };
  if (!ended.value.ok) throw refused(refusalText(ended.value.refusal), nameOf(ended.value.refusal));
  if (table.left() > 0)
    throw refused('More dice, cards or decisions were given than were asked for.', TOO_MANY_ENTRIES);
  const rolled = box.state();
  if (canonical(rolled) !== canonical(before.dice)) happened({ type: 'dice-advanced', dice: rolled });
  return { state: 'done', title: ended.value.title, told, rolls, after };
}

/** Gives the name of a refusal; for an Encounter's, the reason within it. */
const nameOf = (refusal: Refusal): string => (refusal.code === 'encounter' ? refusal.why : refusal.code);

/** A play doesn't know who answered it: of a step settled after the battle, the event says so. */
function withOwnDice(event: CampaignEvent, rolls: Transcript): CampaignEvent {
  const own = event.type === 'step-settled' && rolls.some(({ by }) => by === 'own');
  return own ? { ...event, own } : event;
}
