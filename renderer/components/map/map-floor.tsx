import { type Building, gapOf } from '../../../src/rules/core/geometry/table-top.ts';
import { floorOf } from './floor-rooms.ts';
import { furnitureIn } from './furniture.ts';
import { onMap, type View } from './geometry.ts';
import { path, short } from './lines.ts';
import styles from './map-floor.module.css';
import { frameOf, inFrame } from './roof-frame.ts';

interface MapFloorProps {
  readonly building: Building;
  readonly view: View;
  /** 0 on the ground. */
  readonly storey: number;
}

/** A floor as one would walk on it: inner walls and what stands between them. Nothing in walls that are no rectangle. */
export function MapFloor({ building, view, storey }: MapFloorProps) {
  const frame = frameOf(building, view);
  if (!frame.box) return null;
  const inch = 10 * view.scale;
  const half = { w: frame.w / inch, d: frame.d / inch };
  const { rooms, walls } = floorOf(building.type, half, storey, seedOf(building.id), doorsIn(building, view));
  const at = (x: number, y: number) => inFrame(frame, x * inch, y * inch);
  const pieces = rooms.map(furnitureIn);
  const boxes = pieces.flatMap((piece) => piece.boxes);
  const rounds = pieces.flatMap((piece) => piece.rounds);
  return (
    <g className={styles.floor}>
      <path
        className={styles.piece}
        d={boxes
          .map(([x, y, w, d]) => `${path([at(x, y), at(x + w, y), at(x + w, y + d), at(x, y + d)])}Z`)
          .join('')}
      />
      <path
        className={styles.piece}
        d={rounds
          .map(([x, y, r]) => {
            const middle = at(x, y);
            const radius = short(r * inch);
            return `M${short(middle.x - radius)} ${short(middle.y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
          })
          .join('')}
      />
      <path
        className={styles.inner}
        d={walls.map(({ x1, y1, x2, y2 }) => path([at(x1, y1), at(x2, y2)])).join('')}
      />
    </g>
  );
}

/** `b12`: each building has a plan of its own, the same each time. */
const seedOf = (id: string): number => Number(id.replace(/\D/g, '')) || 1;

/** Where its outer doors are, in inches from the middle. */
function doorsIn(building: Building, view: View) {
  const { middle, along, out } = frameOf(building, view);
  const inch = 10 * view.scale;
  return building.doors.map((door) => {
    const { from, to } = gapOf(building.outline, door);
    const [a, b] = [onMap(view, from), onMap(view, to)];
    const off = { x: (a.x + b.x) / 2 - middle.x, y: (a.y + b.y) / 2 - middle.y };
    return {
      x: (off.x * along.x + off.y * along.y) / inch,
      y: (off.x * out.x + off.y * out.y) / inch,
    };
  });
}
