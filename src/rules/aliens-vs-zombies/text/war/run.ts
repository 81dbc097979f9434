/** A war as its screen and its sheet show it: every town, what it came to, veterans, ledger. */
import type { Seen } from '../../../core/seen.ts';
import { inWords, upperFirst } from '../../../core/text/english.ts';
import { spoilsText } from '../../../core/text/spoils.ts';
import type { AlienKind } from '../../data/aliens.ts';
import { unitOf } from '../../data/aliens.ts';
import { townsOf } from '../../war/data.ts';
import { type Won, wonOf } from '../../war/ending.ts';
import { townNow, type WarLedger } from '../../war/ledger.ts';
import { townAhead } from '../../war/skills.ts';
import { spoilsOf, WAR_ENDS } from '../../war/spoils.ts';
import {
  BUY_NAMES,
  END_NAMES,
  RESULT_NAMES,
  SKILL_NAMES,
  skillDoes,
  TOWN_NAMES,
  WON_NAMES,
} from './names.ts';
import { reportOf } from './report.ts';

export interface TownView {
  readonly number: number;
  readonly name: string;
  readonly state: Won | 'now' | 'to-come';
  /** `Alien victory`, `now`, `next`, `the last battle`. */
  readonly result: string;
  readonly dead: number | null;
  readonly lost: number | null;
  readonly points: number | null;
  readonly byTurn: readonly number[];
  readonly report: string;
}

export interface VeteranView {
  readonly name: string;
  readonly kind: AlienKind;
  readonly combat: number;
  readonly armoured: boolean;
  /** Skill that it is known for, and what that does. */
  readonly skill: { readonly name: string; readonly does: string } | null;
  readonly towns: number;
  readonly kills: number;
  /** Null while it is ready. */
  readonly fellAt: string | null;
}

export interface WarView {
  /** `Three of five towns` */
  readonly title: string;
  readonly towns: readonly TownView[];
  readonly veterans: readonly VeteranView[];
  readonly points: number;
  readonly entries: readonly { readonly text: string; readonly points: number }[];
  /** Things that make the next town harder; empty where it is as the book has it. */
  readonly harder: readonly string[];
  readonly next: string | null;
  /** Aliens bought for it so far. */
  readonly bought: readonly string[];
  /** Gains that the war brings a campaign, and for what. */
  readonly brings: readonly (readonly [string, string])[];
}

type Look = Seen<WarLedger>;

function townViews(ledger: Look, isOn: boolean): readonly TownView[] {
  const all = townsOf(ledger.towns);
  return all.map((town, at): TownView => {
    const result = ledger.results[at];
    const name = TOWN_NAMES[town];
    if (result === undefined) {
      const isNow = at === ledger.results.length && !ledger.abandoned;
      const last = at === all.length - 1 ? 'the last battle' : '';
      return {
        ...{
          number: at + 1,
          name,
          state: isNow ? 'now' : 'to-come',
          result: isNow ? (isOn ? 'now' : 'next') : last,
        },
        ...{ dead: null, lost: null, points: null, byTurn: [], report: '' },
      };
    }
    const { level, dead, lost, points, byTurn } = result;
    return {
      ...{ number: at + 1, name, state: wonOf(result), result: RESULT_NAMES[level], dead, lost, points },
      ...{ byTurn, report: reportOf(result) },
    };
  });
}

function harderOf(ledger: Look): readonly string[] {
  const town = townNow(ledger);
  if (town === undefined) return [];
  const { first, each, leadersFrom } = townAhead(ledger, town);
  const zombies = (count: number) => `${inWords(count)} ${count === 1 ? 'zombie' : 'zombies'} more`;
  return [
    first > 0 ? `${upperFirst(zombies(first))} at the start.` : '',
    each > 0 ? `${upperFirst(zombies(each))} with each tile.` : '',
    leadersFrom > 1 ? `No leader may land before turn ${leadersFrom}.` : '',
  ].filter((line) => line !== '');
}

/** Points that came in and went out, newest first: what was bought for a town stands before what it brought. */
function entriesOf({ towns, results, spent }: Look): WarView['entries'] {
  return townsOf(towns)
    .flatMap((town, at) => {
      const bought = spent.filter((one) => one.town === town);
      const result = results[at];
      const name = TOWN_NAMES[town];
      return [
        ...bought.map(({ buy, price }) => ({ text: `A ${BUY_NAMES[buy].one} at ${name}`, points: -price })),
        ...(result === undefined
          ? []
          : [{ text: `${name}, ${WON_NAMES[wonOf(result)].text}`, points: result.points }]),
      ];
    })
    .toReversed();
}

/** Ends of a war for which it brings a campaign something, and what. */
export const warBrings = (): WarView['brings'] =>
  WAR_ENDS.map((end) => [END_NAMES[end], spoilsText(spoilsOf(end))]);

/** `isOn`: the town that comes next is being fought for. */
export function warViewOf(ledger: Look, isOn = false): WarView {
  const { towns, results, veterans, points, bought, abandoned } = ledger;
  const town = townNow(ledger);
  return {
    title: `${results.length === 0 ? 'None' : upperFirst(inWords(results.length))} of ${inWords(towns)} towns`,
    towns: townViews(ledger, isOn),
    veterans: veterans.flatMap(({ name, kind, skill: known, towns: lived, kills, fellAt }) => {
      if (name === null) return [];
      const { combat, armoured } = unitOf(kind);
      const fell = fellAt === null ? null : TOWN_NAMES[fellAt];
      const skill = known === undefined ? null : { name: SKILL_NAMES[known].title, does: skillDoes(known) };
      return [{ name, kind, combat, armoured, skill, towns: lived, kills, fellAt: fell }];
    }),
    points,
    entries: entriesOf(ledger),
    harder: abandoned ? [] : harderOf(ledger),
    next: town === undefined || abandoned ? null : TOWN_NAMES[town],
    bought: bought.map((buy) => BUY_NAMES[buy].one),
    brings: warBrings(),
  };
}
