/** End of a report: who came back, what changed in them, and what it was worth. */

import { countedInWords, listed, numberWord } from '../../../core/text/english.ts';
import { ATTRIBUTE_TABLE } from '../../data/attributes.ts';
import type { FigureId } from '../../ids.ts';
import { isBy, type Reason, type Why } from '../../state/cause.ts';
import type { EncounterSummary } from '../../state/encounter-events.ts';
import { resultText } from '../one-off.ts';
import { formsOf } from '../pronouns.ts';
import { whyText } from '../reasons.ts';
import type { Fate } from './known.ts';
import { thingsText } from './things.ts';
import { fateText } from './who.ts';
import type { Writer } from './writer.ts';

export function afterwards(writer: Writer): string[] {
  if (writer.facts.dropped) return [writer.put('dropped')];
  return [
    ...fates(writer),
    ...cures(writer),
    ...growth(writer),
    ...learning(writer),
    ...rescued(writer),
    ...broughtAway(writer),
    ...ending(writer),
  ];
}

/** Fates of the party after the battle: who died, turned, was taken or came back. */
function fates({ facts: { fates: all, records }, nameOf, put }: Writer): string[] {
  const told = [...all].filter(([figure, { to }]) => {
    const record = records.find((one) => one.figure === figure);
    // The battle's own paragraph has said it.
    return !((to === 'dead' && record?.killed) || (to === 'captive' && record?.captured));
  });
  // Figures that fared alike are told of together.
  const alike = Map.groupBy(told, ([, { to, why }]) => `${to} ${JSON.stringify(why)}`);
  return [...alike.values()].flatMap((same) => {
    const [[, fate] = []] = same;
    if (fate === undefined) return [];
    const who = listed(same.map(([figure]) => nameOf(figure)));
    const row = fateRow(fate);
    if (row === null) return [`${who} ${fateText(fate.to, fate.why)}.`];
    const why = whyText(fate.why);
    // Some reasons are said by being taken captive.
    const isSaid = fate.to === 'captive' && isBy(fate.why, 'captured', 'taken-by-enemies');
    return [put(row, { who, n: same.length, why: isSaid ? '' : why }, `fate ${fate.to} ${why}`)];
  });
}

/** Row of sentences for a fate; null where it has none of its own. */
function fateRow({ to, why }: Fate) {
  if (to === 'turned' && isBy(why, 'bitten')) return 'fate bitten';
  if (to === 'dead' && isBy(why, 'killed')) return 'fate killed';
  if (to === 'dead' && isBy(why, 'died-of-wounds')) return 'fate died of wounds';
  if (to === 'left' && isBy(why, 'never-came-back')) return 'fate never came back';
  if (to === 'captive') return isBy(why, 'left-behind') ? 'fate left behind' : 'fate captive';
  if (to === 'ready') return isBy(why, 'escaped') ? 'fate escaped' : 'fate back';
  return null;
}

function cures({ facts: { used }, nameOf, put }: Writer): string[] {
  return used.flatMap(({ item, how, by }) =>
    item.kind !== 'cure' || !isBy(how, 'given') || by === null ? [] : [put('cure', { who: nameOf(by) })],
  );
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
    ...up.map(([figure, { to }]) =>
      put('rise', { who: nameOf(figure), rep: to, attributes: what(figure, 'attribute-gained') }),
    ),
    ...down.map(([figure, { to, why }]) =>
      put('fall', { who: nameOf(figure), rep: to, why: reasonFor(why) }),
    ),
    ...others.map((figure) => {
      const [gained, lost] = [what(figure, 'attribute-gained'), what(figure, 'attribute-lost')];
      const changes = [gained && `drew ${gained}`, lost && `lost ${lost}`].filter((one) => one !== '');
      return `${nameOf(figure)} ${listed(changes)}.`;
    }),
  ];
}

const FALLS: { readonly [R in Reason]?: string } = {
  'cheated-death': ', the price of cheating death',
  'ran-away': ' for running away',
  'badly-hurt': ', weakened by the wound',
  shock: ', weakened by shock',
};

/** ` for running away`; what has been told already is the price here. */
function reasonFor(why: Why): string {
  const text = whyText(why);
  return (why.by === 'rule' ? FALLS[why.reason] : undefined) ?? (text === '' ? '' : `, ${text}`);
}

/** Longer, and a list of names says less than that it was all of them. */
const FEW = 3;

function learning({ facts: { rap, rep, fates: all, plan }, nameOf, pronounOf, put }: Writer): string[] {
  const points = [...rap].filter(([figure, by]) => by > 0 && !rep.has(figure));
  const earned = points.map(([figure]) => figure);
  if (earned.length === 0) return [];
  const back = (plan?.party ?? []).filter((figure) => (all.get(figure)?.to ?? 'ready') === 'ready');
  const without = back.filter((figure) => !earned.includes(figure));
  const [alone] = earned.length === 1 ? earned : [];
  const { his } = formsOf(alone && pronounOf?.(alone));
  return [put('earned', { who: whoEarned(), his, n: Math.max(...points.map(([, by]) => by)) })];

  function whoEarned(): string {
    const names = `${listed(earned.map(nameOf))}${earned.length === 1 ? '' : ' each'}`;
    if (earned.length <= FEW) return names;
    if (without.length === 0)
      return back.length < (plan?.party ?? []).length ? 'All who came back' : 'Each of them';
    if (without.every((figure) => rep.has(figure))) return 'Each of the others';
    return without.length <= FEW ? `All but ${listed(without.map(nameOf))}` : names;
  }
}

/** Innocents who lived. */
function rescued({ facts, nameOf, put }: Writer): string[] {
  const died = new Set(facts.records.filter(({ killed }) => killed).map(({ figure }) => figure));
  const safe = facts.joined.filter(({ id }) => facts.saved.includes(id) && !died.has(id));
  if (safe.length === 0) return [];
  return [put('rescued', { who: listed(safe.map(({ id }) => nameOf(id))), n: safe.length })];
}

/** Tells what was gained and not lost again with those who carried it. */
function broughtAway({ facts: { gained, used }, put }: Writer): string[] {
  const gone = new Set(
    used.filter(({ how }) => isBy(how, 'lost', 'taken-by-enemies')).map(({ item }) => item.id),
  );
  const kept = gained.filter(({ id }) => !gone.has(id));
  return kept.length === 0 ? [] : [put('brought', { what: thingsText(kept, { articles: true }) })];
}

function ending({ facts: { ended, points, innocents, plan, result }, put }: Writer): string[] {
  if (result !== null) return [`${resultText(result)}.`];
  if (ended === null || plan === null) return [];
  const aim = ended.successful ? 'reached' : 'missed';
  const scored = countedInWords(points ?? 0, 'point', 'points');
  return [
    put(`${plan.role} ${aim}`, {}, `aim ${aim}`),
    home(ended, put),
    ...(points ? [put('points', { points: scored, rescue: innocents > 0 ? 'the rescue' : '' })] : []),
  ];
}

function home({ party, lost }: EncounterSummary, put: Writer['put']): string {
  if (lost === 0) return put('home all', {}, 'home');
  if (lost === party) return put('home none', {}, 'home');
  return put('home some', { back: numberWord(party - lost), all: numberWord(party) }, 'home');
}
