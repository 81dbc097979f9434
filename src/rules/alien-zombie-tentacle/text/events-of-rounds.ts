/** The set-up, the steps of a round, and the end, in words. */
import { listed } from '../../core/text/english.ts';
import type { RoundEvent, SetUpEvent } from '../events.ts';
import type { Phase } from '../types.ts';
import { enemyName, STEP_NAMES, STEP_OF, seatName, theSurvivor } from './names.ts';
import { outcomeText } from './outcome.ts';

export function setUpText(event: SetUpEvent): string {
  switch (event.rule) {
    case 'azta.first-player':
      return `${seatName(event.seat)} goes first.`;
    case 'azta.decks':
      return `The decks are shuffled: ${event.survivors.length} survivors, ${event.cards.length} Gear and Events, ${event.enemies.length} Enemies.`;
    case 'azta.survivor':
      return `${seatName(event.seat)} is dealt ${theSurvivor(event.survivor)}.`;
    case 'azta.start':
      return event.cards.length === 0
        ? 'The stacks begin empty.'
        : `The stacks begin with ${listed(event.cards.map(enemyName))}.`;
    default:
      return event satisfies never;
  }
}

const NOTHING: Readonly<Partial<Record<Phase, string>>> = {
  trade: 'has nothing to trade',
  'put-on': 'has no Gear to put on',
  loot: 'has nobody to loot with',
  forward: 'has nobody the Threat could take',
  help: 'can’t help anyone now',
  screw: 'plays nothing',
};
const ENOUGH: Readonly<Partial<Record<Phase, string>>> = {
  trade: 'trades no more',
  loot: 'loots nothing',
  help: 'helps nobody',
  screw: 'plays nothing more',
};

export function roundText(event: RoundEvent): string {
  switch (event.rule) {
    case 'azta.step':
      return `${partText(event.to)}.`;
    case 'azta.pass': {
      const { phase, none } = event;
      return `${seatName(event.seat)} ${(none ? NOTHING[phase] : ENOUGH[phase]) ?? 'is done'}.`;
    }
    case 'azta.eliminated':
      return `${seatName(event.seat)} has no survivor left, and plays Events from now on.`;
    case 'azta.win':
      return `${seatName(event.seat)} has outlasted everyone, and plays on for the record.`;
    case 'azta.round':
      return `Round ${event.round}: ${seatName(event.first)} goes first.`;
    case 'azta.record':
    case 'azta.together':
    case 'azta.broken-off':
      return outcomeText(event.outcome);
    default:
      return event satisfies never;
  }
}

const PARTS: Readonly<Partial<Record<Phase, string>>> = {
  trade: 'trading',
  'put-on': 'putting on Gear',
  forward: 'who goes forward',
};

/** `Weaponize: trading`, `Loot` */
export function partText(phase: Phase): string {
  const step = STEP_OF[phase];
  if (step === undefined) return 'Setting up';
  const part = PARTS[phase];
  return part === undefined ? STEP_NAMES[step] : `${STEP_NAMES[step]}: ${part}`;
}
