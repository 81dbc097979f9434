/**
 * The after-action report: an Encounter told in plain prose, paragraph by paragraph in the order of the campaign turn.
 * How a sentence is put depends on what happened, on the Encounter's number and on its place, never on dice, so that the
 * same log always gives the same report.
 */

import type { CampaignEvent } from '../../state/campaign-events.ts';
import { factsOf } from './facts.ts';
import { marked, written } from './names.ts';
import { afterwards } from './report-after.ts';
import { fighting } from './report-battle.ts';
import { exploring } from './report-course.ts';
import { fromThePlan, settingUp } from './report-start.ts';
import { puts, type Reporting, seedOf, type Writer } from './writer.ts';

/** Paragraphs; none where the Encounter was not planned in these events. */
export function reportOf(events: readonly CampaignEvent[], reporting: Reporting): readonly string[] {
  const facts = factsOf(events);
  const { plan } = facts;
  if (plan === null) return [];
  const nameOf: Writer['nameOf'] = (figure) => marked(reporting.nameOf(figure), figure);
  // Somebody who joined and goes by another name since is one and the same.
  const now = Map.groupBy(facts.joined, ({ name }) => name);
  const [alone] = plan.party.length === 1 ? plan.party : [];
  const they = alone === undefined ? 'they' : nameOf(alone);
  const writer: Writer = {
    ...reporting,
    facts,
    nameOf,
    called: (name) => {
      const [one, another] = now.get(name) ?? [];
      return one === undefined || another !== undefined ? marked(name) : nameOf(one.id);
    },
    they,
    put: puts(seedOf(facts), they),
  };
  const stages = [
    [...fromThePlan(writer, plan), ...settingUp(writer)],
    exploring(writer),
    fighting(writer),
    afterwards(writer),
  ];
  return written(
    withoutRepeats(stages).map((sentences) => sentences.join(' ')),
    reporting.own,
  );
}

/** Leaves out what has been said already. */
function withoutRepeats(stages: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const said = new Set<string>();
  return stages
    .map((sentences) =>
      sentences.filter((sentence) => {
        if (said.has(sentence)) return false;
        said.add(sentence);
        return true;
      }),
    )
    .filter((sentences) => sentences.length > 0);
}
