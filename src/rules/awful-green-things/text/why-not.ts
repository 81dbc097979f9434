/** Acts that a player might look for and that the rules refuse, each with its reason. */
import type { AskedWords } from '../../core/game-text.ts';
import type { ChooseAsk } from '../../core/play.ts';
import { monsterOf } from '../data/monsters.ts';
import { type CrewmanSeen, crewAt, type Table, weaponOfCrew } from '../state.ts';
import { crewListText, crewText, WEAPON_NAMES } from './names.ts';

type WhyNot = NonNullable<AskedWords['whyNot']>;

const stunned = (crew: readonly CrewmanSeen[]): WhyNot => {
  const some = crew.filter(({ at, wakes }) => at !== null && wakes !== null);
  return some.length === 0
    ? []
    : [
        {
          act: crewListText(some.map(({ id }) => id)),
          reason: 'Stunned until the end of this turn.',
        },
      ];
};

function monstersMoving({ monsters }: Table): WhyNot {
  const some = monsters.filter(({ kind, wakes }) => wakes !== null && monsterOf(kind).move > 0);
  return some.length === 0
    ? []
    : [{ act: 'stunned Green Things', reason: 'They don’t move before they have woken up.' }];
}

/** Crew who hold something that can’t be used here, and why. */
function striking(state: Table): WhyNot {
  const engaged = state.crew.filter((crewman) => crewman.engaged && !crewman.attacked);
  return engaged.flatMap((crewman) => {
    const weapon = weaponOfCrew(state, crewman.id);
    if (weapon === undefined) return [];
    return [
      {
        act: `${crewText(crewman.id)}: the ${WEAPON_NAMES[weapon.kind].one} into another area`,
        reason: 'Moved in on a monster this turn, so attacks only there.',
      },
    ];
  });
}

export function whyNotText(state: Table, { rule }: ChooseAsk): WhyNot {
  switch (rule) {
    case 'agt.move.crew':
      return stunned(state.crew);
    case 'agt.move.monsters':
      return monstersMoving(state);
    case 'agt.strike.who':
      return [...stunned(state.crew), ...striking(state)];
    case 'agt.attack.whom': {
      const at = state.battle?.at;
      const here = at === undefined ? [] : crewAt(state, at);
      const robot = here.some(({ id }) => id === 'robot');
      return robot && here.length > 1
        ? [{ act: 'attack anyone else here', reason: 'Where the Robot is, they attack the Robot alone.' }]
        : [];
    }
    default:
      return [];
  }
}
