/** A bot that fights whatever is near, with whatever it has in its hands. */
import type { ChooseAsk } from '../../core/play.ts';
import { isArea, type PlaceId } from '../outside/places.ts';
import { stepsApart } from '../outside/ways.ts';
import { crewBy, type Table } from '../state.ts';
import type { Worth } from './monsters.ts';

const nearest = (area: PlaceId, foes: readonly PlaceId[]): number =>
  foes.length === 0 ? 0 : Math.min(...foes.map((foe) => stepsApart(area, foe)));

const crewAreas = ({ crew }: Table): readonly PlaceId[] =>
  crew.flatMap(({ at }) => (at === null ? [] : [at]));
const nests = ({ monsters }: Table): readonly PlaceId[] => monsters.map(({ at }) => at);

const NEVER = -1_000;

/** Out in whatever is at hand, and at them. */
const OUTSIDE: Readonly<Record<string, number>> = {
  rescue: 9,
  undock: 3,
  'suit-up': 0.7,
  jump: 0.8,
  fly: 0.6,
};

/** Worth of a move for the rash bot: a crewman who isn’t among foes goes nearer. */
function moves(state: Table): Worth {
  const foes = nests(state);
  return (id) => {
    if (id === 'done') return 0.5;
    if (!id.includes(':')) return nearest(crewBy(state, id).at ?? 'galley', foes);
    const [what = ''] = id.split(':');
    // Home, when nobody is left in the ship.
    if (what === 'home') return state.crew.some(({ at }) => at !== null && isArea(at)) ? NEVER : 9;
    return OUTSIDE[what] ?? NEVER;
  };
}

export function rash({ rule }: ChooseAsk, state: Table): Worth {
  switch (rule) {
    case 'agt.move.monsters': {
      const foes = crewAreas(state);
      return (id) => (id === 'done' ? 0.5 : nearest(id.split(':')[1] as PlaceId, foes));
    }
    case 'agt.move.monsters.to': {
      const foes = crewAreas(state);
      return (id) => (id === 'back' ? NEVER : -nearest(id.replace('all:', '') as PlaceId, foes));
    }
    case 'agt.move.crew':
      return moves(state);
    case 'agt.move.crew.to': {
      const foes = nests(state);
      return (id) => (id === 'back' ? NEVER : -nearest(id as PlaceId, foes));
    }
    case 'agt.grab':
      return (id) => (id.startsWith('enter') ? 1 : id.startsWith('take') ? 0 : id === 'done' ? 0.5 : NEVER);
    case 'agt.grow':
      return (id) => (id === 'concede' || id === 'none' ? NEVER : 0);
    case 'agt.attack.where':
    case 'agt.strike.where':
      return (id) => (id === 'done' ? -1 : 0);
    case 'agt.attack.whom':
    case 'agt.strike.who':
      return (id) => (id === 'roll' || id === 'off' ? -1 : 0);
    case 'agt.strike.how':
      return (id) => (id === 'back' ? -1 : 0);
    default:
      return () => 0;
  }
}
