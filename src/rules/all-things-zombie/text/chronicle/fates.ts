/** Fates of the party after the battle: who died, turned, was taken or came back. */

import { listed } from '../../../core/text/english.ts';
import { isBy, type Why } from '../../state/cause.ts';
import { whyText } from '../reasons.ts';
import type { Fate } from './known.ts';
import { fateText } from './who.ts';
import type { Ways, Writer } from './writer.ts';

export function fates({ facts: { fates: all, records }, nameOf, put }: Writer): string[] {
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
    const who = same.map(([figure]) => nameOf(figure));
    return [put(`fate ${fate.to} ${whyText(fate.why)}`, ...ways(listed(who), who.length === 1, fate))];
  });
}

function ways(who: string, one: boolean, { to, why }: Fate): Ways {
  const was = one ? 'was' : 'were';
  if (to === 'turned' && isBy(why, 'bitten'))
    return [
      `${who} turned before the next morning.`,
      `${who} had been bitten, and turned.`,
      `The bite did its work: ${who} turned.`,
      `${who} turned that night.`,
      `Nobody could save ${who}, who turned.`,
      `${who} turned, and could not be saved.`,
    ];
  if (to === 'dead' && isBy(why, 'killed'))
    return [
      `${who} did not live to see the evening.`,
      `${who} ${was} past help.`,
      `${who} did not survive the day.`,
      `${who} died that day.`,
      `That was the end of ${who}.`,
      `${who} ${was} dead by the evening.`,
    ];
  if (to === 'dead' && isBy(why, 'died-of-wounds'))
    return [
      `${who} died of wounds.`,
      `Later ${who} died of wounds.`,
      `${who} died of wounds soon after.`,
      `${who} did not survive the wounds.`,
      `Nothing could be done for ${who}, who died of wounds.`,
      `${who} did not recover, and died of wounds.`,
    ];
  if (to === 'left' && isBy(why, 'never-came-back'))
    return [
      `${who} never came back.`,
      `${who} did not find the way back.`,
      `Nobody saw ${who} again.`,
      `${who} did not come back.`,
      `The party never saw ${who} again.`,
      `${who} ${was} gone for good.`,
    ];
  if (to === 'captive' && isBy(why, 'left-behind'))
    return [
      `${who} ${was} left behind, and taken.`,
      `Left behind, ${who} ${was} taken.`,
      `The party had to leave ${who}, who ${was} taken.`,
      `Enemies took ${who}, who had been left behind.`,
      `${who} could not get away, and ${was} taken.`,
      `${who} ${was} left on the table, and taken.`,
    ];
  if (to === 'captive') return captive(who, was, why);
  if (to === 'ready' && isBy(why, 'escaped'))
    return [
      `${who} escaped, and ${was} with the party again.`,
      `${who} got away, and came back to the party.`,
      `The party had ${who} back.`,
      `${who} ${was} free again.`,
      `${who} escaped, and came back.`,
      `${who} ${was} back with the party after captivity.`,
    ];
  if (to === 'ready') {
    const reason = because(why);
    return [
      `${who} ${was} with the party again${reason}.`,
      `${who} came back to the party${reason}.`,
      `The party had ${who} back${reason}.`,
      `${who} ${was} back${reason}.`,
      `${who} rejoined the party${reason}.`,
      `${who} ${was} back with the party${reason}.`,
    ];
  }
  return [`${who} ${fateText(to, why)}.`];
}

function captive(who: string, was: string, why: Why): Ways {
  // Some reasons are said by being taken captive.
  const how = isBy(why, 'captured', 'taken-by-enemies') ? '' : because(why);
  return [
    `${who} ${was} taken captive${how}.`,
    `Enemies took ${who} captive${how}.`,
    `${who} went into captivity${how}.`,
    `${who} ended up in captivity${how}.`,
    `${who} ${was} led off captive${how}.`,
    `${who} ${was} held captive${how}.`,
  ];
}

/** `, escaped`; nothing where no reason was given. */
export function because(why: Why): string {
  const text = whyText(why);
  return text === '' ? '' : `, ${text}`;
}
