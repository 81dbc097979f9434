/**
 * The survivors. Ten are printed with their figures; that the last ability is the starlet's follows from them, since all
 * others come to nine, or to eight with an ability. Of the lawyer the name alone is printed; three more are ours.
 */
import { choice, flag, line, number } from '../../core/fields.ts';
import type { KeyedTable, Row } from '../../core/table.ts';
import { ABILITIES, type Ability, GENDERS, type Gender, type Stats, type SurvivorId } from '../types.ts';
import { words } from './text/survivors.ts';

export interface Survivor extends Stats {
  readonly title: string;
  /** What the card calls them, where we don't. */
  readonly printed?: string;
  readonly gender: Gender;
  readonly ability: Ability;
  /** Whether the deck has the card; those without are in any. */
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
    physicist: printed(words.physicist, [5, 1, 2], 'm', 'takes-gear'),
    'homeless-vet': printed(words.homelessVet, [2, 4, 3], 'm'),
    bouncer: printed(words.bouncer, [1, 5, 3], 'm'),
    'smartass-kid': printed(words.smartassKid, [4, 2, 3], 'm'),
    stoner: printed(words.stoner, [2, 3, 3], 'm', 'leaves'),
    'biker-chick': printed(words.bikerChick, [2, 3, 4], 'f'),
    'gamer-girl': printed(words.gamerGirl, [3, 2, 4], 'f'),
    starlet: {
      result: {
        ...{ title: words.starlet, printed: words.blondeBimbo },
        ...{ wits: 2, fight: 2, speed: 4, gender: 'f', ability: 'forces-help' },
      },
      confidence: 'DERIVED',
    },
    policewoman: printed(words.policewoman, [3, 3, 3], 'f'),
    biker: printed(words.biker, [2, 4, 3], 'm'),
    lawyer: rebuilt(words.lawyer, [4, 1, 4], 'f'),
    paramedic: rebuilt(words.paramedic, [3, 4, 2], 'm'),
    trucker: rebuilt(words.trucker, [2, 5, 2], 'm'),
    courier: rebuilt(words.courier, [2, 2, 5], 'f'),
  },
};
