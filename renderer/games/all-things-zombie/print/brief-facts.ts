/** How the Encounter stands before the first move, a sentence for each thing. */
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { EDGE_WORDS, WIND_FROM } from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { forceText } from '../../../../src/rules/all-things-zombie/text/escape.ts';
import { SIDE_WORDS } from '../../../../src/rules/all-things-zombie/text/sides.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';

type Table = NonNullable<UnderWay['table']>;

export function briefFacts(encounter: UnderWay, winner: EncounterView['war']['winner']): readonly string[] {
  const { table, innocents, musters } = encounter;
  return [
    table === null ? 'The table isn’t laid out yet.' : whereText(encounter, table),
    ...(winner === null ? [] : [`${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`]),
    ...escapeFacts(encounter),
    ...pursuitFacts(encounter),
    ...musters.map(missingText),
    ...(innocents === 0 ? [] : [`Innocents brought to safety: ${innocents}.`]),
  ];
}

/** The wind, and in a raid who comes on where. */
function whereText({ kind, role }: UnderWay, { name, entry, wind }: Table): string {
  const edge = EDGE_WORDS[entry];
  const who = role === 'defender' ? 'The raiders come' : 'The party comes';
  const on = kind === 'raid' ? ` ${who} on from the ${edge}.` : ` The entry edge is in the ${edge}.`;
  return `${name}.${on} The wind is from the ${WIND_FROM[wind]}, so fire spreads to the ${EDGE_WORDS[wind]}.`;
}

function escapeFacts({ escape: prison, role, party, table }: UnderWay): readonly string[] {
  if (prison === null) return [];
  const where =
    prison.prison === 'centre'
      ? 'in the centre of the table'
      : `at the ${table === null ? 'entry' : EDGE_WORDS[table.entry]} edge, and the opposite one is to be reached`;
  return [
    `The prison stands ${where}; the vehicles to get away in stand ${prison.getaway}″ from it.`,
    `Captors: ${forceText(prison.captors, role === 'captor' ? party.length : 0).toLowerCase()}.`,
    `Captives and rescuers: ${forceText(prison.friends, role === 'captive' ? party.length : 0).toLowerCase()}.`,
  ];
}

function pursuitFacts({ pursuits }: UnderWay): readonly string[] {
  return pursuits.map(({ lead, runners, chasers, end, side }, at) => {
    const band = pursuits.length === 1 ? '' : `Band ${at + 1}: `;
    const who = `Runners’ lowest Rep ${runners.lowestRep}${chasers === null ? '' : `, Chasers’ ${chasers.lowestRep}`}`;
    if (end === 'escaped') return `${band}The Runners are away (${who}).`;
    if (end === 'goes-on') return `${band}${upperFirst(countedInWords(lead, 'hour'))} ahead (${who}).`;
    const from = side === null ? '' : `, the Chasers come from the ${EDGE_WORDS[side]}, 24″ off`;
    return `${band}Caught: the Runners stand in the centre${from} (${who}).`;
  });
}

/** `Five captors are generated at random.` */
function missingText({ role, count: many }: UnderWay['musters'][number]): string {
  const { one, several } = SIDE_WORDS[role];
  if (many === null) return `Who the ${several} are is still to be found out.`;
  return `${upperFirst(countedInWords(many, `more ${one}`, `more ${several}`))}: still to be generated at random.`;
}
