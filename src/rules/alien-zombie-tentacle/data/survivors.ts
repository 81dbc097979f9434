/**
 * The survivors. Ten are printed with their figures; that the last ability is the starlet's follows from them, since all
 * others come to nine, or to eight with an ability. Of the lawyer the name alone is printed; three more are ours.
 */
import { choice, flag, line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import { ABILITIES, type Ability, GENDERS, type Gender, type Stats, type SurvivorId } from '../types.ts';

export interface Survivor extends Stats {
  readonly title: string;
  /** Title on the card, where we don’t use it. */
  readonly printed?: string;
  readonly gender: Gender;
  readonly ability: Ability;
  /** Says whether the deck has the card; survivors without an entry are in any deck. */
  readonly inDeck?: boolean;
}

type Figures = readonly [wits: number, fight: number, speed: number];

const printed = (
  title: string,
  [wits, fight, speed]: Figures,
  gender: Gender,
  ability: Ability = 'none',
): Row<Survivor> => ({ result: { title, wits, fight, speed, gender, ability } });

const rebuilt = (title: string, [wits, fight, speed]: Figures, gender: Gender): Row<Survivor> => ({
  result: { title, wits, fight, speed, gender, ability: 'none', inDeck: true },
  confidence: 'RECONSTRUCTED',
});

export const SURVIVOR_CARDS: KeyedTable<SurvivorId, Survivor> = {
  id: 'azta.survivors',
  section: 'Survivors',
  figures: {
    title: line(40),
    wits: number(0, 9),
    fight: number(0, 9),
    speed: number(0, 9),
    gender: choice(GENDERS),
    ability: choice(ABILITIES),
    inDeck: flag,
  },
  rows: {
    physicist: printed('Physicist', [5, 1, 2], 'm', 'takes-gear'),
    'homeless-vet': printed('Homeless vet', [2, 4, 3], 'm'),
    bouncer: printed('Bouncer', [1, 5, 3], 'm'),
    'smartass-kid': printed('Smartass kid', [4, 2, 3], 'm'),
    stoner: printed('Stoner', [2, 3, 3], 'm', 'leaves'),
    'biker-chick': printed('Biker chick', [2, 3, 4], 'f'),
    'gamer-girl': printed('Gamer girl', [3, 2, 4], 'f'),
    starlet: {
      result: {
        ...{ title: 'Starlet', printed: 'Blonde bimbo' },
        ...{ wits: 2, fight: 2, speed: 4, gender: 'f', ability: 'forces-help' },
      },
      confidence: 'DERIVED',
    },
    policewoman: printed('Policewoman', [3, 3, 3], 'f'),
    biker: printed('Biker', [2, 4, 3], 'm'),
    lawyer: rebuilt('Lawyer', [4, 1, 4], 'f'),
    paramedic: rebuilt('Paramedic', [3, 4, 2], 'm'),
    trucker: rebuilt('Trucker', [2, 5, 2], 'm'),
    courier: rebuilt('Courier', [2, 2, 5], 'f'),
  },
};
