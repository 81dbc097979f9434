/** Lists below the table: who is gone, and in which order the Threat would choose. */
import type { Seen } from '../../../core/seen.ts';
import { type AztaState, survivorOf } from '../../state.ts';
import { against, totalAgainst } from '../../strength.ts';
import { STAT_OF, type Stat, type SurvivorId } from '../../types.ts';
import { seatName, survivorTitle } from '../names.ts';
import { fatesOf, inLine } from './fates.ts';

type Look = Seen<AztaState>;

export interface GoneView {
  readonly survivor: SurvivorId;
  /** Place in the order in which they went. */
  readonly number: number;
  /** Figure that the Threat which got them goes by. */
  readonly stat: Stat;
  readonly name: string;
  /** `Ilka, round 3` */
  readonly detail: string;
}

export interface LineView {
  readonly aside: string;
  readonly rows: readonly {
    readonly survivor: SurvivorId;
    /** `1`; a dash of whoever is a match for the Threat. */
    readonly place: string;
    /** `Stoner 4`, `Homeless vet 9, safe` */
    readonly name: string;
    readonly owner: string;
    readonly dies: boolean;
  }[];
}

export interface FootView {
  /** The last one first. */
  readonly gone: readonly GoneView[];
  /** Null where nobody faces a Threat. */
  readonly line: LineView | null;
}

/** `then`: the table with the answer that is pointed at, which has this number. */
export const footView = (state: Look, then: Look | undefined, choice: string): FootView => ({
  gone: goneOf(state),
  line: lineOf(then ?? state, then === undefined ? 'as it stands' : `with choice ${choice}`),
});

function goneOf({ survivors }: Look): readonly GoneView[] {
  return survivors
    .flatMap(({ id, owner, out }) => (out === null ? [] : [{ id, owner, out }]))
    .toSorted((one, other) => one.out.round - other.out.round)
    .map(({ id, owner, out }, at) => ({
      survivor: id,
      number: at + 1,
      stat: STAT_OF[out.kind],
      name: survivorTitle(id),
      detail: `${seatName(owner)}, round ${out.round}`,
    }))
    .reverse();
}

function lineOf(state: Look, aside: string): LineView | null {
  const { encounter, threat } = state;
  if (encounter === null || threat === null) return null;
  const total = totalAgainst(state, threat.kind);
  const fates = fatesOf(state);
  if (encounter.inIt.length === 0) return null;
  const rows = inLine(state).map((id, at) => {
    const value = against(state, id, threat.kind);
    const isSafe = value >= total;
    return {
      survivor: id,
      place: isSafe ? '–' : String(at + 1),
      name: `${survivorTitle(id)} ${value}${isSafe ? ', safe' : ''}`,
      owner: seatName(survivorOf(state, id).owner),
      dies: fates.get(id) === 'dies',
    };
  });
  return { aside, rows };
}
