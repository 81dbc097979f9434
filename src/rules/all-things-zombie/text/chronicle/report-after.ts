/** End of a report: who came back, what changed in them, and what it was worth. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import type { FigureId } from '../../ids.ts';
import { isBy, type Reason, type Why } from '../../state/cause.ts';
import { resultText } from '../one-off.ts';
import { aimText } from './aims.ts';
import { because, fates } from './fates.ts';
import { broughtAway, rescued } from './gains.ts';
import type { Ways, Writer } from './writer.ts';

export function afterwards(writer: Writer): string[] {
  if (writer.facts.dropped)
    return [
      writer.put(
        'dropped',
        'Later the plan was dropped.',
        'The plan was dropped.',
        'The plan came to nothing.',
        'In the end the plan was dropped.',
        'Nobody went: the plan was dropped.',
        'The plan was never carried out.',
      ),
    ];
  return [
    ...fates(writer),
    ...cures(writer),
    ...growth(writer),
    ...rescued(writer),
    ...broughtAway(writer),
    ...ending(writer),
  ];
}

function cures({ facts: { used }, nameOf, put }: Writer): string[] {
  return used.flatMap(({ item, how, by }) => {
    if (item.kind !== 'cure' || !isBy(how, 'given') || by === null) return [];
    const who = nameOf(by);
    return [
      put(
        'cure',
        `A dose of the Cure saved ${who}.`,
        `${who} was saved by a dose of the Cure.`,
        `The Cure saved ${who}.`,
        `They saved ${who} with a dose of the Cure.`,
        `A dose of the Cure kept ${who} from turning.`,
        `It took a dose of the Cure to save ${who}.`,
      ),
    ];
  });
}

function growth(writer: Writer): string[] {
  const { facts, nameOf, put } = writer;
  const { rep, attributes, fates: all } = facts;
  // Nobody asks what else changed in somebody who is gone.
  const isBack = (figure: FigureId) => (all.get(figure)?.to ?? 'ready') === 'ready';
  const still = [...rep].filter(([figure]) => isBack(figure));
  const up = still.filter(([, { from, to }]) => to > from);
  const down = still.filter(([, { from, to }]) => to < from);
  const what = (figure: FigureId, type: 'attribute-gained' | 'attribute-lost') =>
    listed(
      attributes
        .filter((one) => one.figure === figure && one.type === type)
        .map((one) => ATTRIBUTE_TABLE[one.what].title),
    );
  const risen = new Set(up.map(([figure]) => figure));
  const others = [...new Set(attributes.map(({ figure }) => figure))].filter(
    (figure) => !risen.has(figure) && isBack(figure),
  );
  return [
    ...up.map(([figure, { to }]) => {
      const gained = what(figure, 'attribute-gained');
      return put('rise', ...rise(nameOf(figure), to, gained === '' ? '' : ` and drew ${gained}`));
    }),
    ...down.map(([figure, { to, why }]) => put('fall', ...fall(nameOf(figure), to, reasonFor(why)))),
    ...others.map((figure) => {
      const [gained, lost] = [what(figure, 'attribute-gained'), what(figure, 'attribute-lost')];
      const changes = [gained && `drew ${gained}`, lost && `lost ${lost}`].filter((one) => one !== '');
      return `${nameOf(figure)} ${listed(changes)}.`;
    }),
    ...learning(writer),
  ];
}

const rise = (who: string, to: number, more: string): Ways => [
  `${who} rose to Rep ${to}${more}.`,
  `${who} climbed to Rep ${to}${more}.`,
  `${who} reached Rep ${to}${more}.`,
  `${who} went up to Rep ${to}${more}.`,
  `${who} moved up to Rep ${to}${more}.`,
  `${who} advanced to Rep ${to}${more}.`,
];

const fall = (who: string, to: number, why: string): Ways => [
  `${who} fell to Rep ${to}${why}.`,
  `${who} dropped to Rep ${to}${why}.`,
  `${who} slipped to Rep ${to}${why}.`,
  `${who} went down to Rep ${to}${why}.`,
  `${who} was left with Rep ${to}${why}.`,
  `${who} came down to Rep ${to}${why}.`,
];

const FALLS: { readonly [R in Reason]?: string } = {
  'cheated-death': ', the price of cheating death',
  'ran-away': ' for running away',
  'badly-hurt': ', weakened by the wound',
  shock: ', weakened by shock',
};

/** ` for running away`; what has been told already is the price here. */
const reasonFor = (why: Why): string => (why.by === 'rule' ? FALLS[why.reason] : undefined) ?? because(why);

/** Longer, and a list of names says less than that it was all of them. */
const FEW = 3;

function learning({ facts: { rap, rep, fates: all, plan }, nameOf, put }: Writer): string[] {
  const points = [...rap].filter(([figure, by]) => by > 0 && !rep.has(figure));
  const earned = points.map(([figure]) => figure);
  if (earned.length === 0) return [];
  const back = (plan?.party ?? []).filter((figure) => (all.get(figure)?.to ?? 'ready') === 'ready');
  const without = back.filter((figure) => !earned.includes(figure));
  const what = points.every(([, by]) => by === 1) ? 'a point' : 'points';
  return [put('earned', ...severalEarned(whoEarned(), what))];

  function whoEarned(): string {
    const names = `${listed(earned.map(nameOf))}${earned.length === 1 ? '' : ' each'}`;
    if (earned.length <= FEW) return names;
    if (without.length === 0)
      return back.length < (plan?.party ?? []).length ? 'All who came back' : 'Each of them';
    if (without.every((figure) => rep.has(figure))) return 'Each of the others';
    return without.length <= FEW ? `All but ${listed(without.map(nameOf))}` : names;
  }
}

const severalEarned = (who: string, what: string): Ways => [
  `${who} earned ${what} towards their next Rep.`,
  `${who} gained ${what} towards their next Rep.`,
  `${who} came ${what === 'a point' ? 'a point' : 'some points'} nearer their next Rep.`,
  `${who} won ${what} towards their next Rep.`,
  `${who} picked up ${what} towards their next Rep.`,
  `${who} added ${what} towards their next Rep.`,
];

function ending(writer: Writer): string[] {
  const { facts, put } = writer;
  const { ended, points, innocents, plan, result } = facts;
  if (result !== null) return [`${resultText(result)}.`];
  if (ended === null || plan === null) return [];
  return [
    aimText(ended.successful, plan.role, put),
    put('home', ...home(ended)),
    ...(points === null || points === 0 ? [] : [put('points', ...worth(points, innocents > 0))]),
  ];
}

function home({ party, lost }: { readonly party: number; readonly lost: number }): Ways {
  if (lost === 0)
    return [
      'Everyone came home.',
      'Everyone made it home.',
      'All came home.',
      'Nobody was lost.',
      'Everyone who went came back.',
      'All made it back.',
    ];
  if (lost === party)
    return [
      'Nobody came home.',
      'None came home.',
      'Not one of them came home.',
      'Nobody made it home.',
      'No one came back.',
      'Nobody made it back.',
    ];
  const [back, all] = [numberWord(party - lost), numberWord(party)];
  const start = upperFirst(back);
  return [
    `${start} of ${all} came home.`,
    `${start} of ${all} made it home.`,
    `Of ${all}, only ${back} came home.`,
    `${start} of the ${all} came back.`,
    `Of the ${all}, ${back} came back.`,
    `Of ${all}, ${back} made it home.`,
  ];
}

function worth(points: number, rescue: boolean): Ways {
  const all = countedInWords(points, 'point', 'points');
  const more = rescue ? ', the rescue included' : '';
  return [
    `The party scored ${all}${more}.`,
    `This brought the party ${all}${more}.`,
    `For this the party scored ${all}${more}.`,
    `The party’s score was ${all}${more}.`,
    `The party gained ${all}${more}.`,
    `The party came away with ${all}${more}.`,
  ];
}
