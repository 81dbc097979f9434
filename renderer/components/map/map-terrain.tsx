import { type Box, boxOnMap, onMap, type View } from './geometry.ts';
import styles from './table-map.module.css';
import { strewn } from './texture.ts';
import type { Terrain } from './types.ts';

interface MapTerrainProps {
  readonly piece: Terrain;
  readonly view: View;
}

export function MapTerrain({ piece, view }: MapTerrainProps) {
  const box = boxOnMap(view, piece.footprint);
  switch (piece.kind) {
    case 'rough':
      return <Strewn piece={piece} view={view} box={box} className={styles.wood} apart={18} draw="tree" />;
    case 'scrub':
      return <Strewn piece={piece} view={view} box={box} className={styles.scrub} apart={16} draw="tuft" />;
    case 'rocks':
      return <Strewn piece={piece} view={view} box={box} className={styles.rocks} apart={20} draw="stone" />;
    case 'undulating':
      return <Contours box={box} />;
    case 'dry-riverbed':
      return <Bed box={box} />;
    default:
      return piece.kind satisfies never;
  }
}

interface StrewnProps extends MapTerrainProps {
  readonly box: Box;
  readonly className: string | undefined;
  /** Tenths of an inch from one to the next. */
  readonly apart: number;
  readonly draw: 'tree' | 'tuft' | 'stone';
}

function Strewn({ piece, view, box, className, apart, draw }: StrewnProps) {
  return (
    <>
      <rect className={className} {...box} rx="8" />
      {strewn(piece.footprint, apart).map(({ share, ...spot }) => {
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

/** Three contours, one inside the other. */
function Contours({ box: { x, y, width, height } }: { readonly box: Box }) {
  const step = Math.min(width, height) / 7;
  return (
    <>
      <rect className={styles.touch} x={x} y={y} width={width} height={height} />
      {[0, 1, 2].map((ring) => {
        const inset = ring * step + 1;
        const [w, h] = [width - 2 * inset, height - 2 * inset];
        return (
          <rect
            key={ring}
            className={styles.rise}
            x={x + inset}
            y={y + inset}
            width={w}
            height={h}
            rx={Math.min(w, h) / 2.4}
          />
        );
      })}
    </>
  );
}

/** Banks along both sides, and the line where water ran. */
function Bed({ box: { x, y, width, height } }: { readonly box: Box }) {
  const upright = height > width;
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <>
      <rect className={styles.bed} x={x} y={y} width={width} height={height} />
      <path
        className={styles.bank}
        d={
          upright
            ? `M${x} ${y}v${height}M${x + width} ${y}v${height}`
            : `M${x} ${y}h${width}M${x} ${y + height}h${width}`
        }
      />
      <path className={styles.bedline} d={upright ? `M${cx} ${y}v${height}` : `M${x} ${cy}h${width}`} />
    </>
  );
}
