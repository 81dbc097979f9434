/** How a report ends: who came back, what changed in them, and what it was worth. */

import type { Status } from '../campaign/state.ts';
import { ATTRIBUTE_TABLE } from '../data/attributes.ts';
import { REASONS } from '../encounter/reasons.ts';
import type { Writer } from './report.ts';
import { fateText } from './who.ts';
import { counted, listed, numberWord, upper } from './words.ts';

export function afterwards(writer: Writer): string[] {
  if (writer.facts.dropped) return ['Then the plan was dropped.'];
  return [...fates(writer), ...cures(writer), ...growth(writer), ...ending(writer)];
}

function fates({ facts: { fates: all, records }, nameOf, put }: Writer): string[] {
  return [...all].flatMap(([figure, { to, why }]) => {
    const name = nameOf(figure);
    const record = records.find((one) => one.figure === figure);
    // The battle's own paragraph has said it.
    if ((to === 'dead' && record?.killed) || (to === 'captive' && record?.captured)) return [];
    return [sentence(name, to, why, put)];
  });
}

function sentence(name: string, to: Status, why: string, put: Writer['put']): string {
  if (to === 'turned' && why === REASONS.bitten) {
    return put(0, `Before the next morning ${name} turned.`, `${name} had been bitten, and turned.`);
  }
  if (to === 'ready') return `${name} is with the party again${why === '' ? '' : `, ${why}`}.`;
  if (to === 'captive' && why === REASONS.leftBehind) return `${name} was left behind, and taken.`;
  return `${name} ${fateText(to, why)}.`;
}

function cures({ facts: { used }, nameOf }: Writer): string[] {
  return used.flatMap(({ item, how, by }) =>
    item.kind === 'cure' && how === 'given' && by !== null ? [`A dose of the Cure saved ${nameOf(by)}.`] : [],
  );
}

function growth({ facts: { rep, rap, attributes, fates: all }, nameOf, put }: Writer): string[] {
  // Of somebody who is gone, nobody asks what else changed.
  const still = [...rep].filter(([figure]) => (all.get(figure)?.to ?? 'ready') === 'ready');
  const up = still.filter(([, { from, to }]) => to > from);
  const down = still.filter(([, { from, to }]) => to < from);
  const said = [
    ...up.map(([figure, { to }]) =>
      put(1, `${nameOf(figure)} rose to Rep ${to}.`, `${nameOf(figure)} is Rep ${to} now.`),
    ),
    ...down.map(
      ([figure, { to, why }]) => `${nameOf(figure)} fell to Rep ${to}${why === '' ? '' : `, ${why}`}.`,
    ),
    ...attributes.map(({ type, figure, what }) =>
      type === 'attribute-gained'
        ? `${nameOf(figure)} gained ${ATTRIBUTE_TABLE[what].title}.`
        : `${nameOf(figure)} lost ${ATTRIBUTE_TABLE[what].title}.`,
    ),
  ];
  const earned = [...rap]
    .filter(([figure, by]) => by > 0 && !rep.has(figure))
    .map(([figure]) => nameOf(figure));
  if (earned.length > 0)
    said.push(put(2, `${listed(earned)} learned something.`, `It taught ${listed(earned)} something.`));
  return said;
}

function ending({ facts: { ended, points, innocents, plan }, put }: Writer): string[] {
  if (ended === null) return [];
  const came =
    ended.lost === 0
      ? put(3, 'All came home.', 'Everybody was there in the evening.')
      : `${upper(numberWord(ended.party - ended.lost))} of ${numberWord(ended.party)} came home.`;
  const aim = aimText(ended.successful, plan?.kind ?? 'raid', put);
  const worth =
    points === null || points === 0
      ? []
      : [`It was worth ${counted(points, 'point')}${innocents > 0 ? ', the rescue counted' : ''}.`];
  return [aim, came, ...worth];
}

function aimText(successful: boolean, kind: string, put: Writer['put']): string {
  if (successful)
    return put(
      4,
      `The ${kind} had done what it was for.`,
      `They had what they had come for.`,
      `It was a success.`,
    );
  return put(
    4,
    `The ${kind} came to nothing.`,
    `They did not get what they had come for.`,
    `It was no success.`,
  );
}
