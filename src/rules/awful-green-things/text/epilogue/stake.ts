/** Stakes of the boats of a game: points that are home already, and those that have to be beaten. */
import type { Corrections } from '../../../core/figure.ts';
import { withCorrections } from '../../../core/in-force.ts';
import type { Seen } from '../../../core/seen.ts';
import { type CrewId, crewmanOf } from '../../data/crew.ts';
import { type EndingKind, pointsRow } from '../../data/points.ts';
import type { Passage } from '../../epilogue/passage.ts';
import type { Table } from '../../state.ts';

export interface AtStake {
  readonly passages: readonly Seen<Passage>[];
  /** Crew who are home already. */
  readonly home: readonly CrewId[];
  /** Points of the Green Things, which the crew has to beat. */
  readonly theirs: number;
}

/** Points of one of the crew who comes home. */
export const worthOf = (crew: string): number => {
  const { counts, constitution } = crewmanOf(crew as CrewId);
  return counts ? constitution : 0;
};

export const broughtBy = (home: readonly CrewId[]): number =>
  home.reduce((sum, one) => sum + worthOf(one), 0);

export const atStake = ({ passages, home, ship }: Table): AtStake => ({
  passages,
  home,
  theirs: ship === null ? 0 : pointsRow(ship).result,
});

export interface StakeView {
  /** Brought home by earlier boats. */
  readonly brought: number;
  readonly theirs: number;
  /** `Znutar blown up`; empty while that is open. */
  readonly ship: string;
}

const SHIP: Readonly<Record<EndingKind, string>> = {
  exterminated: 'Znutar kept',
  'taken-over': 'Znutar taken over',
  abandoned: 'Znutar abandoned',
  destroyed: 'Znutar blown up',
  'stand-off': 'Znutar undecided',
};

export const stakeView = (state: Table, corrections: Corrections): StakeView =>
  withCorrections(corrections, () => {
    const { home, theirs } = atStake(state);
    return { brought: broughtBy(home), theirs, ship: state.ship === null ? '' : SHIP[state.ship] };
  });
