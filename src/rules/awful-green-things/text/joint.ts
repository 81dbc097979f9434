/** Joint effect of everything that is declared on a monster, exact: the chits of untried weapons by what is left in the cup. */
import { type Affliction, afflictionOf } from '../afflictions.ts';
import type { Applied, Use } from '../chits.ts';
import type { Chit } from '../data/chits.ts';
import { type MonsterKind, monsterOf } from '../data/monsters.ts';
import { chanceOfTotal } from '../prospect.ts';
import { type Attack, attackOf, effective } from '../resolving.ts';
import { chitFor, type MonsterSeen, type Strike, spare, type Table } from '../state.ts';

export interface Joint {
  readonly killed: number;
  /** Blown to bits: Fragments are left of it. */
  readonly fragments: number;
  readonly stunned: number;
  /** Dice of its throw to kill, if all of its chits are known; and what they need. */
  readonly dice: number;
  readonly constitution: number;
}

const befalls = ({ targets, areas }: Affliction, { id, at }: MonsterSeen): boolean =>
  targets.includes(id) || areas.includes(at);

/** Level by level as long as there are counters; null once it is gone. */
function changed(state: Table, from: MonsterKind, all: readonly Affliction[]): MonsterKind | null {
  let kind = from;
  for (const { stage } of all) {
    if (stage !== 'grow' && stage !== 'shrink') continue;
    const to = stage === 'grow' ? monsterOf(kind).grows : monsterOf(kind).shrinks;
    if (to !== null && spare(state, to) > 0) kind = to;
    else if (stage === 'shrink') return null;
  }
  return kind;
}

const GONE: Joint = { killed: 1, fragments: 0, stunned: 0, dice: 0, constitution: 0 };

/** In the order of Using Several Weapons at Once: grow and shrink, dice to kill, Fragments, dice to stun. */
function befallen(state: Table, monster: MonsterSeen, all: readonly Affliction[]): Joint {
  const its = all.filter((one) => befalls(one, monster));
  const grown = its.filter(({ stage }) => stage === 'grow');
  const kind = changed(state, monster.kind, [...grown, ...its.filter(({ stage }) => stage === 'shrink')]);
  if (kind === null) return GONE;
  const { constitution } = monsterOf(kind);
  const diceOf = (wanted: Affliction['stage']) =>
    its.reduce((sum, { stage, dice }) => (stage === wanted ? sum + dice : sum), 0);
  const chance = (dice: number) => (dice === 0 ? 0 : chanceOfTotal(dice, constitution));
  const dice = diceOf('kill');
  const killed = chance(dice);
  const isBlown = diceOf('fragments') > 0 && !monster.fresh;
  return {
    ...{ killed, dice, constitution },
    fragments: isBlown ? 1 - killed : 0,
    stunned: isBlown ? 0 : (1 - killed) * chance(diceOf('stun')),
  };
}

/** Untried weapons that hit it share one chit. */
export function withChit(state: Table, { uses, fists }: Attack, monster: MonsterSeen, chit: Chit): Joint {
  const applied = uses.map((use): Applied => ({ ...use, chit: chitFor(state, use.tried) ?? chit }));
  const hits = effective(state, applied).flatMap(({ chit: its, targets, areas, by }) =>
    afflictionOf(its, { targets, areas, by: by === null ? [] : [by], why: 'weapon' }),
  );
  return befallen(state, monster, [...fists, ...hits]);
}

const isHitBy = ({ targets }: Use, { id }: MonsterSeen): boolean => targets.includes(id);

const isUntried = (state: Table, { uses }: Attack, monster: MonsterSeen): boolean =>
  uses.some((use) => chitFor(state, use.tried) === null && isHitBy(use, monster));

/** Over all the chits that its untried weapons may draw. */
export function jointly(state: Table, strikes: readonly Strike[], monster: MonsterSeen): Joint {
  const attack = attackOf(state, strikes);
  const isDrawn = isUntried(state, attack, monster) && state.cup.length > 0;
  const chits: readonly Chit[] = isDrawn ? state.cup : ['no-effect'];
  const all = chits.map((chit) => withChit(state, attack, monster, chit));
  const mean = (of: (joint: Joint) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const known = withChit(state, attack, monster, 'no-effect');
  return {
    killed: mean(({ killed }) => killed),
    fragments: mean(({ fragments }) => fragments),
    stunned: mean(({ stunned }) => stunned),
    dice: known.dice,
    constitution: known.constitution,
  };
}
