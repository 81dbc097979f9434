/** Every rule by the id that stands in the log, in our own words. */
import type { Rule } from '../../core/module.ts';
import { epilogueRules } from '../epilogue/text/rules.ts';
import { outsideRules } from '../outside/text/rules.ts';

/** Text of a rule: what it does; what the player is asked by it, and what is done then. */
type Said = string | { readonly says: string; readonly ask?: string; readonly act: string };

const rules = (section: string, file: string, of: Readonly<Record<string, Said>>) =>
  Object.entries(of).map(([name, said]): Rule => {
    const rule = { id: `agt.${name}`, section, file };
    if (typeof said === 'string') return { ...rule, summary: said };
    const { says, ...asked } = said;
    return { ...rule, summary: says, ...asked };
  });

export const ruleIndex: readonly Rule[] = [
  ...rules('Preparation for Play', 'set-up.ts', {
    'set-up.cup': 'All fifteen Weapon Effect Chits begin in the cup.',
    'set-up.weapons': {
      says: 'Each weapon lies where its picture is; of several pictures each gets one at least, and the crew divide the rest.',
      ask: 'Where does it lie?',
      act: 'Lay out a weapon',
    },
  }),
  ...rules('Crew Starting Locations', 'set-up.ts', {
    'set-up.crew': {
      says: 'Each of the crew begins in one of the areas listed for that counter.',
      ask: 'Where is this one of the crew?',
      act: 'Place one of the crew',
    },
  }),
  ...rules('Initial Monster Population', 'placing.ts', {
    'set-up.population': {
      says: 'A die says how many Eggs, Babies and Adults there are at the start.',
      act: 'Roll for the population',
    },
  }),
  ...rules('Initial Monster Placement', 'placing.ts', {
    'set-up.first': {
      says: 'Another die says where the first of them is: one of five areas, or any of these on a six.',
      act: 'Roll for the first monster',
    },
    'set-up.monsters': {
      says: 'The others follow, one to an area, each next to one that a monster is in and never where crew are; if none is free, as near as can be.',
      ask: 'Which monster hides where?',
      act: 'Place a monster',
    },
  }),
  ...rules('Game Balance', 'placing.ts', {
    'extra-adult': 'To help the Green Things, one Adult is added to what was rolled.',
  }),
  ...rules('Discovering the Awful Green Things', 'discovery.ts', {
    discovery: {
      says: 'One or two of the crew walk in on the monsters before any weapon is grabbed, and may fight hand to hand; if none can, the nearest goes as near as possible. The alarm is raised either way.',
      ask: 'Who goes in?',
      act: 'Discover the Green Things',
    },
  }),
  ...rules('Sequence of Play', 'turn.ts', {
    turn: 'The monsters grow, move, attack and wake up; then the crew grab weapons, move, attack and wake up.',
  }),
  ...rules('Monster Player’s Turn: 1. Grow', 'growing.ts', {
    grow: {
      says: 'One level grows, all of it that is not stunned: Fragments and Eggs to Babies, Babies to Adults, while Adults lay Eggs.',
      ask: 'Which level grows?',
      act: 'Choose what grows',
    },
  }),
  ...rules('Running Out of Monster Counters', 'growing.ts', {
    'grow.which': {
      says: 'No more of a kind come into play than there are counters; where there are too few, the monster player says who gets one to grow or to shrink.',
      ask: 'Which of them gets a counter?',
      act: 'Choose who gets a counter',
    },
  }),
  ...rules('Monster Player’s Turn: 2. Move', 'moving.ts', {
    'move.monsters': {
      says: 'Adults move two areas and Babies one, if they are not stunned; they stop where crew are awake and where a fence is on.',
      ask: 'Which monster moves?',
      act: 'Choose who moves',
    },
    'move.monsters.to': {
      says: 'A piece goes from area to area, through hatches and along passages, a point for each.',
      ask: 'Where to?',
      act: 'Move a monster',
    },
  }),
  ...rules('Monster Player’s Turn: 3. Attack', 'monster-attack.ts', {
    'attack.where': {
      says: 'Attacks are made area by area, in the order that the attacker likes.',
      ask: 'Where do the Green Things attack?',
      act: 'Choose where to attack',
    },
    'attack.whom': {
      says: 'All attacks of an area are declared before a die is rolled; where the Robot is, they attack nobody else.',
      ask: 'Who attacks whom?',
      act: 'Declare an attack',
    },
  }),
  ...rules('Monster Growth After Attacks', 'monster-attack.ts', {
    eat: {
      says: 'One of those that killed a crewman devours him.',
      ask: 'Which of them eats?',
      act: 'Choose who eats',
    },
    'eat.grow':
      'A Green Thing that has eaten grows one level, if there is a counter for it; an Adult lays an Egg.',
  }),
  ...rules('“Leadfoot” the Robot', 'monster-attack.ts', {
    'robot.eaten': 'If the Robot falls, one of the monsters tries to eat him.',
    'robot.chit': {
      says: 'A chit is drawn for it, does what it says to that monster alone, and goes back to the cup.',
      ask: 'What does eating the Robot do?',
      act: 'Draw a chit for the Robot',
    },
  }),
  ...rules('Wake Up', 'turn.ts', {
    wake: 'A figure that has been stunned for a whole turn of its own side wakes up at the end of it.',
  }),
  ...rules('Crew Player’s Turn: 1. Grab Weapons', 'grabbing.ts', {
    grab: {
      says: 'Each of the crew but the Mascot may hold one weapon, taken where it lies.',
      ask: 'Who grabs what?',
      act: 'Grab weapons',
    },
    lay: 'A weapon may be laid down.',
    trade: 'Crew who begin their turn together may trade weapons, or give them.',
    'fence.off': 'A fence can be switched off from anywhere.',
  }),
  ...rules('Crew Player’s Turn: 2. Move', 'crew-move.ts', {
    'move.crew': {
      says: 'All crew who are awake may move; they stop where an Adult or a Baby is awake and where a fence is on.',
      ask: 'Who moves?',
      act: 'Choose who moves',
    },
    'move.crew.to': {
      says: 'Each goes as many areas as the counter says, or fewer.',
      ask: 'Where to?',
      act: 'Move one of the crew',
    },
    busy: 'Setting up a fence or overloading the engines takes a whole turn, without a move or an attack.',
  }),
  ...rules('Attacks', 'crew-attack.ts', {
    'strike.where': {
      says: 'The crew attack area by area, too, and so do their fences.',
      ask: 'Where do the crew attack?',
      act: 'Choose where to attack',
    },
    'strike.who': {
      says: 'All attacks on an area are declared before a die is rolled.',
      ask: 'Who attacks?',
      act: 'Choose who attacks',
    },
    'strike.how': {
      says: 'Hand to hand in the same area, or with the weapon as far as it reaches; who has just moved in on a monster attacks nowhere else.',
      ask: 'How?',
      act: 'Declare an attack',
    },
    battle: 'An area is picked for attacks.',
    'battle.off': 'It may be left again before anything is declared.',
    declare: 'Each counter attacks once a turn; several may attack the same target.',
    'battle.over': 'What has been fought over is left alone for the rest of the turn.',
  }),
  ...rules('5 Dice (or 4 or 3 Dice) to Kill', 'dice.ts', {
    attack: {
      says: 'All attack dice against one target are one total; at least its constitution kills it.',
      act: 'Roll to kill',
    },
  }),
  ...rules('5 Dice to Stun', 'dice.ts', {
    stun: {
      says: 'A total of at least the constitution stuns: no growing, no moving and no attacking for a turn.',
      act: 'Roll to stun',
    },
  }),
  ...rules('Weapon Effect Chits', 'chits.ts', {
    chit: {
      says: 'The first use of a weapon draws the chit of its effect, for good; several untried ones in one area share one for this attack.',
      ask: 'What does it do to Green Things?',
      act: 'Draw an effect',
    },
    'chit.back':
      'A chit that several untried weapons have shared goes back to the cup, and so does one that found nobody.',
    untried: 'A weapon whose effect finds no monster left has not been tried, and stays in hand.',
  }),
  ...rules('Weapon Effect Chits', 'afflictions.ts', {
    'effect.grow': 'Grow: each one hit goes up one level, but no Adult lays an Egg.',
    'effect.shrink': 'Shrink: each one hit goes down one level, and an Egg is gone.',
    'effect.fragments': {
      says: 'Fragments: each one hit is removed, and a die says how many Fragments are left of it.',
      act: 'Roll for Fragments',
    },
    'effect.none': 'No effect: nothing happens.',
  }),
  ...rules('The Weapons', 'resolving.ts', {
    'weapon.returns': {
      says: 'What is thrown and used up goes back to where its picture is.',
      ask: 'Where does it go back to?',
      act: 'Put a weapon back',
    },
    'weapon.lies': 'A knife that was thrown lies where it was thrown.',
    useless: 'Weapons without effect leave the board.',
  }),
  ...rules('Electric Fence', 'fences.ts', {
    'fence.burns':
      'A fence that is on strikes all monsters in its area, after they have moved and before they attack.',
  }),
  ...rules('Electric Fence', 'leaving.ts', {
    'fence.on': 'A crewman who has stayed with it for a turn has set it up.',
  }),
  ...rules('Crew Escape', 'leaving.ts', {
    escape: 'Crew in the bay of a boat may leave in it, whatever else is there.',
    'escape.who': {
      says: 'The Scout carries two, the Saucer four and the Cockboat any number; the Robot and the Mascot take up no room, and can’t steer.',
      ask: 'Who leaves in it?',
      act: 'Leave the ship',
    },
  }),
  ...rules('Znutar Self-Destruct', 'leaving.ts', {
    overload:
      'An officer or pilot who has spent a turn at a bridge sets the engines to overload; nobody can stop them.',
    explosion: 'Three crew turns later the ship blows up with all that are aboard.',
  }),
  ...rules('How to Win', 'ending.ts', {
    concede: 'As its turn begins a side may decide that things are hopeless, and give up.',
    ship: 'The monsters score 111 for the ship, 55½ if it blows up, and nothing if they are wiped out.',
    end: 'The crew score the constitution of those who live aboard a ship that is theirs, or come home, but for the Robot and the Mascot.',
  }),
  ...epilogueRules,
  ...outsideRules,
];
