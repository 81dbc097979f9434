/** Effects of a weapon, in a few words for a cell. */
import type { Volley, WeaponFigures } from '../data/weapon.ts';
import { negative } from './rows.ts';

const volleyText = ({ dice, counted, targets }: Volley): string =>
  dice === counted ? String(dice) : `${dice}, of which the best ${counted} count, on ${targets} targets`;

/** `1 to 3`; `4, of which the best 2 count, on 2 targets; or 8, …`. */
export function countedDice(volleys: readonly Volley[]): string {
  const [first] = volleys;
  const last = volleys.at(-1);
  if (first === undefined || last === undefined) return '–';
  if (!volleys.every(({ dice, counted }) => dice === counted)) return volleys.map(volleyText).join('; or ');
  return first.dice === last.dice ? String(first.dice) : `${first.dice} to ${last.dice}`;
}

export function loading({ reload }: Pick<WeaponFigures, 'reload'>): string {
  switch (reload.by) {
    case 'clips':
      return reload.ones === 'in-one-volley'
        ? `Clips; two 1s in one volley empty one${reload.among === 'rolled' ? ', all dice counted' : ''}`
        : 'Clips; the second 1 of the Encounter empties one';
    case 'barrel':
      return 'Loaded by hand after every shot; no clips';
    case 'throw':
      return 'Leaves the hand; can be picked up';
    case 'nothing':
      return 'None';
    default:
      return reload satisfies never;
  }
}

export function noiseText({ noise }: Pick<WeaponFigures, 'noise'>): string {
  switch (noise.by) {
    case 'shot':
      return 'Each shot';
    case 'turn':
      return `${noise.shots} a turn`;
    case 'nothing':
      return 'None';
    default:
      return noise satisfies never;
  }
}

export function meleeText({
  inMelee: { impact, enemyRep },
  motor,
}: Pick<WeaponFigures, 'inMelee' | 'motor'>): string {
  const hits = `Impact ${impact}${enemyRep === 0 ? '' : `, ${negative(enemyRep)} to the enemy’s Rep`}`;
  if (motor === undefined) return hits;
  const { stallsOn, restartTurns, emptyAt } = motor;
  return `${hits}; a ${stallsOn} stalls it for ${restartTurns === 1 ? 'a turn' : `${restartTurns} turns`}, ${emptyAt} of them empty it`;
}
