import { z } from 'zod';
import { AREAS, BUILDINGS } from '../../rules/all-things-zombie/types.ts';

const Rep = z.int({ error: 'rep is a whole number.' }).min(-20).max(20);
const Area = z.enum(AREAS, { error: `area is one of ${AREAS.join(', ')}.` });
const Phase = z.literal([1, 2, 3], { error: 'phase is 1, 2 or 3.' });
const AtLarge = z.strictObject({ area: Area, phase: Phase });
const Outnumbers = z.enum(['player', 'other', 'none'], { error: 'outnumbers is player, other or none.' });
const Talker = z.strictObject({
  rep: Rep,
  modifier: z.int({ error: 'modifier is a whole number, all modifiers added up.' }).min(-20).max(20),
});

export const MEET_INPUTS = {
  'atz.activity': z.strictObject({
    area: Area,
    phase: Phase,
    building: z
      .enum(BUILDINGS, { error: `building is one of ${BUILDINGS.join(', ')}, or null for a vehicle.` })
      .nullable(),
    upstairs: z.boolean({ error: 'upstairs is true or false.' }).default(false),
  }),
  'atz.zombies-at-start': AtLarge,
  'atz.zombie-reinforcement': z.strictObject({
    area: Area,
    shots: z.int({ error: 'shots is a whole number.' }).min(0).max(60, { error: 'shots is 60 at most.' }),
  }),
  'atz.zombies-in-building': AtLarge,
  'atz.survivors-in-building': AtLarge,
  'atz.awareness': z.strictObject({ rep: Rep, shotsHeard: z.boolean().optional() }),
  'atz.attack-or-talk': z.strictObject({ rep: Rep, outnumbers: Outnumbers }),
  'atz.talk': z.strictObject({ player: Talker, other: Talker, outnumbers: Outnumbers }),
  'atz.mercy': z.strictObject({ rep: Rep }),
} as const;
