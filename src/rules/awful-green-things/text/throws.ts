/** Words of a throw: whose dice they are, on whom, where, with what, and the total they need. */
import type { AskedWords } from '../../core/game-text.ts';
import type { RollAsk } from '../../core/play.ts';
import { countedInWords, listed, upperFirst } from '../../core/text/english.ts';
import { chitOf } from '../data/chits.ts';
import type { CrewId } from '../data/crew.ts';
import { isVehicle, vehicleBy } from '../outside/units.ts';
import { attackOf } from '../resolving.ts';
import { chitFor, type MonsterSeen, monsterBy, type Strike, type Table } from '../state.ts';
import { placeName } from './areas.ts';
import { crewText, kindsText, monsterText, triedText } from './names.ts';
import { vehicleName } from './outside/events.ts';

/** A part of the dice: whose they are, and how many of them if that is known. */
interface Part {
  readonly who: string;
  /** Null: of an untried weapon, by the chit that has been drawn for it. */
  readonly dice: number | null;
}

/** Parts that a strike brings to a throw at this monster, if any. */
function partOf(state: Table, rule: string, strike: Strike, { id }: MonsterSeen): readonly Part[] {
  const crew = crewText(strike.by as CrewId);
  const { uses, fists } = attackOf(state, [strike]);
  const [fist] = fists;
  if (fist !== undefined)
    return rule === 'agt.attack' && fist.targets.includes(id) ? [{ who: crew, dice: fist.dice }] : [];
  const hits = uses.filter(({ targets }) => targets.includes(id));
  const [use] = hits;
  if (use === undefined) return [];
  const who = `${crew} with the ${triedText(use.tried)}`;
  const chit = chitFor(state, use.tried);
  if (chit === null) return [{ who, dice: null }];
  const { does, dice } = chitOf(chit);
  return does === (rule === 'agt.stun' ? 'stun' : 'kill') ? [{ who, dice: dice * hits.length }] : [];
}

/** Parts of a throw; the number of dice tells whether the chit of untried weapons has brought any. */
function partsOf(state: Table, { rule, dice }: RollAsk, monster: MonsterSeen): readonly Part[] {
  const all = (state.battle?.strikes ?? []).flatMap((strike) => partOf(state, rule, strike, monster));
  const known = all.reduce((sum, part) => sum + (part.dice ?? 0), 0);
  return all.filter((part) => part.dice !== null || known < dice);
}

const sharesText = (parts: readonly Part[]): string =>
  parts.length > 1
    ? `${parts.map(({ who, dice }) => (dice === null ? who : `${who} ${dice}`)).join(', ')}: `
    : '';

/** The least that counts by the throw's odds: what is round somebody counts in one throw and not in another. */
const leastOf = ({ odds }: RollAsk): number | undefined =>
  (odds?.input as { readonly constitution: number } | undefined)?.constitution;

function needs(question: RollAsk, parts: readonly Part[]): string {
  const { rule, dice } = question;
  const enough = `${leastOf(question)} or more ${rule === 'agt.stun' ? 'stuns' : 'kills'}`;
  return upperFirst(`${sharesText(parts)}${countedInWords(dice, 'die', 'dice')}, ${enough}.`);
}

function onMonster(state: Table, question: RollAsk, monster: MonsterSeen): AskedWords {
  const parts = partsOf(state, question, monster);
  const isFence = state.battle === null && question.seat === 'crew';
  const by =
    parts.length > 0
      ? listed(parts.map(({ who }) => who))
      : isFence
        ? 'the Electric Fence'
        : 'what is left of the Robot';
  return {
    title: upperFirst(`${by} on ${monsterText(monster.kind, monster.id)}`),
    over: placeName(monster.at),
    line: needs(question, parts),
  };
}

/** Green Things on one of the crew or on an empty vehicle; or gas and fuel, which trouble the crew, too. */
function onCrew(state: Table, question: RollAsk, target: string): AskedWords {
  const on = isVehicle(target) ? `the empty ${vehicleName(target)}` : crewText(target as CrewId);
  const strikes = (state.battle?.strikes ?? []).filter((strike) => strike.on === target);
  const attackers = strikes.map(({ by }) => monsterBy(state, by).kind);
  const cloud = question.rule === 'agt.stun' ? 'gas' : 'rocket fuel';
  const by = question.seat === 'crew' ? cloud : kindsText(attackers);
  const at = state.crew.find(({ id }) => id === target)?.at ?? vehicleAt(state, target);
  return {
    title: upperFirst(`${by} on ${on}`),
    ...(at === null ? {} : { over: placeName(at) }),
    line: needs(question, []),
  };
}

const vehicleAt = (state: Table, target: string) =>
  isVehicle(target) ? (vehicleBy(state, target)?.at ?? null) : null;

export function throwAsked(state: Table, question: RollAsk): AskedWords {
  const { rule, of, dice } = question;
  if (of === undefined) return {};
  if (rule === 'agt.out.jump') return { title: `${upperFirst(crewText(of as CrewId))} jumps: one die` };
  if (rule === 'agt.effect.fragments')
    return {
      title: `Fragments: ${countedInWords(dice, 'die', 'dice')}`,
      over: placeName(of as MonsterSeen['at']),
    };
  if (rule !== 'agt.attack' && rule !== 'agt.stun') return {};
  const monster = state.monsters.find(({ id }) => id === of);
  return monster === undefined ? onCrew(state, question, of) : onMonster(state, question, monster);
}
