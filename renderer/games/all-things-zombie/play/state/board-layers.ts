/** Layers of the board, each of which can be left out. */
export const LAYERS = ['reach', 'sight', 'trails', 'ranges', 'names', 'photo'] as const;
export type Layer = (typeof LAYERS)[number];

export const LAYER_WORDS: Readonly<Record<Layer, string>> = {
  reach: 'How far it can move',
  sight: 'Ground out of sight, and lines',
  trails: 'Ways gone last',
  ranges: 'Range of its guns',
  names: 'Names',
  photo: 'Photo of your table',
};
