/** Exact figures of an attack before it is declared: the chance that all that is declared on the target kills it. */
import type { OptionFigures, OptionWords } from '../../core/game-text.ts';
import type { ChooseAsk, Question } from '../../core/play.ts';
import type { Seen } from '../../core/seen.ts';
import { percentText } from '../../core/text/percent.ts';
import { strikeOf } from '../crew-attack.ts';
import type { CrewId } from '../data/crew.ts';
import { monsterOf } from '../data/monsters.ts';
import { attackersAt } from '../monster-attack.ts';
import { throwsOff } from '../outside/cargo-movers.ts';
import { toughness } from '../outside/units.ts';
import { chanceOfTotal } from '../prospect.ts';
import { attackOf } from '../resolving.ts';
import {
  type Battle,
  chitFor,
  kindsAmong,
  type MonsterSeen,
  monsterBy,
  type Strike,
  type Table,
} from '../state.ts';
import type { StrikeChoice } from '../strikes.ts';
import { isOfEpilogue } from './epilogue/asked.ts';
import { epilogueFigures } from './epilogue/figures.ts';
import { atStake } from './epilogue/stake.ts';
import { type Joint, jointly } from './joint.ts';
import { CHIT_NAMES, crewListText, MONSTER_NAMES } from './names.ts';

const diceText = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`;

function monsterOption(state: Table, id: string): OptionWords | undefined {
  const [who = '', crew = ''] = id.split(':');
  const battle = state.battle;
  if (battle === null || crew === '') return undefined;
  const left = attackersAt(state, battle.at);
  const joining = who === 'all' ? left : left.filter(({ kind }) => kind === who).slice(0, 1);
  const declared = battle.strikes.filter(({ on }) => on === crew).map(({ by }) => monsterBy(state, by));
  const dice = [...declared, ...joining].reduce((sum, { kind }) => sum + monsterOf(kind).dice, 0);
  const constitution = toughness(state, crew);
  return {
    line: `${diceText(dice)}${declared.length > 0 ? ' together' : ''} against ${constitution}`,
    figures: [percentText(chanceOfTotal(dice, constitution))],
  };
}

/** All that these strikes hit. */
function struckBy(state: Table, strikes: readonly Strike[]): readonly MonsterSeen[] {
  const { uses, fists } = attackOf(state, strikes);
  const ids = new Set([...uses, ...fists].flatMap(({ targets }) => targets));
  return state.monsters.filter(({ id }) => ids.has(id));
}

/** An attack as it would be declared, with what is declared already. */
interface Declared {
  readonly id: string;
  readonly strike: Strike;
  readonly others: readonly Strike[];
  readonly targets: readonly MonsterSeen[];
}

function declaredAs(state: Table, { strikes }: Seen<Battle>, crew: CrewId, id: string): Declared | undefined {
  if (id === 'back') return undefined;
  const strike = strikeOf(state, crew, id as StrikeChoice);
  const targets = struckBy(state, [strike]);
  const others = strikes.filter((one) => struckBy(state, [one]).some((hit) => targets.includes(hit)));
  return { id, strike, others, targets };
}

/** `with Captain Yid: 5 dice against 12`; `untried: one of 15 chits`. */
function lineOf(state: Table, { strike, others, targets }: Declared): string {
  const [only, ...more] = targets;
  const joint = only !== undefined && more.length === 0 ? jointly(state, [...others, strike], only) : null;
  const chit = strike.tried === null ? undefined : chitFor(state, strike.tried);
  const weapon =
    chit === null
      ? [`untried: any of ${state.cup.length} chits`]
      : chit === undefined
        ? []
        : [CHIT_NAMES[chit]];
  const dice =
    joint !== null && joint.dice > 0 ? [`${diceText(joint.dice)} against ${joint.constitution}`] : [];
  const said = chit === undefined ? dice : [...weapon, ...(others.length > 0 ? dice : [])];
  const by = others.map((one) => one.by as CrewId);
  return `${by.length > 0 ? `with ${crewListText(by)}: ` : ''}${said.join('; ')}`;
}

/** The same of all, or from the least to the most. */
function shareText(chances: readonly number[]): string {
  if (chances.length === 0) return '–';
  const [least, most] = [percentText(Math.min(...chances)), percentText(Math.max(...chances))];
  return least === most ? least : `${least.replace(/ %$/, '')}–${most}`;
}

function strikeFigures(state: Table, { of, options }: ChooseAsk): OptionFigures | undefined {
  const { battle } = state;
  if (battle === null) return undefined;
  const crew = of as CrewId;
  const all = options.flatMap(({ id }) => declaredAs(state, battle, crew, id) ?? []);
  const kinds = kindsAmong(all.flatMap(({ targets }) => targets));
  const joint = new Map<Declared, readonly (readonly [MonsterSeen, Joint])[]>(
    all.map((one) => [
      one,
      one.targets.map((hit) => [hit, jointly(state, [...one.others, one.strike], hit)] as const),
    ]),
  );
  const isAny = (of: (joint: Joint) => number) =>
    [...joint.values()].some((some) => some.some(([, one]) => of(one) > 0));
  const effects = [
    { name: 'Frags', of: ({ fragments }: Joint) => fragments },
    { name: 'Stuns', of: ({ stunned }: Joint) => stunned },
  ].filter(({ of }) => isAny(of));
  const said = all.map((one): readonly [string, OptionWords] => {
    if (throwsOff(state, one.strike)) return [one.id, { line: 'thrown off, without a die' }];
    const hits = joint.get(one) ?? [];
    const killed = kinds.map((kind) =>
      shareText(hits.flatMap(([hit, { killed }]) => (hit.kind === kind ? [killed] : []))),
    );
    const besides = effects.map((effect) => shareText(hits.map(([, its]) => effect.of(its))));
    return [one.id, { line: lineOf(state, one), figures: [...killed, ...besides] }];
  });
  return {
    heading: 'Killed, with all declared so far',
    columns: [...kinds.map((kind) => MONSTER_NAMES[kind].one), ...effects.map(({ name }) => name)],
    options: Object.fromEntries(said),
  };
}

export function optionFigures(state: Table, question: Question): OptionFigures | undefined {
  if (question.kind !== 'choose') return undefined;
  if (isOfEpilogue(question.rule)) return epilogueFigures(atStake(state), question);
  const { rule, options } = question;
  if (rule === 'agt.strike.how') return strikeFigures(state, question);
  if (rule !== 'agt.attack.whom') return undefined;
  const said = options.flatMap(({ id }) => {
    const words = monsterOption(state, id);
    return words === undefined ? [] : [[id, words] as const];
  });
  return { heading: 'Any of these', columns: ['Kills'], options: Object.fromEntries(said) };
}
