import { useHidden } from '../../../../client/hidden.ts';
import { LAYERS, type Layer } from '../state/board-layers.ts';

/** Layers of the board, true where they are shown. */
export type Layers = Readonly<Record<Layer, boolean>>;

export function useLayers(): { readonly layers: Layers; readonly toggle: (layer: Layer) => void } {
  const { hidden, toggle } = useHidden<Layer>('holdout.board.hidden-layers', LAYERS);
  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, !hidden.includes(layer)])) as Layers;
  return { layers, toggle };
}
