/**
 * The after-action report: an Encounter told in plain prose, paragraph by paragraph in the order of the campaign turn.
 * How a sentence is put depends on what happened and on the Encounter's number, never on dice, so that the same log
 * always gives the same report.
 */

import type { CampaignEvent } from '../../state/campaign-events.ts';
import type { FigureId } from '../../state/ids.ts';
import { factsOf } from './facts.ts';
import { shortNames } from './names.ts';
import { afterwards } from './report-after.ts';
import { fighting } from './report-battle.ts';
import { fromThePlan, settingUp } from './report-start.ts';
import { exploring } from './report-table.ts';
import type { Reporting, Writer } from './writer.ts';

/** Paragraphs; none where the Encounter was not planned in these events. */
export function reportOf(events: readonly CampaignEvent[], reporting: Reporting): readonly string[] {
  const facts = factsOf(events);
  const { plan } = facts;
  if (plan === null) return [];
  const put: Writer['put'] = (salt, ...ways) => ways[(plan.number + salt) % ways.length] ?? ways[0];
  const first: Writer = { ...reporting, facts, put };
  // Who went has been named in full by then.
  const short = shortNames([
    ...plan.party.map(reporting.nameOf),
    ...facts.joined.map(({ name }) => name),
    ...facts.meetings.flatMap(({ names, speaker }) => [...names, ...(speaker === null ? [] : [speaker])]),
  ]);
  const went: readonly FigureId[] = plan.party;
  const nameOf = (figure: FigureId) =>
    went.includes(figure) ? short(reporting.nameOf(figure)) : reporting.nameOf(figure);
  const writer: Writer = { ...first, nameOf };
  return [
    [...fromThePlan(first, plan), ...settingUp(writer)],
    exploring(writer),
    fighting(writer),
    afterwards(writer),
  ]
    .filter((sentences) => sentences.length > 0)
    .map((sentences) => sentences.join(' '));
}
