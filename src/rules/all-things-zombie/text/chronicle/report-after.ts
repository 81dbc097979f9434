/** How a report ends: who came back, what changed in them, and what it was worth. */

import { countedInWords, listed, numberWord, upperFirst } from '../../../core/text/english.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import { isBy, type Why } from '../../state/cause.ts';
import type { Encounter } from '../../state/encounter.ts';
import type { FigureId } from '../../state/ids.ts';
import { resultText } from '../one-off.ts';
import { whyText } from '../reasons.ts';
import type { Fate } from './facts.ts';
import { fateText } from './who.ts';
import type { Writer } from './writer.ts';

export function afterwards(writer: Writer): string[] {
  if (writer.facts.dropped) return ['Then the plan was dropped.'];
  return [...fates(writer), ...cures(writer), ...growth(writer), ...ending(writer)];
}

function fates({ facts: { fates: all, records }, nameOf, put }: Writer): string[] {
  const told = [...all].filter(([figure, { to }]) => {
    const record = records.find((one) => one.figure === figure);
    // The battle's own paragraph has said it.
    return !((to === 'dead' && record?.killed) || (to === 'captive' && record?.captured));
  });
  // Whom the same became of is told of together.
  const alike = Map.groupBy(told, ([, { to, why }]) => `${to} ${JSON.stringify(why)}`);
  return [...alike.values()].flatMap((same) => {
    const [[, fate] = []] = same;
    return fate === undefined
      ? []
      : [
          sentence(
            same.map(([figure]) => nameOf(figure)),
            fate,
            put,
          ),
        ];
  });
}

function sentence(names: readonly string[], { to, why }: Fate, put: Writer['put']): string {
  const who = listed(names);
  const one = names.length === 1;
  if (to === 'turned' && isBy(why, 'bitten')) {
    return put(0, `Before the next morning ${who} turned.`, `${who} had been bitten, and turned.`);
  }
  if (to === 'dead' && isBy(why, 'killed')) {
    return put(1, `${who} did not live to see the evening.`, `There was no help for ${who}.`);
  }
  if (to === 'ready' && isBy(why, 'escaped'))
    return `${who} escaped, and ${one ? 'is' : 'are'} with the party again.`;
  if (to === 'ready') return `${who} ${one ? 'is' : 'are'} with the party again${afterComma(why)}.`;
  if (to === 'captive' && !isBy(why, 'left-behind')) {
    // Some reasons are said by being taken captive.
    const how = isBy(why, 'captured', 'taken-by-enemies') ? '' : afterComma(why);
    return `${who} ${one ? 'was' : 'were'} taken captive${how}.`;
  }
  if (to === 'captive') return `${who} ${one ? 'was' : 'were'} left behind, and taken.`;
  return `${who} ${fateText(to, why)}.`;
}

function cures({ facts: { used }, nameOf }: Writer): string[] {
  return used.flatMap(({ item, how, by }) =>
    item.kind === 'cure' && isBy(how, 'given') && by !== null
      ? [`A dose of the Cure saved ${nameOf(by)}.`]
      : [],
  );
}

function growth(writer: Writer): string[] {
  const { facts, nameOf, put } = writer;
  const { rep, attributes, fates: all } = facts;
  // Of somebody who is gone, nobody asks what else changed.
  const still = [...rep].filter(([figure]) => (all.get(figure)?.to ?? 'ready') === 'ready');
  const up = still.filter(([, { from, to }]) => to > from);
  const down = still.filter(([, { from, to }]) => to < from);
  const what = (figure: FigureId, type: 'attribute-gained' | 'attribute-lost') =>
    listed(
      attributes
        .filter((one) => one.figure === figure && one.type === type)
        .map((one) => ATTRIBUTE_TABLE[one.what].title),
    );
  const risen = new Set(up.map(([figure]) => figure));
  const others = [...new Set(attributes.map(({ figure }) => figure))].filter((figure) => !risen.has(figure));
  return [
    ...up.map(([figure, { to }]) => {
      const gained = what(figure, 'attribute-gained');
      const more = gained === '' ? '' : ` and drew ${gained}`;
      return put(
        1,
        `${nameOf(figure)} rose to Rep ${to}${more}.`,
        `${nameOf(figure)} came to Rep ${to}${more}.`,
      );
    }),
    ...down.map(([figure, { to, why }]) => `${nameOf(figure)} fell to Rep ${to}${because(why)}.`),
    ...others.flatMap((figure) => {
      const [gained, lost] = [what(figure, 'attribute-gained'), what(figure, 'attribute-lost')];
      const changes = [gained && `drew ${gained}`, lost && `lost ${lost}`].filter((one) => one !== '');
      return [`${nameOf(figure)} ${listed(changes)}.`];
    }),
    ...learning(writer),
  ];
}

/** `, weaker for a wound`; what has been told already is the price here. */
function because(why: Why): string {
  return isBy(why, 'cheated-death') ? ', the price of cheating death' : afterComma(why);
}

/** `, escaped`; nothing where no reason was given. */
function afterComma(why: Why): string {
  const text = whyText(why);
  return text === '' ? '' : `, ${text}`;
}

/** Longer, and a list of names says less than that it was all of them. */
const FEW = 3;

function learning({ facts: { rap, rep, fates: all, plan }, nameOf }: Writer): string[] {
  const points = [...rap].filter(([figure, by]) => by > 0 && !rep.has(figure));
  const earned = points.map(([figure]) => figure);
  if (earned.length === 0) return [];
  const back = (plan?.party ?? []).filter((figure) => (all.get(figure)?.to ?? 'ready') === 'ready');
  const without = back.filter((figure) => !earned.includes(figure));
  const what = points.every(([, by]) => by === 1) ? 'a point' : 'points';
  const theirs = `earned ${what} towards their next Rep.`;
  if (earned.length > FEW && without.length === 0)
    return [`${back.length < (plan?.party ?? []).length ? 'All who came back' : 'Each of them'} ${theirs}`];
  if (earned.length > FEW && without.every((figure) => rep.has(figure)))
    return [`Each of the others ${theirs}`];
  if (earned.length > FEW && without.length <= FEW)
    return [`All but ${listed(without.map(nameOf))} ${theirs}`];
  const who = listed(earned.map(nameOf));
  return earned.length === 1 ? [`${who} earned ${what} towards the next Rep.`] : [`${who} each ${theirs}`];
}

function ending({ facts: { ended, points, innocents, plan, result }, put }: Writer): string[] {
  if (result !== null) return [`${resultText(result)}.`];
  if (ended === null) return [];
  const came =
    ended.lost === 0
      ? put(3, 'Everyone came home.', 'Everyone made it home.')
      : ended.lost === ended.party
        ? 'Nobody came home.'
        : `${upperFirst(numberWord(ended.party - ended.lost))} of ${numberWord(ended.party)} came home.`;
  const aim = aimText(ended.successful, plan, put);
  const worth =
    points === null || points === 0
      ? []
      : [
          `The party scored ${countedInWords(points, 'point')}${innocents > 0 ? ', the rescue included' : ''}.`,
        ];
  return [aim, came, ...worth];
}

function aimText(successful: boolean, plan: Encounter | null, put: Writer['put']): string {
  if (plan?.role === 'defender')
    return successful
      ? put(4, 'The place was held.', 'The raiders went away with nothing.')
      : put(4, 'The place could not be held.', 'The raiders had their way.');
  if (plan?.role === 'captor')
    return successful
      ? put(4, 'Nobody got away.', 'The prisoners were kept.')
      : put(4, 'The prisoners got away.', 'They could not hold the prisoners.');
  if (plan?.role === 'captive')
    return successful
      ? put(4, 'They were free.', 'The escape succeeded.')
      : put(4, 'The escape failed.', 'They did not get free.');
  if (plan?.role === 'runner')
    return successful
      ? put(4, 'They had shaken off the hunters.', 'They got away.')
      : put(4, 'They did not get away.', 'They could not shake off the hunters.');
  const kind = plan?.kind === 'pursuit' ? 'hunt' : 'raid';
  if (successful)
    return put(4, `The ${kind} succeeded.`, 'They had what they had come for.', 'It was a success.');
  return put(4, `The ${kind} came to nothing.`, 'They did not get what they had come for.', 'It failed.');
}
