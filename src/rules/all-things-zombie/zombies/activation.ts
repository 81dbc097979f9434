/** Section: Turn Sequence and Activation. Zombies are one side of Rep 4 without Leaders: all of them go, or none (ATZ-30). */
import { singleFigure } from '../data/single-figures.ts';
import { type Activation, mayActivate, ZOMBIE_SIDE } from '../turn/activation.ts';

/** `recover`: where their die is that of another side they only get up again. */
const ZOMBIES_MAY = ['act', 'recover', 'stay'] as const;
export type ZombiesMay = (typeof ZOMBIES_MAY)[number];

export function zombiesMay(activation: Activation): ZombiesMay {
  if (mayActivate(activation, ZOMBIE_SIDE, singleFigure('zombie-rep'))) return 'act';
  const { dice } = activation;
  const own = dice.find(({ side }) => side === ZOMBIE_SIDE);
  const doubled = dice.some(({ side, face }) => side !== ZOMBIE_SIDE && face === own?.face);
  return doubled ? 'recover' : 'stay';
}
