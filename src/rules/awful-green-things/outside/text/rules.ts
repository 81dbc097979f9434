/** The rules of “Outside the Znutar” by the id that stands in the log, in our own words. */
import type { Rule } from '../../../core/module.ts';

type Said = string | { readonly says: string; readonly ask: string; readonly act: string };

const rules = (section: string, file: string, of: Readonly<Record<string, Said>>) =>
  Object.entries(of).map(([name, said]): Rule => {
    const rule = {
      id: `agt.out.${name}`,
      section: `Outside the Znutar: ${section}`,
      file: `outside/${file}`,
    };
    if (typeof said === 'string') return { ...rule, summary: said };
    const { says, ...asked } = said;
    return { ...rule, summary: says, ...asked };
  });

export const outsideRules: readonly Rule[] = [
  ...rules('New Units', '../set-up.ts', {
    pieces:
      'Two jet suits are in each boat bay and in the hold, two cargo movers in the hold, and the Ook Soot is in Damage Control.',
  }),
  ...rules('Entering and Leaving the Ship', 'airlocks.ts', {
    airlock:
      'A piece that begins next to an airlock that is not closed may go through it, and does nothing else in that turn; on the skin it walks as in the ship.',
  }),
  ...rules('Airlock Control', 'airlocks.ts', {
    lock: {
      says: 'With the Captain or the First Officer on a bridge, one airlock may be opened or closed as the monsters’ turn begins; it stays so until another turn of theirs begins.',
      ask: 'Is an airlock opened or closed?',
      act: 'Open or close an airlock',
    },
    hold: {
      says: 'Crew inside keep Green Things from coming in, unless there are enough of these inside to fight them all. What they have held shut stays closed in the crew’s turn.',
      ask: 'Is the airlock held shut?',
      act: 'Hold an airlock shut',
    },
  }),
  ...rules('Jet Suits and Cargo Movers', 'getting-in.ts', {
    enter:
      'Anyone but the Mascot gets into a jet suit or a cargo mover as weapons are grabbed, dropping what he holds.',
    'get-out': 'He gets out again in the same phase, inside the ship.',
  }),
  ...rules('Jet Suits and Cargo Movers', 'wrecks.ts', {
    wrecked:
      'Green Things attack a jet suit or a cargo mover, empty or not, inside the ship alone; fuel reaches those that have somebody in them everywhere. What is more than its constitution strikes the one inside; in space that one drifts like somebody who has missed a jump, until the crew have moved.',
  }),
  ...rules('Cargo Movers', 'cargo-movers.ts', {
    throws: 'From space a cargo mover throws one Green Thing a turn off for good, without a die.',
  }),
  ...rules('Ook Soot', 'ook-soot.ts', {
    soot: 'In its soot the Mascot may go outside, takes no harm of gas, is twice as hard to kill and moves three.',
  }),
  ...rules('Ship’s Boats', 'crew-moves.ts', {
    'suit-up': 'In a bay, or in a boat, one of the crew puts on a pressure suit for the whole turn.',
  }),
  ...rules('Ship’s Boats', 'riders.ts', {
    undock: 'A boat leaves its bay for the space outside, with all that are in it and on it.',
  }),
  ...rules('Ship’s Boats', 'boats.ts', {
    fly: {
      says: 'A boat with crew fit to steer it moves to the next space area, or into its own bay, once a turn.',
      ask: 'Where does the boat go?',
      act: 'Steer a boat',
    },
    land: 'With a boat that is back in its bay all are back that were in it or on it.',
    back: {
      says: 'A boat that has been off the board comes back as the crew begin to move, in any space area.',
      ask: 'Where does the boat come back?',
      act: 'Bring a boat back',
    },
  }),
  ...rules('Attacks from the Boats', 'blast.ts', {
    blast:
      'The Scout’s rockets are a can of fuel and the Cockboat’s two, for the skin of their space area, an open hold or bay, or the outside of another boat; the boat is off the board until the third turn after.',
  }),
  ...rules('Outside the Boats', 'riders.ts', {
    ride: {
      says: 'Crew in the bay may ride out on the outside of a boat.',
      ask: 'Who rides on its outside?',
      act: 'Ride on a boat',
    },
    cling: {
      says: 'Adults and Babies in the bay may cling to a boat that leaves; they are rid of it when it is back.',
      ask: 'Which Green Things cling to it?',
      act: 'Cling to a boat',
    },
    hatch:
      'Crew go in and out of a boat in space, and the crew of the Scout and the Saucer attack out of it, but anyone inside without a suit dies when it is opened.',
  }),
  ...rules('Outside the Boats', 'jumping.ts', {
    jump: {
      says: 'Crew on foot jump from the skin to a boat, or from a boat, instead of a move: a three or less misses a boat, a one the ship; the Robot never misses.',
      ask: 'Where to?',
      act: 'Jump',
    },
    rescue: 'A boat picks up one who has missed, and is back in the next turn with him on its outside.',
    lost: 'A jumper who has missed and is not picked up in the same turn is lost.',
  }),
  ...rules('Combat Inside the Boats', 'boarding.ts', {
    creep: 'Green Things on a boat get in where no crew is left inside; it is fought over as an area then.',
  }),
];
