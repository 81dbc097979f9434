/** Figures as the contract shows them: numbers from the data tables, ready to be read. */

import {
  FigureFacts,
  type FigureLine,
  type FigureSheet,
  type HistoryPage,
  type LifePage,
  type WeaponFacts,
  type WeaponLine,
} from '../../../../contract/games/all-things-zombie/figures.ts';
import { rapNeeded } from '../../../../rules/all-things-zombie/after-the-battle/advancement.ts';
import { mayFireTogether, weaponOf } from '../../../../rules/all-things-zombie/arms.ts';
import { type Division, dateText, periodIndex } from '../../../../rules/all-things-zombie/calendar.ts';
import { ADVANTAGE_TABLE } from '../../../../rules/all-things-zombie/data/advantages.ts';
import { ATTRIBUTE_TABLE } from '../../../../rules/all-things-zombie/data/attributes.ts';
import { REP_TABLE } from '../../../../rules/all-things-zombie/data/reps.ts';
import { WEAPON_TERMS } from '../../../../rules/all-things-zombie/data/text/weapon-terms.ts';
import { WEAPON_TABLE } from '../../../../rules/all-things-zombie/data/weapons.ts';
import type { FigureId } from '../../../../rules/all-things-zombie/ids.ts';
import { pointCost } from '../../../../rules/all-things-zombie/points.ts';
import type { SeenCampaign, SeenFigure, SeenWeapon } from '../../../../rules/all-things-zombie/state/seen.ts';
import type { WeaponId } from '../../../../rules/all-things-zombie/types.ts';
import { byCorrected, workedOutOf } from '../../../../rules/core/in-force.ts';
import { cardText } from '../../../../rules/core/text/cards.ts';

/** Points the figure costs with what it carries. */
export const costOf = workedOutOf((figure: SeenFigure): number =>
  pointCost({ ...figure, weapons: figure.weapons.map((held) => held.weapon) }),
);

export const weaponLine = ({ id, ...held }: SeenWeapon): WeaponLine => ({ id, ...weaponFacts(held) });

export function weaponFacts({ weapon, clips, loaded }: Omit<SeenWeapon, 'id'>): WeaponFacts {
  const { value, corrected } = byCorrected(() => weaponOf(weapon));
  const { range, targets, impact, oRating } = value;
  const { title } = WEAPON_TERMS[weapon];
  const figures = { range, targets, impact, oRating, corrected: corrected.length > 0 };
  return { weapon, title, ...figures, clips, loaded };
}

const FACTS = Object.keys(FigureFacts.shape) as (keyof FigureFacts)[];

/** Facts of a figure that the contract shows as they are; a fact that no figure has doesn't compile. */
function factsOf(figure: Pick<SeenFigure, keyof FigureFacts>): FigureFacts {
  return Object.fromEntries(FACTS.map((fact) => [fact, figure[fact]])) as FigureFacts;
}

function lineOf(division: Division, figure: SeenFigure): FigureLine {
  return {
    ...factsOf(figure),
    neverRecovered: false,
    rapToAdvance: rapNeeded(figure.rep),
    attributes: figure.attributes.map((attribute) => ({
      id: attribute,
      title: ATTRIBUTE_TABLE[attribute].title,
    })),
    advantages: figure.advantages.map((advantage) => ({
      id: advantage,
      title: ADVANTAGE_TABLE[advantage].title,
    })),
    weapons: figure.weapons.map(weaponLine),
    cost: costOf(figure),
    since: dateText(division, figure.since),
    joined: dateText(division, figure.joined),
  };
}

const linesIn = (division: Division) => workedOutOf((figure: SeenFigure) => lineOf(division, figure));
const LINES = { months: linesIn('months'), seasons: linesIn('seasons') } as const satisfies Record<
  Division,
  unknown
>;

/** Every act shows all of a party again, of whom it has changed one or two; `stay` are those who never came out of the shock. */
export function figureLine(division: Division, figure: SeenFigure, stay?: ReadonlySet<FigureId>): FigureLine {
  const line = LINES[division](figure);
  return stay?.has(figure.id) === true ? { ...line, neverRecovered: true } : line;
}

/** Pages of a figure's log and life, and its portrait, as read from the file. */
export interface Told {
  readonly page: HistoryPage;
  readonly lived: LifePage;
  readonly portrait: string | null;
  readonly stay: ReadonlySet<FigureId>;
}

export function figureSheet(
  now: SeenCampaign,
  figure: SeenFigure,
  { page: { history, next }, lived: life, portrait, stay }: Told,
): FigureSheet {
  const { title, summary } = REP_TABLE[figure.rep];
  return {
    line: figureLine(now.calendar.division, figure, stay),
    biography: figure.biography,
    origin: originText(figure),
    rep: { title, summary },
    attributes: figure.attributes.map((id) => {
      const attribute = ATTRIBUTE_TABLE[id];
      return { id, title: attribute.title, summary: attribute.summary, section: attribute.section };
    }),
    advantages: figure.advantages.map((id) => {
      const advantage = ADVANTAGE_TABLE[id];
      return { id, title: advantage.title, summary: advantage.summary };
    }),
    weapons: figure.weapons.map(({ id, weapon }) => ({
      id,
      title: WEAPON_TERMS[weapon].long.title,
      summary: WEAPON_TABLE[weapon].summary,
    })),
    firesTogether: pairsFired(figure.weapons),
    portrait,
    joined: {
      year: figure.joined.year,
      period: periodIndex(now.calendar.division, figure.joined),
    },
    tally: { ...figure.tally },
    life,
    history,
    earlier: next,
  };
}

function originText({ origin }: SeenFigure): string | null {
  return origin === null ? null : `${origin.table} table, ${cardText(origin.card)}`;
}

/** Pairs of weapons that can be fired, each once, in the order carried. */
function pairsFired(weapons: readonly SeenWeapon[]): [WeaponId, WeaponId][] {
  const pairs = new Map<string, [WeaponId, WeaponId]>();
  weapons.forEach(({ weapon: one }, at) => {
    for (const { weapon: other } of weapons.slice(at + 1)) {
      if (!mayFireTogether(one, other)) continue;
      pairs.set([one, other].toSorted().join(), [one, other]);
    }
  });
  return [...pairs.values()];
}
