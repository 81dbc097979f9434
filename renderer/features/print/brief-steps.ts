/** What to do, and in which order, in our own words. */
import type { UnderWay } from '../../../src/contract/encounter-view.ts';
import { EDGE_WORDS } from '../../text/encounter.ts';

export function briefSteps(encounter: UnderWay): readonly string[] {
  return [...beginning(encounter), ...TURN, ...ENDING];
}

function beginning({
  kind,
  table,
  zombiesAtStart,
  vehicles,
  escape: from,
  pursuits,
}: UnderWay): readonly string[] {
  const drive = vehicles.won + vehicles.heldOver > 0;
  const edge = table === null ? 'the edge diced for' : `the ${EDGE_WORDS[table.entry]} edge`;
  const zombies =
    zombiesAtStart === null
      ? 'After the party’s first move, roll for the zombies about and place them as if drawn by gunfire.'
      : `After the party’s first move, place ${zombiesAtStart} zombies as if drawn by gunfire from it.`;
  switch (kind) {
    case 'raid':
      return [
        'Set up the table as on the map; abandoned vehicles don’t run.',
        `The party comes on at ${edge}${drive ? ', in its vehicles or on foot' : ''}.`,
        zombies,
      ];
    case 'escape':
      return [
        `Set up the prison ${from?.prison === 'edge' ? 'at one edge' : 'in the centre'}; ${from === null ? 'the vehicles stand four dice of inches away' : `the vehicles stand ${from.getaway}″ away`}.`,
        'The captives’ weapons lie in the prison, one clip in each.',
        'From the first turn somebody is outside, roll for the alarm at each turn’s end.',
      ];
    case 'pursuit':
      return [
        'Roll for the Runners, then for the Chasers, until the lead says how it ends.',
        pursuits.some(({ end }) => end === 'caught')
          ? 'The Runners stand in the centre; the Chasers come on 24″ away, on the side chosen.'
          : 'If they are caught, the Runners stand in the centre and choose the side the Chasers come from.',
      ];
    default:
      return kind satisfies never;
  }
}

const TURN = [
  'Each turn, roll a die for each side. The higher goes first; its die is the least Rep that may go, and sides with equal dice stay where they are.',
  'Whoever goes moves, fires or fights; those it concerns take their reaction checks at once.',
  'On entering a building, on each floor and on opening a vehicle, roll for whom one meets there.',
  'Once no enemy is left in a building, each figure may look for things: one die for each.',
  'At the turn’s end roll a die for each shot, and place the zombies it draws.',
];
const ENDING = [
  'Leave by an edge when the aim is reached, or when it is time.',
  'Afterwards: recovery, infection, captives, loot into the stockpile, RAP, points.',
];
