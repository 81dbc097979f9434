/** The odds of a roll in the log: whose they are by name, and what each of them came to. */

import type { ExplainedRoll } from '../../../../contract/explained.ts';
import type { SeenCampaign } from '../../../../rules/all-things-zombie/state/seen.ts';
import { besideHead } from '../../../../rules/all-things-zombie/text/outcomes.ts';
import { upperFirst } from '../../../../rules/core/text/english.ts';
import type { Reply, Transcript } from '../../../../rules/core/transcript.ts';
import { besideCameTo, cameTo } from '../came-to.ts';
import { chanceFor } from '../chances.ts';
import { calledOf, numbered } from './asked.ts';

interface Answered {
  readonly reply: Reply;
  /** The answer itself and those that followed it in its act. */
  readonly from: Transcript;
  /** Answers that went before it. */
  readonly before: Transcript;
}

/** The one whose fate they are, and those against whom it is, in order; empty where the odds name nobody. */
interface Named {
  readonly first: string;
  readonly others: readonly string[];
}

export function oddsExplained(now: SeenCampaign, { reply, from, before }: Answered): ExplainedRoll['odds'] {
  const { odds } = reply;
  const chance = odds && chanceFor(odds);
  if (odds === undefined || chance === undefined) return null;
  const { head, outcomes, beside, corrected } = chance;
  const named = namedIn(now, reply, [...before, ...from]);
  const came = cameTo(odds, from);
  return {
    head: beside === undefined ? head : (headOf(reply, named) ?? head),
    outcomes: fatesNamed(outcomes, named, 0),
    corrected,
    came: outcomes.find(({ name }) => name === came)?.name ?? null,
    ...(beside && {
      beside: beside.map(({ name, outcomes: all }) => {
        const nth = Number(/\d+$/.exec(name)?.[0] ?? 1) - 1;
        return {
          name,
          title: besideNamed(name, reply, named),
          outcomes: fatesNamed(all, named, nth),
          came: besideCameTo(odds, name, from) ?? null,
        };
      }),
    }),
  };
}

/** The figures that fight in a melee, in the order that the round’s first dice say, or else those of each of them. */
function namedIn(now: SeenCampaign, { rule, of, against = [] }: Reply, all: Transcript): Named | undefined {
  const called = (id: string | undefined) => (id && calledOf(now, id)) ?? 'somebody';
  if (OF_ONE.includes(rule)) return { first: called(of), others: numbered(now, against) };
  if (rule !== 'atz.melee.against') return undefined;
  const [first] = against;
  const began = all.find((one) => OF_ONE.includes(one.rule) && one.of === first);
  const each = all.filter((one) => one.rule === rule && one.against?.[0] === first);
  return {
    first: called(first),
    others: numbered(now, began?.against ?? each.flatMap((one) => one.of ?? [])),
  };
}

/** Rolled by the one whose fate they are. */
const OF_ONE = ['atz.target-selection', 'atz.melee', 'atz.melee.several'];

function headOf({ rule }: Reply, named: Named | undefined): string | null {
  if (named === undefined) return null;
  return upperFirst(rule === 'atz.target-selection' ? (named.others[0] ?? named.first) : named.first);
}

function besideNamed(name: string, { rule }: Reply, named: Named | undefined): string {
  const nth = /^(?:target|opponent)(\d+)$/.exec(name)?.[1];
  if (named === undefined || nth === undefined) return besideHead(name);
  // Names are given to those who roll dice; anybody else goes by a number.
  const other = named.others[Number(nth) - 1] ?? `opponent ${nth}`;
  return upperFirst(rule === 'atz.target-selection' ? other : `${named.first} against ${other}`);
}

const FATE = /^([ab])(KnockedDown|Out|Dead)$/;
const FATES: Readonly<Record<string, string>> = {
  KnockedDown: 'is Knocked Down',
  Out: 'is Out of the Fight',
  Dead: 'is dead',
};

type Outcomes = NonNullable<ExplainedRoll['odds']>['outcomes'];

function fatesNamed(outcomes: Outcomes, named: Named | undefined, nth: number): Outcomes {
  if (named === undefined) return outcomes;
  return outcomes.map((outcome) => {
    const [, who, fate] = FATE.exec(outcome.name) ?? [];
    const name = who === 'a' ? named.first : named.others[nth];
    const does = fate === undefined ? undefined : FATES[fate];
    return does === undefined || name === undefined
      ? outcome
      : { ...outcome, text: upperFirst(`${name} ${does}`) };
  });
}
