/** Locations that the board lights up: what the open question lets be done in each. */
import { PLACES, type PlaceId } from '../data/town.ts';
import { reach } from '../movement.ts';
import { type Prospect, prospect } from '../prospect.ts';
import type { Table } from '../state.ts';

/** A question as a screen has it. */
export interface Asked {
  readonly rule: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}

export interface LitOption {
  readonly id: string;
  readonly text: string;
  /** From 1 on, as the options are numbered. */
  readonly number: number;
}

/** A location that options are about. */
export interface Lit {
  readonly place: PlaceId;
  /** The first is what a click on the location means. */
  readonly options: readonly LitOption[];
  /** Prospect of an attack there. */
  readonly attack: Prospect | null;
  /** Points of movement that it takes to go there; null where nobody goes. */
  readonly points: number | null;
}

/** A disc with the points stands at its corner. */
export const hasDisc = ({ attack, points }: Lit): boolean => attack === null && points !== null;

export interface Lights {
  /** Location of the group that is asked about. */
  readonly from: PlaceId | null;
  readonly lit: readonly Lit[];
  /** True if a click is held against another before it is meant, as what is done can’t be seen at once. */
  readonly confirms: boolean;
}

const SPECIAL: ReadonlySet<string> = new Set(['blast', 'chomp']);
const isPlace = (id: string): id is PlaceId => (PLACES as readonly string[]).includes(id);

/** The location an option is about: `C4`, `attack:C4`, `C4:fast_mob`; a special attack is where the group stands. */
function placeOf(id: string, from: PlaceId | null): PlaceId | undefined {
  if (SPECIAL.has(id)) return from ?? undefined;
  return id.split(':').find(isPlace);
}

export function lightsOf(state: Table, { rule, options }: Asked): Lights {
  const acting = rule === 'avz.act.how' ? state.acting : null;
  const from = acting?.at ?? null;
  const moves = acting === null ? [] : reach(state, acting).moves;
  const byPlace = Map.groupBy(
    options.map(({ id, text }, at) => ({ id, text, number: at + 1 })),
    ({ id }) => placeOf(id, from),
  );
  const lit = PLACES.flatMap((place): Lit[] => {
    const here = byPlace.get(place);
    if (here === undefined) return [];
    const strikes = here.find(({ id }) => id.startsWith('attack:'));
    return [
      {
        place,
        options: here,
        attack: acting !== null && strikes !== undefined ? prospect(state, acting, place) : null,
        points: moves.find(({ to }) => to === place)?.points ?? null,
      },
    ];
  });
  return { from, lit, confirms: rule === 'avz.act.how' };
}
