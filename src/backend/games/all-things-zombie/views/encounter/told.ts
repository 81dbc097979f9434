/** Lines on what an act told, for the screen that asked for it. */
import type { Told } from '../../../../../../db/games/all-things-zombie/index.ts';
import type { EncounterActed } from '../../../../../contract/games/all-things-zombie/encounter-view/acted.ts';
import type { FigureId } from '../../../../../rules/all-things-zombie/ids.ts';
import type { CampaignEvent } from '../../../../../rules/all-things-zombie/state/campaign-events.ts';
import { figureNamed } from '../../../../../rules/all-things-zombie/state/find.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { linesOf } from '../../../../../rules/all-things-zombie/text/chronicle/lines.ts';
import { testText } from '../../../../../rules/all-things-zombie/text/results.ts';
import { LOCATION_TEXT } from '../../../../../rules/all-things-zombie/text/vocabulary.ts';

type ToldLine = Extract<EncounterActed, { state: 'done' }>['told'][number];

/** `title`: what stands above them; the result of a check that it gives isn't told a second time. */
export function toldLines(now: SeenCampaign, told: readonly Told[], title: string): ToldLine[] {
  const nameOf = (figure: FigureId) => figureNamed(now, figure)?.name ?? figure;
  const { division } = now.calendar;
  const heading = title.toLowerCase();
  const isMeeting = told.some(({ rolls }) => rolls.some(({ rule }) => rule === 'atz.awareness'));
  const isSaid = (event: CampaignEvent) =>
    isTest(event) &&
    (heading.includes(testText(event.result).toLowerCase()) || (isMeeting && SEEN_BY.includes(event.rule)));
  return told.flatMap(({ event }) => [
    ...(isSaid(event) ? [] : linesOf(event, { nameOf, division }))
      .filter(({ text, why }) => why !== '' || !heading.includes(text.toLowerCase()))
      .map(({ figure, text, why }) => ({ text: figure === null ? text : `${nameOf(figure)}: ${text}`, why })),
    ...arrivals(event),
  ]);
}

const isTest = (event: CampaignEvent) => event.type === 'figure-tested' || event.type === 'stranger-tested';

/** Rules for noticing one another, which are a meeting’s own steps. */
const SEEN_BY: readonly string[] = ['atz.awareness', 'atz.in-sight'];

/** Lines for the places at which zombies come on, which a history has no need to know. */
function arrivals(event: CampaignEvent): ToldLine[] {
  if (event.type !== 'shots-fired' && event.type !== 'zombies-placed') return [];
  return event.arrivals.map(({ location, inDoorway }, at) => ({
    text: `Zombie ${at + 1} comes on: ${LOCATION_TEXT[location]}${inDoorway ? ', in a doorway' : ''}`,
    why: '',
  }));
}
