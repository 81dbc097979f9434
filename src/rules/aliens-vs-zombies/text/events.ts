/** Events in words, one sentence each. */
import { countedInWords, inWords, listed, upperFirst } from '../../core/text/english.ts';
import type { AvzEvent, DiceRolled } from '../events.ts';
import type { Phase, Side } from '../state.ts';
import {
  ALIEN_NAMES,
  aliensText,
  diceText,
  hitsText,
  hordeText,
  LEVEL_NAMES,
  tileText,
  ZOMBIE_NAMES,
} from './names.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  grave: 'The counters are sorted.',
  'first-zombies': 'The first zombies are placed.',
  'first-aliens': 'The first aliens come down.',
  event: 'A new turn begins.',
  spawning: 'What came out of the grave is placed.',
  icons: 'The event takes place.',
  landing: 'The aliens may land.',
  aliens: 'The aliens act.',
  zombies: 'The zombies act.',
  over: 'The game is over.',
};

const SIDES: Readonly<Record<Side, string>> = { aliens: 'The aliens', zombies: 'The zombies' };

const NOTHING: Readonly<Record<string, string>> = {
  bite: 'There is no alien to bite.',
  laser: 'There is no zombie to fire at.',
  mutant: 'There is no trooper on the map for the Mutant.',
  bfar: 'There is no empty location for the BFAR.',
};

type Of<R extends AvzEvent['rule']> = Extract<AvzEvent, { rule: R }>;

function casualtiesText({ at, zombies, aliens, to, wasted }: Of<'avz.casualties'>): string {
  const dead = listed([aliensText(aliens), hordeText(zombies)].filter((part) => part !== ''));
  const back = to === 'grave' && hordeText(zombies) !== '' ? ', back to the grave' : '';
  const lost = wasted > 0 ? ` ${upperFirst(hitsText(wasted))} did nothing more.` : '';
  return dead === '' ? `Nobody falls in ${at}.${lost}` : `${upperFirst(dead)} killed in ${at}${back}.${lost}`;
}

function savesText({ dice, counted, side }: DiceRolled): string {
  const left = dice - counted;
  return `${SIDES[side]} save ${counted} of ${hitsText(dice)}: ${left === 0 ? 'none is left' : `${inWords(left)} ${left === 1 ? 'is' : 'are'} left`}.`;
}

export function eventText(event: AvzEvent): string {
  switch (event.rule) {
    case 'avz.set-up.grave':
      return 'The zombies lie in the grave, and the aliens wait in the reserve.';
    case 'avz.grave':
      return `Out of the grave: ${hordeText(event.zombies)}.`;
    case 'avz.set-up.zombies':
    case 'avz.spawn':
      return `A ${ZOMBIE_NAMES[event.zombie].one} stands in ${event.at}.`;
    case 'avz.set-up.aliens':
    case 'avz.landing.unit':
      return `${upperFirst(aliensText(event.aliens))} ${event.aliens.length === 1 ? 'lands' : 'land'} in ${event.at}.`;
    case 'avz.mutant':
      return `In ${event.at} a trooper becomes the Mutant.`;
    case 'avz.bfar':
      return `The BFAR lands in ${event.at}.`;
    case 'avz.turn':
      return PHASES[event.phase];
    case 'avz.event':
      return `${upperFirst(tileText(event.icons))}: ${inWords(event.spawn)} rise.`;
    case 'avz.spawn.lost':
      return `The grave is empty; ${inWords(event.count)} more can’t rise.`;
    case 'avz.claw':
      return 'Claws: this turn only UFOs move or attack, and zombies add one to each die.';
    case 'avz.rise':
      return `The dead rise: ${inWords(event.count)} more, and those who die this turn go back to the grave.`;
    case 'avz.icon.none':
      return NOTHING[event.icon] ?? 'Nothing comes of it.';
    case 'avz.bite':
      return `Bites in ${event.at}, ${diceText(event.dice)}: ${event.killed === 0 ? 'nobody is killed' : `${countedInWords(event.killed, 'alien', 'aliens')} killed`}.`;
    case 'avz.bite.rises':
      return `In ${event.at} a ${ZOMBIE_NAMES[event.zombie].one} rises from the dead.`;
    case 'avz.laser':
      return event.hit ? `The laser clears ${event.at}.` : `The laser misses ${event.at}.`;
    case 'avz.mutant.rampage':
      return `The Mutant stomps into ${event.to}.`;
    case 'avz.bfar.missiles':
      return `${upperFirst(inWords(event.counted))} of the missiles round ${event.at} ${event.counted === 1 ? 'hits' : 'hit'}.`;
    case 'avz.landing':
      return `The aliens land with ${countedInWords(event.points, 'point', 'points')}.`;
    case 'avz.act': {
      const who = event.zombies === null ? aliensText(event.aliens) : hordeText(event.zombies);
      return `In ${event.at}: ${who}.`;
    }
    case 'avz.claw.grounded':
      return `Claws hold those on the ground in ${event.at}: Blast ’Em, or pass.`;
    case 'avz.rundown':
      return `Fast zombies hold those on the ground in ${event.at}.`;
    case 'avz.brains':
      return event.leader
        ? `No zombie leaves a leader: they stay in ${event.at}.`
        : `The last zombie doesn’t leave ${event.at}, where aliens are.`;
    case 'avz.parks':
      return `No attack enters a park: ${listed(event.parks)}.`;
    case 'avz.enemies':
      return `Enemies in ${event.at}: the move ends there.`;
    case 'avz.move':
      return `${SIDES[event.side]} in ${event.from} move to ${event.to}.`;
    case 'avz.attack':
      return event.from === event.to
        ? `${SIDES[event.side]} attack in ${event.to}.`
        : `${SIDES[event.side]} go from ${event.from} to ${event.to} and attack.`;
    case 'avz.blast':
      return `The aliens blast in ${event.to}.`;
    case 'avz.chomp':
      return `The zombies chomp in ${event.to}.`;
    case 'avz.pass':
      return `${SIDES[event.side]} in ${event.from} pass.`;
    case 'avz.attack.aliens':
    case 'avz.attack.zombies':
      return `${SIDES[event.side]} roll ${diceText(event.dice)}: ${hitsText(event.counted)}.`;
    case 'avz.saves':
      return savesText(event);
    case 'avz.chomp.rises':
      return `In ${event.at} a ${ZOMBIE_NAMES[event.zombie].one} comes back from the dead.`;
    case 'avz.casualties':
      return casualtiesText(event);
    case 'avz.casualties.return':
      return `A ${ZOMBIE_NAMES[event.zombie].one} goes from the dead to the grave.`;
    case 'avz.stacking':
      return `Too many in ${event.at}: ${event.alien.name ?? `a ${ALIEN_NAMES[event.alien.kind].one}`} goes to the reserve.`;
    case 'avz.victory':
      return `${upperFirst(countedInWords(event.dead, 'dead zombie', 'dead zombies'))}: ${LEVEL_NAMES[event.level]}.`;
    default:
      return event satisfies never;
  }
}
