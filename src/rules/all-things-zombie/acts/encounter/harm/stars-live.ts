/** Section: Larger Than Life (LTL). A Star whom people of lower Rep would kill is out of the fight instead; zombies kill it (ATZ-11). */
import { read } from '../../../../core/transcript.ts';
import { type Death, insteadOfDead } from '../../../after-the-battle/larger-than-life.ts';
import type { Harm } from '../../../shooting/damage.ts';
import type { Fighting } from '../standing/fighters.ts';

interface Came {
  readonly harm: Harm;
  readonly megaDeath?: boolean;
}

/** Set for a figure that would be dead but for being Larger Than Life. */
export interface Spared {
  readonly spared?: true;
}

/** True if a figure outlives a death at the hands of somebody of that Rep. */
export function outlives({ figure, rep }: Fighting, death: Death, byRep: number | null): boolean {
  if (figure === null) return false;
  const { advantages } = figure;
  const { result, row } = insteadOfDead(death, { rep, advantages, by: 'people', byRep });
  if (row !== null) read({ row });
  return result === 'outOfTheFight';
}

/** Outcome of a hit by people, which a Star may survive; `found` is null for a zombie. */
export function starLives<C extends Came>(found: Fighting | null, came: C, byRep: number | null): C & Spared {
  if (found === null || came.harm !== 'obviouslyDead') return came;
  const lives = outlives(found, came.megaDeath ? 'mega-death' : 'obviously-dead', byRep);
  return lives ? { ...came, harm: 'outOfTheFight', spared: true } : came;
}
