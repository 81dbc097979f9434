/** The board’s view of a game: each area with who and what is in it, what may be done where, and what is outside. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import type { Table } from '../state.ts';
import { type LaterView, laterOf } from './later.ts';
import { type Asked, type Lights, lightsOf } from './lit.ts';
import { type Occupants, occupantsOf } from './occupants.ts';
import { type OutsideView, outsideOf } from './outside/view.ts';
import { AREAS_ON_PLAN, type AreaOnPlan } from './plan.ts';

export interface AreaView extends AreaOnPlan, Occupants {}

/** Areas in the order of their numbers. */
export const areasOf = (state: Table): readonly AreaView[] =>
  AREAS_ON_PLAN.map((area) => ({ ...area, ...occupantsOf(state, area.id) }));

export interface ShipView {
  readonly areas: readonly AreaView[];
  readonly lights: Lights;
  /** While an attack is declared, where others may follow. */
  readonly later: readonly LaterView[];
  /** The outside, only where Outside the Znutar is played. */
  readonly outside: OutsideView | null;
}

export const shipView = (state: Table, asked: Asked, corrections: Corrections): ShipView =>
  withCorrections(corrections, () => {
    const lights = lightsOf(state, asked);
    return {
      areas: areasOf(state),
      lights,
      later: laterOf(state),
      outside: outsideOf(state, lights.outside) ?? null,
    };
  });
