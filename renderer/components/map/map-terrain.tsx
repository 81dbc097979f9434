import type { TerrainPiece } from '../../../src/rules/core/geometry/table-top.ts';
import type { Spot } from '../../../src/rules/core/play.ts';
import { type Box, boxAround, cornersOnMap, onMap, type View } from './geometry.ts';
import { inset, lineOf, pathOf, rounded } from './outlines.ts';
import styles from './table-map.module.css';
import { strewn } from './texture.ts';

interface MapTerrainProps {
  readonly piece: TerrainPiece;
  readonly view: View;
}

export function MapTerrain({ piece, view }: MapTerrainProps) {
  const box = boxAround(view, piece.outline);
  const corners = cornersOnMap(view, piece.outline);
  const strewnWith = { piece, view, corners };
  switch (piece.kind) {
    case 'rough':
      return <Strewn {...strewnWith} className={styles.wood} apart={18} draw="tree" />;
    case 'scrub':
      return <Strewn {...strewnWith} className={styles.scrub} apart={16} draw="tuft" />;
    case 'rocks':
      return <Strewn {...strewnWith} className={styles.rocks} apart={20} draw="stone" />;
    case 'undulating':
      return <Contours box={box} corners={corners} />;
    case 'dry-riverbed':
      return <Bed box={box} corners={corners} />;
    default:
      return piece.kind satisfies never;
  }
}

interface StrewnProps extends MapTerrainProps {
  readonly corners: readonly Spot[];
  readonly className: string | undefined;
  /** Tenths of an inch from one to the next. */
  readonly apart: number;
  readonly draw: 'tree' | 'tuft' | 'stone';
}

function Strewn({ piece, view, corners, className, apart, draw }: StrewnProps) {
  return (
    <>
      <path className={className} d={rounded(corners, 8)} />
      {strewn(piece.outline, apart).map(({ share, ...spot }) => {
        const { x, y } = onMap(view, spot);
        const size = (4 + 2.5 * share) * view.scale;
        return <path key={`${spot.x} ${spot.y}`} className={styles[draw]} d={SHAPES[draw](x, y, size)} />;
      })}
    </>
  );
}

/** A crown, three blades, a six-sided stone. */
const SHAPES = {
  tree: (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
  tuft: (x, y, r) => `M${x} ${y}v${-r}M${x} ${y}l${-r * 0.7} ${-r * 0.6}M${x} ${y}l${r * 0.7} ${-r * 0.6}`,
  stone: (x, y, r) =>
    `M${x - r} ${y}l${r * 0.5} ${-r * 0.8}l${r * 0.9} ${-r * 0.1}l${r * 0.6} ${r * 0.8}l${-r * 0.4} ${r * 0.7}l${-r * 1.2} ${r * 0.1}z`,
} as const satisfies Record<StrewnProps['draw'], (x: number, y: number, size: number) => string>;

interface ShapeProps {
  readonly box: Box;
  readonly corners: readonly Spot[];
}

/** Three contours, one inside the other. */
function Contours({ box: { width, height }, corners }: ShapeProps) {
  const least = Math.min(width, height);
  return (
    <>
      <path className={styles.touch} d={pathOf(corners)} />
      {[0, 1, 2].map((ring) => {
        const by = (ring * least) / 7 + 1;
        return (
          <path key={ring} className={styles.rise} d={rounded(inset(corners, by), (least - 2 * by) / 2.4)} />
        );
      })}
    </>
  );
}

/** Banks along both sides, and the line where water ran. */
function Bed({ box: { x, y, width, height }, corners }: ShapeProps) {
  const upright = height > width;
  const [cx, cy] = [x + width / 2, y + height / 2];
  const sides = corners
    .map((from, at): readonly [Spot, Spot] => [from, corners[(at + 1) % corners.length] ?? from])
    .filter(([from, to]) => Math.abs(to.y - from.y) > Math.abs(to.x - from.x) === upright);
  return (
    <>
      <path className={styles.bed} d={pathOf(corners)} />
      <path className={styles.bank} d={sides.map(lineOf).join('')} />
      <path className={styles.bedline} d={upright ? `M${cx} ${y}v${height}` : `M${x} ${cy}h${width}`} />
    </>
  );
}
