/** Words of questions: whose they are, what they rest on, and what the buttons say. */
import type { AskedWords } from '../../core/game-text.ts';
import type { Question } from '../../core/play.ts';
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { BOAT_IDS } from '../data/boats.ts';
import { CREW_IDS, type CrewId } from '../data/crew.ts';
import { WEAPON_KINDS, type WeaponKind } from '../data/weapons.ts';
import { isArea } from '../outside/places.ts';
import { crewBy, type MonsterId, monstersAt, type Table } from '../state.ts';
import { AREA_NAMES, areaText, placeName } from './areas.ts';
import { chitAsked } from './chit-asked.ts';
import { epilogueAsked, isOfEpilogue } from './epilogue/asked.ts';
import { BOAT_NAMES, crewText, MONSTER_NAMES, monsterText, WEAPON_NAMES } from './names.ts';
import { throwAsked } from './throws.ts';
import { whyNotText } from './why-not.ts';

/** Name of the crewman or thing that a question is about. */
function subject(state: Table, of: string | undefined): string | undefined {
  if (of === undefined) return undefined;
  const crew = CREW_IDS.find((id): id is CrewId => id === of);
  if (crew) return upperFirst(crewText(crew));
  const weapon = WEAPON_KINDS.find((kind): kind is WeaponKind => kind === of.replace(/-\d+$/, ''));
  if (weapon) return WEAPON_NAMES[weapon].one;
  const boat = BOAT_IDS.find((id) => id === of);
  if (boat) return BOAT_NAMES[boat];
  if (isArea(of)) return AREA_NAMES[of];
  const monster = state.monsters.find(({ id }) => id === (of as MonsterId));
  return monster && monsterText(monster.kind, monster.id);
}

function battleLine({ battle }: Table): string | undefined {
  if (battle === null) return undefined;
  return `${upperFirst(areaText(battle.at))}: ${countedInWords(battle.strikes.length, 'attack', 'attacks')} declared.`;
}

const PUT: Readonly<Record<string, (who: string) => string>> = {
  'agt.set-up.crew': (who) => `${who}: where at the start?`,
  'agt.set-up.weapons': (who) => `${who}: where does the spare one lie?`,
  'agt.move.crew.to': (who) => `${who} moves: where to?`,
  'agt.strike.how': (who) => `${who} attacks: how?`,
  'agt.strike.where': (who) => `${who}: where does one strike first?`,
  'agt.out.hold': (who) => `${who}: is its airlock held shut?`,
  'agt.out.fly': (who) => `The ${who}: where to?`,
  'agt.out.back': (who) => `The ${who}: where does it come back?`,
  'agt.out.ride': (who) => `Who rides on the outside of the ${who}?`,
  'agt.out.cling': (who) => `Which Green Things cling to the ${who}?`,
  'agt.out.jump': (who) => `${who} jumps: where to?`,
  'agt.escape.who': (who) => `Who leaves in the ${who}?`,
  'agt.weapon.returns': (who) => `${who}: where does it go back to?`,
};

function waitingLine({ waiting }: Table): string {
  return `${upperFirst(countedInWords(waiting.length, 'monster', 'monsters'))} still to be placed.`;
}

export function askedText(state: Table, question: Question): AskedWords {
  if (isOfEpilogue(question.rule))
    return epilogueAsked(state.passages, question, (id) => crewBy(state, id).name ?? crewText(id));
  const { rule, of } = question;
  if (question.kind === 'draw') return chitAsked(state, question);
  if (question.kind === 'roll') return throwAsked(state, question);
  if (question.kind !== 'choose') return {};
  const who = subject(state, of);
  const put = PUT[rule];
  const whyNot = whyNotText(state, question);
  const title = put !== undefined && who !== undefined ? { title: put(who) } : {};
  const line =
    rule === 'agt.set-up.monsters'
      ? waitingLine(state)
      : rule === 'agt.move.monsters.to'
        ? packLine(state, of)
        : battleLine(state);
  return { ...title, ...(line === undefined ? {} : { line }), ...(whyNot.length > 0 ? { whyNot } : {}) };
}

function packLine(state: Table, of: string | undefined): string | undefined {
  const [kind, area] = (of ?? '').split(':');
  const found = state.monsters.find((monster) => monster.kind === kind && monster.at === area);
  if (!found) return undefined;
  const alike = monstersAt(state, found.at).filter((monster) => monster.kind === kind).length;
  const { one, many } = MONSTER_NAMES[found.kind];
  return `${placeName(found.at)}: ${countedInWords(alike, one, many)}.`;
}
