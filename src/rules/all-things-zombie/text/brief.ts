/** Text of a printed briefing before the first move: how the Encounter stands, and what to do in which order. */
import { countedInWords, upperFirst } from '../../core/text/english.ts';
import { ALERT } from '../encounters/escape.ts';
import type { Role } from '../encounters/kind.ts';
import type { SeenEncounter } from '../state/seen.ts';
import type { Winner } from '../types.ts';
import { EDGE_WORDS, windText } from './encounter.ts';
import { forceText } from './escape.ts';
import { aSideText } from './one-off.ts';
import { chasersApart, leadEscaped } from './pursuit.ts';
import { HELD_COME, SIDE_WORDS } from './sides.ts';
import { WAR_WORDS } from './war.ts';

type Table = NonNullable<SeenEncounter['table']>;

interface Missing {
  readonly role: Role;
  readonly count: number | null;
}

/** State of the Encounter, a sentence for each thing; `musters` are the sides of which people are still missing. */
export function briefFacts(
  encounter: SeenEncounter,
  winner: Winner | null,
  musters: readonly Missing[],
): readonly string[] {
  const { table, innocents } = encounter;
  return [
    ...(encounter.oneOff === undefined ? [] : [`A one-off battle, ${aSideText(encounter.oneOff.points)}.`]),
    table === null ? 'The table isn’t laid out yet.' : whereText(encounter, table),
    ...(winner === null ? [] : [`${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`]),
    ...escapeFacts(encounter),
    ...pursuitFacts(encounter),
    ...musters.map((side) => missingText(side, encounter)),
    ...(innocents === 0 ? [] : [`Innocents brought to safety: ${innocents}.`]),
  ];
}

/** The wind, and in a raid who comes on where. */
function whereText({ kind, role, oneOff }: SeenEncounter, { name, entry, wind }: Table): string {
  const edge = EDGE_WORDS[entry];
  const who =
    oneOff !== undefined ? 'Your force comes' : role === 'defender' ? 'The raiders come' : 'The party comes';
  const on = kind === 'raid' ? ` ${who} on from the ${edge}.` : ` The entry edge is in the ${edge}.`;
  return `${name}.${on} The wind blows ${windText(wind)}, and fire spreads with it.`;
}

function escapeFacts({ escape: from, role, party, table }: SeenEncounter): readonly string[] {
  if (from === null) return [];
  const { prison, getaway, forces } = from;
  const where =
    prison === 'centre'
      ? 'in the centre of the table'
      : `at the ${table === null ? 'entry' : EDGE_WORDS[table.entry]} edge, and the opposite one is to be reached`;
  return [
    `The prison stands ${where}; the vehicles to get away in stand ${getaway}″ from it.`,
    `Captors: ${forceText(forces.captors, role === 'captor' ? party.length : 0)}.`,
    `Captives and rescuers: ${forceText(forces.friends, role === 'captive' ? party.length : 0)}.`,
  ];
}

function pursuitFacts({ pursuits }: SeenEncounter): readonly string[] {
  return pursuits.map(({ lead, runners, chasers, end, side }, at) => {
    const band = pursuits.length === 1 ? '' : `Band ${at + 1}: `;
    const who = `Runners’ lowest Rep ${runners.lowestRep}${chasers === null ? '' : `, Chasers’ ${chasers.lowestRep}`}`;
    if (end === 'escaped') return `${band}The Runners are away (${who}).`;
    if (end === 'goes-on')
      return `${band}${upperFirst(countedInWords(lead, 'hour', 'hours'))} ahead (${who}).`;
    const from =
      side === null ? '' : `, the Chasers come from the ${EDGE_WORDS[side]}, ${chasersApart()}″ off`;
    return `${band}Caught: the Runners stand in the centre${from} (${who}).`;
  });
}

/** `Five more captors: still to be generated at random.` */
function missingText({ role, count: many }: Missing, { role: own }: SeenEncounter): string {
  const { one, several } = SIDE_WORDS[role];
  if (many === null) return `Who the ${several} are is still to be found out.`;
  if (role === 'captive' && own === 'captor')
    return `${upperFirst(countedInWords(many, one, several))}: ${HELD_COME}.`;
  return `${upperFirst(countedInWords(many, `more ${one}`, `more ${several}`))}: still to be generated at random.`;
}

/** Steps to take, in their order. */
export function briefSteps(encounter: SeenEncounter): readonly string[] {
  if (encounter.oneOff !== undefined) return [...BY_POINTS, zombies(encounter), ...TURN, BY_POINTS_END];
  return [...BEGINNING[encounter.kind](encounter), ...TURN, ...ENDING];
}

/** An Encounter of a new kind doesn't compile before it stands here. */
const BEGINNING: { readonly [K in SeenEncounter['kind']]: (encounter: SeenEncounter) => readonly string[] } =
  {
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
        `At the end of each turn with a captive outside, a die: at ${ALERT.first} or less the alarm is raised; one more each turn after.`,
        'Once it is raised, place the captors at the prison. A figure that sees them there takes no In Sight check.',
        from?.prison === 'edge'
          ? 'A figure that leaves by the edge opposite the prison has escaped. One taken again is a captive as before.'
          : 'A figure that leaves the table has escaped. One taken again is a captive as before.',
      ];
    },
    pursuit: (encounter) => [
      ...(encounter.pursuits.some(({ end }) => end === 'caught')
        ? [
            `The Runners stand in the centre; the Chasers come on ${chasersApart()}″ away, on the side chosen.`,
          ]
        : [
            `Roll for the Runners, then for the Chasers, until the lead is beyond ${leadEscaped()} hours or nothing is left of it.`,
            `If they are caught, the Runners stand in the centre and choose the side the Chasers come from, ${chasersApart()}″ off.`,
          ]),
      zombies(encounter),
    ],
  };

const zombies = ({ zombiesAtStart }: SeenEncounter): string =>
  zombiesAtStart === null
    ? 'After the party’s first move, roll for the zombies about and place them as if drawn by gunfire.'
    : `After the party’s first move, place ${zombiesAtStart} zombies as if drawn by gunfire from it.`;

const TURN = [
  'Each turn, roll a die for each side. The higher goes first; its die is the least Rep that may go, and sides with equal dice stay where they are.',
  'Those who act move, fire or fight; the figures concerned take their reaction checks at once.',
  'On entering a building, on each floor and on opening a vehicle, roll for whom the party meets there.',
  'Once no enemy is left in a building, each figure may look for things: one die for each.',
  'At the turn’s end roll a die for each shot, and place the zombies it draws.',
];
const BY_POINTS = [
  'Set up the table as on the map; abandoned vehicles don’t run.',
  'Your force comes on at the entry edge, the other one at the opposite edge.',
];
const BY_POINTS_END =
  'The battle is over when one side has left the table, or has nobody on their feet. Count the points of those each side has lost.';
const ENDING = [
  'Leave by an edge when the aim is reached, or when it is time.',
  'Afterwards: recovery, infection, captives, loot into the stockpile, RAP, points.',
];
