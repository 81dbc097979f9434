/** What the odds of meeting zombies and people want to know. */
import { z } from 'zod';
import { Area, Building, flag, Modifier, number, Phase, Target, Winner } from './shared.ts';

/** Keeps one question of odds small. */
const MOST_SHOTS = 60;

const AtLarge = z.strictObject({ area: Area, phase: Phase, winner: Winner });
const Outnumbers = z.enum(['player', 'other', 'none'], { error: 'outnumbers is player, other or none.' });
/** `modifier` is all modifiers added up. */
const talker = <const N extends string>(name: N) =>
  z.strictObject({ rep: Target, modifier: Modifier }, { error: `${name} has a rep and a modifier.` });

export const MEET_INPUTS = {
  'atz.activity': z.strictObject({
    area: Area,
    phase: Phase,
    building: Building,
    upstairs: flag('upstairs').default(false),
    winner: Winner,
  }),
  'atz.zombies-at-start': AtLarge,
  'atz.zombie-reinforcement': z.strictObject({ area: Area, shots: number('shots', 0, MOST_SHOTS) }),
  'atz.zombies-in-building': AtLarge,
  'atz.survivors-in-building': AtLarge,
  'atz.awareness': z.strictObject({ rep: Target, shotsHeard: flag('shotsHeard').optional() }),
  'atz.attack-or-talk': z.strictObject({ rep: Target, outnumbers: Outnumbers }),
  'atz.talk': z.strictObject({ player: talker('player'), other: talker('other'), outnumbers: Outnumbers }),
  'atz.mercy': z.strictObject({ rep: Target }),
} as const;
