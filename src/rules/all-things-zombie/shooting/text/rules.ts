/** The rules of ranged combat, in our words. */
import type { Rule } from '../../rule.ts';

export const SHOOTING_RULES = {
  'atz.line-of-sight': {
    section: 'Line of Sight',
    title: 'Line of sight',
    summary:
      'Terrain and buildings end the view, and so do night, woods, fog and heavy rain: at 12″, or at 6″ where night comes on top of woods or weather. What stands in the light is seen by night as by day.',
  },
  'atz.shoot': {
    section: 'Shooting a Weapon',
    title: 'Shooting',
    summary:
      'A die for each shot, each with Rep added. A total of 8 hits in the open, 10 whatever stands in the way. Shotguns, crack shots and thrown knives roll more dice than count.',
    ask: 'Roll to hit.',
  },
  'atz.target-selection': {
    section: 'Target Selection',
    title: 'Several targets',
    summary:
      'Shots are shared out before they are rolled, over as many targets as the Target Rating has, all within its arc. The highest dice go to the first target, which is the easiest to hit.',
    ask: 'Roll to hit: the highest dice go to the first target.',
  },
  'atz.to-hit': {
    section: 'Ranged Combat to Hit Table',
    title: 'To hit',
    summary:
      'Armour, lying flat, a fast move on either side, a second weapon, a primitive one and the second target turn an 8 into a miss; cover and the third target a 9 as well. Zombies are never in cover.',
  },
  'atz.obviously-dead': {
    section: 'Obviously Dead',
    title: 'Obviously Dead',
    summary:
      'A die for each hit: the Impact or less kills outright. Beyond 6″, or turned away, a zombie is killed on the shooter’s Rep or less. As many hits in an Encounter as the target has Rep kill without any die.',
    ask: 'Is the target Obviously Dead? Roll a die for each hit.',
  },
  'atz.damage': {
    section: 'Damage Table',
    title: 'Damage',
    summary:
      'For each hit that did not kill a human, a die against Rep less the Impact: passed, the figure is knocked down; failed, Out of the Fight. The worst of several hits counts.',
    ask: 'Roll a die for each hit against Rep less the Impact.',
  },
  'atz.impact': {
    section: 'Weapons',
    title: 'Impact',
    summary:
      'Each hit throws a human back as many inches as its Impact, or with Impact 1 drops them in place. A zombie that isn’t killed staggers an inch for each point and falls; a shot of Impact 1 it doesn’t notice.',
  },
  'atz.auto-kill': {
    section: 'Auto-Kill or Capture',
    title: 'Finished off, or taken',
    summary:
      'An active figure that reaches an enemy who is stunned or Out of the Fight kills or captures that enemy without dice. A gun used for it is heard as one shot. A Star who is Larger Than Life is captured by people of lower Rep, not killed.',
  },
} as const satisfies Record<string, Rule>;
