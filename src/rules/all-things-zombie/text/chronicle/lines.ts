/** Lines of an event in the Chronicle, where no single figure looks back: whom it was about, and what happened. */

import { countedInWords, listed, upperFirst } from '../../../core/text/english.ts';
import { buildingRow } from '../../battlefield/buildings.ts';
import { type Division, dateText, yearText } from '../../calendar.ts';
import type { FigureId } from '../../ids.ts';
import { type CampaignEvent, type EventOf, type EventType, subjectsOf } from '../../state/campaign-events.ts';
import { EVENT_TABLE, type OwnLinesType } from '../../state/event-table.ts';
import type { HouseRules } from '../../state/house-rules.ts';
import { UNTIMELY } from '../../state/untimely.ts';
import type { VehicleId } from '../../types.ts';
import { describe } from '../campaign-lines.ts';
import { killsCorrected, resultCorrected } from '../closed.ts';
import { dealtInLine, dealtText } from '../dealt.ts';
import { VEHICLE_WORDS } from '../encounter.ts';
import { searchedText, statedTitle, usedText } from '../encounter-lines.ts';
import { figureText, placeText } from '../figures.ts';
import { HOUSE_RULES } from '../house-rules.ts';
import { aSideText, FORCE_WORDS, resultText } from '../one-off.ts';
import { whyText } from '../reasons.ts';
import { lineText } from '../results.ts';
import { SIDE_WORDS } from '../sides.ts';
import { A_MOTOR, floorText, foundText, itemText, peopleText } from '../vocabulary.ts';

export interface ChronicleLine {
  /** Null where it is about the party, the place or others. */
  readonly figure: FigureId | null;
  readonly text: string;
  /** The reason given; empty where there is none. */
  readonly why: string;
  /** True if it is the player’s own hand. */
  readonly byHand: boolean;
}

export interface Telling {
  readonly nameOf: (figure: FigureId) => string;
  readonly division: Division;
  /** Words for how a run of another game ended, in that game’s own; left out, or undefined, where it isn’t known. */
  readonly endingOf?: ((game: string, outcome: string) => string | undefined) | undefined;
}

/** The lines of one event; none for what only the app has to remember. */
export function linesOf(event: CampaignEvent, telling: Telling): readonly ChronicleLine[] {
  const { lines } = EVENT_TABLE[event.type];
  switch (lines) {
    case 'own': {
      // Each entry takes the event of its own type, which is the one it is found by.
      const own = OWN[event.type as OwnLinesType] as Words<EventType>;
      return [{ figure: null, why: '', byHand: false, ...own(event, telling) }];
    }
    case 'history':
      return asInHistory(event, telling);
    case 'none':
      return [];
    default:
      return lines satisfies never;
  }
}

/** Lines of an event as in the history of each figure it is about. */
function asInHistory(event: CampaignEvent, { nameOf }: Telling): readonly ChronicleLine[] {
  if (event.type === 'step-settled' && TOLD.includes(event.result.step)) return [];
  // A friend of the party has no history of his own.
  if (event.type === 'searched' && event.name !== undefined)
    return [{ figure: null, text: `${event.name} ${searchedText(event)}`, why: '', byHand: false }];
  return seenBy(event).flatMap((figure): ChronicleLine[] => {
    const described = describe(event, { nameOf, seenBy: figure });
    return described === undefined ? [] : [{ figure, ...described }];
  });
}

/** Steps of the aftermath that events of their own have told already. */
const TOLD: readonly string[] = ['rap', 'rap-lost', 'rep-up', 'dies'];

/** Figures for which the event is told; what passes between two is told once, of the one it starts from. */
function seenBy(event: CampaignEvent): readonly FigureId[] {
  const subjects = subjectsOf(event);
  const passes =
    event.type === 'weapon-given' || event.type === 'clips-given' || event.type === 'stock-moved';
  return passes ? subjects.slice(0, 1) : subjects;
}

type Said = { readonly text: string } & Partial<ChronicleLine>;
type Words<T extends EventType> = (event: EventOf<T>, telling: Telling) => Said;

/** The events told in words of their own. */
const OWN: { readonly [T in OwnLinesType]: Words<T> } = {
  'campaign-begun': ({ name }) => ({ text: `${name} begins` }),
  'campaign-renamed': ({ from, to }) => ({ text: `${from} is called ${to} from now on`, byHand: true }),
  'figure-corrected': ({ from, to, ...place }) => ({
    text: `Corrected: ${placeText(place)}, ${figureText(from)} to ${figureText(to)}`,
    byHand: true,
  }),
  'correction-taken-back': ({ from: _, ...place }) => ({
    text: `As in the book again: ${placeText(place)}`,
    byHand: true,
  }),
  'episode-begun': ({ name }) => ({ text: `Episode: ${name} begins` }),
  'episode-ended': ({ name, game, outcome }, { endingOf }) => {
    const ending = endingOf?.(game, outcome);
    return { text: ending === undefined ? `Episode: ${name} is over` : `Episode: ${name}. ${ending}` };
  },
  'date-changed': ({ to, why }, { division }) => ({
    text: `The date is ${dateText(division, to)}`,
    why: whyText(why),
    byHand: true,
  }),
  'party-settled': () => ({ text: 'The party is complete' }),
  'dice-renewed': () => ({ text: 'New dice from here on', byHand: true }),
  'log-damaged': ({ state }) => ({
    text:
      state === null
        ? 'What stood here can’t be read'
        : 'What came before was damaged on the disk; play goes on from how things stood',
  }),
  'figure-withdrawn': ({ figure, name, sold }) => ({
    figure,
    text: sold === true ? `${name} is taken out again` : `${name} is rolled again`,
  }),
  'house-rules-set': ({ from, to }) => ({ text: `House rules: ${switched(from, to)}`, byHand: true }),
  'last-year-set': ({ to }) => ({
    text: to === null ? 'No last year is agreed on' : `Played to the end of ${yearText(to)}`,
    byHand: true,
  }),
  'campaign-closed': ({ closed }) => ({
    text: closed ? 'The campaign ends here' : 'The campaign goes on',
    byHand: true,
  }),
  'division-changed': ({ to }) => ({ text: `The campaign counts in ${to} from now on`, byHand: true }),
  'war-decided': ({ winner }) => ({ text: `The war is decided: the ${winner} have won` }),
  'encounter-planned': ({ encounter: { kind, role, objective, area, party, oneOff } }, { nameOf }) => ({
    text:
      oneOff !== undefined
        ? `One-off, ${area}: ${aSideText(oneOff.points)}`
        : `${upperFirst([objective, kind].filter((word) => word !== null).join(' '))}, ${area}, as ${role}: ${listed(party.map(nameOf))}`,
  }),
  'force-changed': ({ force, name, in: isIn, points }) => ({
    text: `${FORCE_WORDS[force].title}: ${isIn ? name : `without ${name}`}, ${countedInWords(points, 'point', 'points')}`,
  }),
  'one-off-decided': ({ result }) => ({ text: resultText(result) }),
  'encounter-dropped': () => ({ text: 'The plan is dropped' }),
  'vehicle-rolled': ({ won, kind }) => ({
    text: won ? `A vehicle for the day${kindText(kind)}` : 'No vehicle to be had',
  }),
  'vehicle-taken-along': ({ kind }) => ({ text: `A vehicle found earlier is taken along${kindText(kind)}` }),
  'stock-gained': ({ item }) => ({ text: `${upperFirst(itemText(item))}, found: ${foundText(item.from)}` }),
  'stock-used': (event, { nameOf }) => ({ figure: event.by, text: usedText(event, nameOf) }),
  'clip-assigned': () => ({ text: 'A surplus clip goes along' }),
  'table-set': ({ table }) => ({ text: `The table: ${table.name}` }),
  'zombies-placed': ({ zombies }) => ({
    text: `${upperFirst(countedInWords(zombies, 'zombie', 'zombies'))} about at the start`,
  }),
  'escape-readied': ({ escape: { forces, prison } }) => ({
    text: `${upperFirst(countedInWords(forces.captors, 'captor', 'captors'))}, ${countedInWords(forces.friends, 'friend', 'friends')}; held ${prison === 'edge' ? 'at the edge' : 'in the middle'}`,
  }),
  'side-mustered': ({ side: { role } }) => ({ text: `They are the ${SIDE_WORDS[role].several}` }),
  'alert-rolled': ({ alerted }) => ({ text: alerted ? 'The alarm is given' : 'Nobody has noticed yet' }),
  'pursuit-begun': ({ pursuit }) => ({ text: leadText(pursuit.lead) }),
  'pursuit-turned': ({ lead, end }) => ({
    text: {
      escaped: 'The Runners are away for good',
      caught: 'The Runners are caught',
      'goes-on': leadText(lead),
    }[end],
  }),
  'pursuit-split': () => ({ text: 'The Runners split up' }),
  'place-entered': ({ visit: { building, floor, zombies, group, places } }) => {
    const where =
      building === null ? 'Vehicle opened' : `${buildingRow(building).name.title}${storey(floor)}`;
    const there = [
      zombies > 0 ? countedInWords(zombies, 'zombie', 'zombies') : null,
      group === null ? null : peopleText(places.length),
    ];
    const met = there.filter((one) => one !== null);
    return { text: `${where}: ${met.length === 0 ? 'nobody' : listed(met)}` };
  },
  'group-met': ({ contact: { members } }) => ({
    text: members.length === 0 ? 'The other force' : `Met: ${listed(members.map(({ name }) => name))}`,
  }),
  'group-dealt-with': ({ speaker, how, first }) => ({
    text: `${speaker === null ? dealtText(how) : `${speaker}: ${dealtInLine(how)}`}${FIRST_TEXT[first ?? 'nobody']}`,
  }),
  'stranger-tested': ({ name, rule, result }) => ({
    text: `${name}: ${lineText(statedTitle(rule), result)}`,
  }),
  'done-anyway': ({ name, untimely, why }) => ({
    text: `Corrected: ${name} ${UNTIMELY[untimely].anyway}`,
    why: whyText(why),
    byHand: true,
  }),
  'shots-fired': ({ shots, of, arrivals }) => ({
    text: `${of === undefined ? upperFirst(countedInWords(shots, 'shot', 'shots')) : `The noise of ${A_MOTOR[of]}`}, ${arrivals.length === 0 ? 'nothing comes' : `${countedInWords(arrivals.length, 'zombie', 'zombies')} drawn`}`,
  }),
  'points-scored': ({ points }) => ({
    text: `${upperFirst(countedInWords(points, 'point', 'points'))} scored`,
  }),
  'encounter-corrected': ({ number, from, to, why }, { nameOf }) => ({
    text: `Encounter ${number} corrected: ${[
      ...to.kills.flatMap((kills, at) => {
        const was = from.kills[at];
        return was === undefined ? [] : [`${nameOf(kills.figure)} ${killsCorrected(was, kills)}`];
      }),
      ...resultCorrected(from, to),
    ].join('; ')}`,
    why: whyText(why),
    byHand: true,
  }),
  'encounter-ended': ({ summary: { successful, lost } }) => ({
    text: `${successful ? 'Successful' : 'Not successful'}; ${lost === 0 ? 'everyone came back' : `${lost} did not come back`}`,
  }),
};

/** `: pickup truck`, where the player has said which it is. */
const kindText = (kind: VehicleId | undefined): string =>
  kind === undefined ? '' : `: ${VEHICLE_WORDS[kind].text}`;

/** Sentence on the Runners’ lead, in hours. */
const leadText = (hours: number): string =>
  hours <= 0 ? 'The Runners have no lead' : `The Runners are ${countedInWords(hours, 'hour', 'hours')} ahead`;

/** Words for who begins where words came to blows. */
const FIRST_TEXT = {
  player: '; the party makes the first move',
  other: '; they make the first move',
  nobody: '',
} as const;

function storey(floor: number): string {
  return floor === 0 ? '' : `, ${floorText(floor)}`;
}

function switched(from: HouseRules, to: HouseRules): string {
  const changed = (Object.keys(HOUSE_RULES) as (keyof HouseRules)[]).filter(
    (rule) => from[rule] !== to[rule],
  );
  return listed(changed.map((rule) => `“${HOUSE_RULES[rule].title}” ${to[rule] ? 'on' : 'off'}`));
}
