/** Exact figures of an attack before it is declared: the chance that it kills by itself. */
import type { OptionFigures, OptionWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { percentText } from '../../core/text/percent.ts';
import { chitOf } from '../data/chits.ts';
import type { CrewId } from '../data/crew.ts';
import { type MonsterKind, monsterOf } from '../data/monsters.ts';
import type { TriedKind } from '../data/weapons.ts';
import { attackersAt } from '../monster-attack.ts';
import { throwsOff } from '../outside/cargo-movers.ts';
import { diceOf, toughness } from '../outside/units.ts';
import { chanceOfTotal } from '../prospect.ts';
import { monsterBy, type Table } from '../state.ts';
import { isOfEpilogue } from './epilogue/asked.ts';
import { epilogueFigures } from './epilogue/figures.ts';
import { atStake } from './epilogue/stake.ts';
import { CHIT_NAMES } from './names.ts';

const kills = (dice: number, constitution: number): OptionWords => ({
  line: `${dice} ${dice === 1 ? 'die' : 'dice'} against ${constitution}`,
  figures: [percentText(chanceOfTotal(dice, constitution))],
});

function monsterOption(state: Table, id: string): OptionWords | undefined {
  const [who = '', crew = ''] = id.split(':');
  const battle = state.battle;
  if (battle === null || crew === '') return undefined;
  const left = attackersAt(state, battle.at);
  const joining = who === 'all' ? left : left.filter(({ kind }) => kind === who).slice(0, 1);
  const declared = battle.strikes.filter(({ on }) => on === crew).map(({ by }) => monsterBy(state, by));
  const dice = [...declared, ...joining].reduce((sum, { kind }) => sum + monsterOf(kind).dice, 0);
  return kills(dice, toughness(state, crew));
}

function handOption(state: Table, crew: CrewId, kind: MonsterKind): OptionWords {
  if (throwsOff(state, { by: crew, weapon: null })) return { line: 'thrown off, without a die' };
  return kills(diceOf(state, crew).dice, monsterOf(kind).constitution);
}

/** What the attacker’s dice or the known effect of his weapon do to one of these. */
function crewOption(state: Table, crew: CrewId, id: string): OptionWords | undefined {
  const [how = '', , kind] = id.split(':');
  if (how === 'hand' && kind !== undefined) return handOption(state, crew, kind as MonsterKind);
  const chit = state.effects[how === 'blast' ? 'fuel' : (how as TriedKind)];
  if (chit === undefined) return undefined;
  if (chit === null) return { line: 'untried' };
  const { does, dice } = chitOf(chit);
  if (kind === undefined || does !== 'kill') return { line: CHIT_NAMES[chit] };
  return kills(dice, monsterOf(kind as MonsterKind).constitution);
}

export function optionFigures(state: Table, question: Question): OptionFigures | undefined {
  if (question.kind !== 'choose') return undefined;
  if (isOfEpilogue(question.rule)) return epilogueFigures(atStake(state), question);
  const { rule, of, options } = question;
  if (rule !== 'agt.attack.whom' && rule !== 'agt.strike.how') return undefined;
  const said = options.flatMap(({ id }) => {
    const words = rule === 'agt.attack.whom' ? monsterOption(state, id) : crewOption(state, of as CrewId, id);
    return words === undefined ? [] : [[id, words] as const];
  });
  return { heading: 'Any of these', columns: ['Kills'], options: Object.fromEntries(said) };
}
