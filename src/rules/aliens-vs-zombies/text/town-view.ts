/** The screen’s view of a town, all of it by the corrections that hold for the game: its tiles, places, lights and piles. */
import type { Corrections } from '../../core/figure.ts';
import { withCorrections } from '../../core/in-force.ts';
import type { Seen } from '../../core/seen.ts';
import type { Side, Table } from '../state.ts';
import type { WarLedger } from '../war/ledger.ts';
import { type PileRow, type PlaceView, pilesOf, placesOf } from './board.ts';
import { type Asked, type Lights, lightsOf } from './lit.ts';
import { type ScaleView, scaleOf } from './scale.ts';
import { type TilesView, tilesOf } from './tiles.ts';
import { type WarView, warViewOf } from './war/run.ts';

export interface TownView {
  readonly tiles: TilesView;
  readonly places: readonly PlaceView[];
  readonly lights: Lights;
}

export const townView = (state: Table, asked: Asked, corrections: Corrections): TownView =>
  withCorrections(corrections, () => ({
    tiles: tilesOf(state),
    places: placesOf(state),
    lights: lightsOf(state, asked),
  }));

export interface PilesView extends Readonly<Record<Side, readonly PileRow[]>> {
  /** Zombies in the dead pile. */
  readonly dead: number;
  readonly scale: ScaleView;
}

export const pilesView = (state: Table, corrections: Corrections): PilesView =>
  withCorrections(corrections, () => {
    const piles = pilesOf(state);
    const dead = piles.zombies.reduce((sum, { counts }) => sum + (counts[1] ?? 0), 0);
    return { ...piles, dead, scale: scaleOf() };
  });

export const warView = (
  ledger: Seen<WarLedger>,
  corrections: Corrections,
  isOn: boolean,
): { readonly war: WarView; readonly scale: ScaleView } =>
  withCorrections(corrections, () => ({ war: warViewOf(ledger, isOn), scale: scaleOf() }));
