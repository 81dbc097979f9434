/** The Threat, help, Events and deaths in words. */
import { listed } from '../../core/text/english.ts';
import type { DieEvent, FlipEvent, HelpEvent, ScrewEvent } from '../events.ts';
import { deathLine } from './deaths.ts';
import {
  cardName,
  cardTitle,
  enemyName,
  KIND_NAMES,
  seatName,
  survivorTitle,
  theSurvivor,
  threatName,
} from './names.ts';

export function threatText(event: FlipEvent): string {
  switch (event.rule) {
    case 'azta.flip':
    case 'azta.two-threats': {
      if (event.card === null)
        return `No Enemy is left to flip: the greatest stack comes again, ${threatName(event.kind, event.total)}.`;
      const lies = event.lies === 'bottom' ? 'at the bottom, the largest' : 'on top, not the largest';
      const threat = threatName(event.kind, event.total);
      const what = event.rule === 'azta.flip' ? threat : `${threat}, and another to come`;
      return `${enemyName(event.card)} ${lies}: ${what}.`;
    }
    case 'azta.forward':
      return `${seatName(event.seat)} puts ${theSurvivor(event.survivor)} forward, ${event.value} against ${event.total}.`;
    case 'azta.evaded':
      return `Everyone is a match for ${threatName(event.kind, event.total)}, this time.`;
    default:
      return event satisfies never;
  }
}

export function helpText(event: HelpEvent): string {
  return event.rule === 'azta.help'
    ? `${seatName(event.seat)} sends ${theSurvivor(event.survivor)} to help ${theSurvivor(event.of)}: ${event.adds} more.`
    : `${survivorTitle(event.survivor)} makes ${theSurvivor(event.helper)} help: ${event.adds} more.`;
}

export function playedText(event: ScrewEvent): string {
  const name = seatName(event.seat);
  if (event.rule === 'azta.leave') return `${survivorTitle(event.survivor)} leaves the Encounter.`;
  const played = `${name} plays ${cardName(event.card)}`;
  switch (event.rule) {
    case 'azta.too-small':
      return `${played}: the first choice will be passed over.`;
    case 'azta.new-flavor-f':
      return `${played}: women will be passed over.`;
    case 'azta.new-flavor-m':
      return `${played}: men will be passed over.`;
    case 'azta.missed-elevator':
      return `${played}: ${theSurvivor(event.survivor)} is out of the Encounter.`;
    case 'azta.serious-funk':
    case 'azta.s-mart':
      return `${played} for ${theSurvivor(event.survivor)}.`;
    case 'azta.tight-squeeze':
      return `${played}: ${theSurvivor(event.survivor)} gets stuck.`;
    case 'azta.fatally-distracted':
      if (event.when === 'next') return `${played}: men count next to nothing next round.`;
      return `${played}: ${listed(event.survivors.map(theSurvivor))} ${event.survivors.length === 1 ? 'goes' : 'go'} home.`;
    case 'azta.noble-sacrifice':
      return `${played}: ${theSurvivor(event.survivor)} is added to the Encounter.`;
    case 'azta.critical-hit':
      return `${played}: all ${KIND_NAMES[event.kind].many} are gone, and everyone goes home.`;
    default:
      return event satisfies never;
  }
}

const SAFE: Readonly<Record<Extract<DieEvent, { rule: 'azta.safe' }>['why'], string>> = {
  strong: 'The lowest is a match for them',
  nobody: 'Nobody is left in the Encounter',
  'passed-over': 'Nobody is left to be chosen, and the Encounter is over',
};

export function deathText(event: DieEvent): string {
  switch (event.rule) {
    case 'azta.precedence':
      return `Two Events contradict each other: ${cardTitle(event.card)}, played last, counts.`;
    case 'azta.passed-over':
      return `${survivorTitle(event.survivor)} would be chosen, and is passed over.`;
    case 'azta.die':
      return deathLine(event);
    case 'azta.shared-fate':
      return `${survivorTitle(event.survivor)}, who helped, goes with ${theSurvivor(event.of)}.`;
    case 'azta.top-off':
      return `${enemyName(event.card)} on top goes: ${threatName(event.kind, event.total)} now.`;
    case 'azta.sudden-death':
      return `${threatName(event.kind, event.total)} ${event.kind === 'tentacle' ? 'reach' : 'look'} for another.`;
    case 'azta.one-use':
      return `${survivorTitle(event.survivor)} has used up ${cardName(event.gear)}.`;
    case 'azta.extra-ammo':
      return `${survivorTitle(event.survivor)} reloads, and keeps the gun.`;
    case 'azta.safe':
      return `${SAFE[event.why]}: nobody dies, and ${threatName(event.kind, event.total)} stay.`;
    default:
      return event satisfies never;
  }
}
