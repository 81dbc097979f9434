/** What to do, and in which order, in our own words. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { EDGE_WORDS } from '../../../../src/rules/all-things-zombie/text/encounter.ts';

export function briefSteps(encounter: UnderWay): readonly string[] {
  return [...beginning(encounter), ...TURN, ...ENDING];
}

function beginning(encounter: UnderWay): readonly string[] {
  return BEGINNING[encounter.kind](encounter);
}

/** An Encounter of a new kind doesn't compile before it stands here. */
const BEGINNING: { readonly [K in UnderWay['kind']]: (encounter: UnderWay) => readonly string[] } = {
  raid: (encounter) => {
    const { table, vehicles, role } = encounter;
    const drive = vehicles.won + vehicles.heldOver > 0 ? ', in its vehicles or on foot' : '';
    const edge = table === null ? 'the edge diced for' : `the ${EDGE_WORDS[table.entry]} edge`;
    const on =
      role === 'defender' ? `The raiders come on at ${edge}` : `The party comes on at ${edge}${drive}`;
    return ['Set up the table as on the map; abandoned vehicles don’t run.', `${on}.`, zombies(encounter)];
  },
  escape: (encounter) => {
    const { escape: from } = encounter;
    const where = from?.prison === 'edge' ? 'at the entry edge' : 'in the centre';
    const off = from === null ? 'four dice of inches' : `${from.getaway}″`;
    return [
      `Set up the table as on the map, the prison ${where}; vehicles to get away in stand ${off} from it.`,
      'Captives and rescuers start in the prison, all armed; captives have their own weapons, one clip in each.',
      zombies(encounter),
      'At the end of each turn with somebody outside, a die: at 3 or less the alarm is raised; one more each turn after.',
      'Once it is raised, place the captors at the prison. Whoever sees them there takes no In Sight check.',
      from?.prison === 'edge'
        ? 'Whoever leaves by the edge opposite the prison has escaped. Whoever is taken again is a captive as before.'
        : 'Whoever leaves the table has escaped. Whoever is taken again is a captive as before.',
    ];
  },
  pursuit: (encounter) => [
    ...(encounter.pursuits.some(({ end }) => end === 'caught')
      ? ['The Runners stand in the centre; the Chasers come on 24″ away, on the side chosen.']
      : [
          'Roll for the Runners, then for the Chasers, until the lead is beyond 24 hours or nothing is left of it.',
          'If they are caught, the Runners stand in the centre and choose the side the Chasers come from, 24″ off.',
        ]),
    zombies(encounter),
  ],
};

const zombies = ({ zombiesAtStart }: UnderWay): string =>
  zombiesAtStart === null
    ? 'After the party’s first move, roll for the zombies about and place them as if drawn by gunfire.'
    : `After the party’s first move, place ${zombiesAtStart} zombies as if drawn by gunfire from it.`;

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
