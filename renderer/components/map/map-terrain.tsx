/** Terrain on a map by its kind: woods, scrub, rocks and rises; a dry riverbed is drawn as one, in however many pieces it lies. */
import type { ReactNode } from 'react';
import type { TableTop, TerrainPiece } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { banksOf, hachures } from './banks.ts';
import { cornersOnMap, onMap, type View } from './geometry.ts';
import styles from './map.module.css';
import type { Obstacle } from './oriented.ts';
import { pathOf } from './outlines.ts';
import { bentAround, path, smooth } from './polylines.ts';
import { contoursOf, natural } from './rise.ts';
import { stonesIn, tuftsIn } from './stones.ts';
import { strewn } from './texture.ts';
import { treesIn } from './trees.ts';
import { oval } from './water.ts';

interface MapTerrainProps {
  readonly piece: TerrainPiece;
  readonly view: View;
  /** Words that trees, stones and tufts leave free. */
  readonly words: readonly Obstacle[];
}

export function MapTerrain({ piece, view, words }: MapTerrainProps) {
  const ground = natural(piece.outline);
  const edge = smooth(ground.map((spot) => onMap(view, spot)));
  const grown = { ground, edge, view, words };
  switch (piece.kind) {
    case 'rough':
      return <Woods {...grown} />;
    case 'scrub':
      return (
        <>
          <path className={styles.mapTerrainScrub} d={edge} />
          <path className={styles.tuft} d={tuftsIn(ground, view, words)} />
        </>
      );
    case 'rocks':
      return <Rocks {...grown} />;
    case 'undulating':
      return (
        <>
          <path className={styles.touch} d={edge} />
          {contoursOf(ground.map((spot) => onMap(view, spot))).map((contour, ring) => (
            <path
              key={contour}
              className={styles.mapTerrainRise}
              data-foot={ring === 0 || undefined}
              d={contour}
            />
          ))}
        </>
      );
    case 'dry-riverbed':
      return null;
    default:
      return piece.kind satisfies never;
  }
}

interface GrownProps extends Pick<MapTerrainProps, 'view' | 'words'> {
  readonly ground: readonly Spot[];
  readonly edge: string;
}

function Woods({ ground, view, words, edge }: GrownProps) {
  const trees = treesIn(ground, view, words);
  return (
    <>
      <path className={styles.mapTerrainWood} d={edge} />
      <path className={styles.shade} d={trees.map(({ shade }) => shade).join('')} />
      {trees.map(({ crown }) => (
        <path key={crown} className={styles.tree} d={crown} />
      ))}
      <path className={styles.light} d={trees.map(({ light }) => light).join('')} />
    </>
  );
}

function Rocks({ ground, view, words, edge }: GrownProps) {
  const { stones, facets } = stonesIn(ground, view, words);
  return (
    <>
      <path className={styles.mapTerrainRocks} d={edge} />
      <path className={styles.mapTerrainStone} d={stones.join('')} />
      <path className={styles.facet} d={facets} />
    </>
  );
}

/** Tenths of an inch from pebble to pebble. */
const PEBBLES = 24;

/** A riverbed is one, in however many pieces it lies: banks around all of it, strokes down them, pebbles in between. */
export function MapRiverbed({
  table,
  view,
  part,
}: {
  readonly table: TableTop;
  readonly view: View;
  readonly part: (id: string, child: ReactNode) => ReactNode;
}) {
  const pieces = table.terrain.filter(({ kind }) => kind === 'dry-riverbed');
  const shapes = pieces.map(({ outline }) => bentAround(cornersOnMap(view, outline)));
  const banks = shapes.flatMap((corners) =>
    banksOf(
      corners,
      shapes.filter((other) => other !== corners),
      table,
      view,
    ),
  );
  const pebbles = pieces.flatMap(({ outline }) => strewn(outline, PEBBLES));
  if (pieces.length === 0) return null;
  return (
    <>
      <path className={styles.bed} d={shapes.map(pathOf).join('')} />
      {pieces.map(({ id }, at) => (
        <g key={id}>{part(id, <path className={styles.touch} d={pathOf(shapes[at] ?? [])} />)}</g>
      ))}
      <g className={styles.untouched}>
        <path
          className={styles.pebble}
          d={pebbles.map((spot) => oval(onMap(view, spot), (0.8 + spot.share) * view.scale)).join('')}
        />
        <path className={styles.mapTerrainStroke} d={hachures(banks, view)} />
        <path className={styles.mapTerrainBank} d={banks.map(path).join('')} />
      </g>
    </>
  );
}
