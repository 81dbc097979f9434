/** The boats that have left are guided home one after another, in the order of their bays, an event a step (Epilogue). */
import { type Play, tell } from '../../core/play.ts';
import { type CrewId, crewRow } from '../data/crew.ts';
import type { AgtEvent } from '../events.ts';
import type { Table } from '../state.ts';
import { choiceText } from '../text/epilogue/names.ts';
import { askPlayer, meets, toldOf } from './events.ts';
import { homeOf } from './passage.ts';

/** The next boat to be guided home; none where all are home or lost. */
export const boatUnderWay = ({ boats }: Table): Table['boats'][number] | undefined =>
  boats.find(({ left, over }) => left !== null && !over);

/** Plays one event of a boat, or its setting out. */
export function* guidesHome(state: Table): Play<void, AgtEvent> {
  const boat = boatUnderWay(state);
  if (boat === undefined) throw new Error('every boat is home or lost');
  const passage = state.passages.find((one) => one.boat === boat.id);
  if (passage === undefined) {
    const crew = boat.aboard.map((id) => {
      const { dice, constitution } = crewRow(id).result;
      return { id, dice, constitution };
    });
    yield* tell<AgtEvent>({ rule: 'agt.epilogue', boat: boat.id, crew });
    return;
  }
  yield* tell<AgtEvent>(toldOf(passage, yield* meets(passage, askPlayer(choiceText))));
  if (passage.fate === null) return;
  const home = homeOf(passage).map(({ id }) => id as CrewId);
  const lost = boat.aboard.filter((id) => !home.includes(id));
  yield* tell<AgtEvent>({ rule: 'agt.boat.home', boat: boat.id, home, lost });
}
