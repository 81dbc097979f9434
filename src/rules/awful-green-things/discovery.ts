/** Discovering the Awful Green Things: one or two of the crew walk in on them, and fight hand to hand if they like. */
import { choose, type Play, tell } from '../core/play.ts';
import { options } from './asking.ts';
import { type CrewId, crewRow } from './data/crew.ts';
import { figureRow } from './data/figures.ts';
import type { AgtEvent } from './events.ts';
import { areaRows, crewReach, isReady, stopsFor } from './movement.ts';
import type { PlaceId } from './outside/places.ts';
import { stepsApart } from './outside/ways.ts';
import { type CrewmanSeen, crewBy, type Table } from './state.ts';

type Found = `${CrewId}:${PlaceId}`;

/** Crew with the areas of monsters that each can walk into. */
function finders(state: Table): readonly Found[] {
  const stops = stopsFor(state, 'crew');
  const nests = new Set(state.monsters.map(({ at }) => at));
  return state.crew
    .filter((crewman) => isReady(crewman) && !crewman.moved)
    .flatMap((crewman) =>
      crewReach(state, crewman, stops).flatMap((area): Found[] =>
        nests.has(area) ? [`${crewman.id}:${area}`] : [],
      ),
    );
}

function* walksIn(state: Table, found: Found): Play<void, AgtEvent> {
  const [id, to] = found.split(':') as [CrewId, PlaceId];
  const from = crewBy(state, id).at ?? to;
  const rows = [figureRow('discoverers').row, crewRow(id).row, ...areaRows(to)];
  yield* tell<AgtEvent>({ rule: 'agt.discovery', rows, crew: id, from, to, found: true });
}

/** Nobody gets to them: whoever is nearest goes as near as he can (AGT-9). */
function* goesNear(state: Table): Play<void, AgtEvent> {
  const stops = stopsFor(state, 'crew');
  const nests = state.monsters.map(({ at }) => at);
  const far = (area: PlaceId) => Math.min(...nests.map((nest) => stepsApart(area, nest)));
  const steps = ({ at }: CrewmanSeen) => (at === null ? Number.POSITIVE_INFINITY : far(at));
  const [crewman] = state.crew.filter(isReady).toSorted((one, other) => steps(one) - steps(other));
  if (!crewman || crewman.at === null) return;
  const [to = crewman.at] = crewReach(state, crewman, stops).toSorted((one, other) => far(one) - far(other));
  yield* tell<AgtEvent>({ rule: 'agt.discovery', crew: crewman.id, from: crewman.at, to, found: false });
}

export function* discovery(state: Table): Play<void, AgtEvent> {
  const most = figureRow('discoverers').result;
  for (let found = 0; found < most; found++) {
    const offered = finders(state);
    if (offered.length === 0) {
      if (found === 0) yield* goesNear(state);
      return;
    }
    const ids: readonly (Found | 'done')[] = found === 0 ? offered : [...offered, 'done'];
    const chosen = yield* choose({
      rule: 'agt.discovery',
      seat: 'crew',
      options: options('agt.discovery', ids),
    });
    if (chosen === 'done') return;
    yield* walksIn(state, chosen);
  }
}
