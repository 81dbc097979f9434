/** The rules of movement, in our words. */
import type { Rule } from '../../rule.ts';

export const MOVEMENT_RULES = {
  'atz.normal-move': {
    section: 'Normal Movement',
    title: 'Normal move',
    summary:
      'It goes 8″, or 6″ with Rep 2 and less; the Slow and staggering drunks roll for what is taken off. Rough ground, woods, and cutting across gullies halve it. Meanwhile one may fire, reload, and change or hand over a weapon.',
    ask: 'Roll for the inches taken off the move.',
  },
  'atz.through': {
    section: 'Entering and Exiting Buildings',
    title: 'Doors and windows',
    summary:
      'A door of a building or a vehicle costs an inch of the move. A window ends it, but the figure that climbs through may still fire.',
    file: 'movement/pace.ts',
  },
  'atz.going-prone': {
    section: 'Going Prone',
    title: 'Going prone',
    summary:
      'Instead of a Duck Back, or at the end of a move. A figure lying flat is harder to hit, stays in sight and moves no further; prone by a Duck Back, it does not fire until the next turn.',
    file: 'acts/encounter/move/move.ts',
  },
  'atz.duck-back': {
    section: 'Duck Back',
    title: 'Ducking back',
    summary:
      'Into the nearest cover away from the threat, or flat on the spot. In cover, those who duck and the enemy they duck from don’t see each other. Next turn it is over, and they may move and fire as ever.',
    file: 'acts/encounter/turn/ducked-back.ts',
  },
  'atz.runaway': {
    section: 'Runaway',
    title: 'Running away',
    summary:
      'As fast as possible, however many turns it takes, to a building in sight away from the enemy, there to stay and fight only if attacked, or to a vehicle that works, to drive off. A runaway who is surrounded surrenders to people, and is lost to zombies. A friend may rally the runaway.',
    file: 'reaction/runaway.ts',
  },
  'atz.carrying': {
    section: 'Carrying Others',
    title: 'Carrying a casualty',
    summary:
      'Picking up a casualty, or a weapon of somebody who is down, takes an activation; a weapon doubles allow, too. One bearer makes normal moves only; two together may try to move fast. A bearer fires as at a target in cover.',
    file: 'acts/encounter/move/carrying.ts',
  },
  'atz.ford': {
    section: 'Terrain Features and Scenery',
    title: 'Fording a river',
    summary:
      'Three moves: up to the edge, which ends the move; across to the far edge, still in the water; and out of it as usual.',
    file: 'movement/pace.ts',
  },
} as const satisfies Record<string, Rule>;
