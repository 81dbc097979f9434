/** Turning points of a battle on paper: the board as everybody stood on it, and beside it what had just been done. */
import type { PicturedPiece } from '../../../../src/contract/games/all-things-zombie/encounter-view/board.ts';
import type {
  BattlePictures,
  ChronicleDetail,
  ChronicleLine,
} from '../../../../src/contract/games/all-things-zombie/journal.ts';
import type { Bounds } from '../../../../src/rules/core/geometry/polygon.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { EncounterMap } from '../map/encounter-map.tsx';
import { MapPieces, piecesSigns } from '../map/map-pieces.tsx';
import type { TableView } from '../map/table-view.ts';
import styles from './print.module.css';

/** Pixels from side to side of a picture, and those of its words. */
const SIDE = 240;
const SIZES = { number: 15, words: 11 } as const;

/** Tenths of an inch of the table in a picture at least, and round those who stand there. */
const LEAST = 180;
const ROUND = 30;

/** Lines of the log beside a picture. */
const LINES = 6;

export function picturesSection(
  table: TableView,
  pictures: BattlePictures['pictures'],
  { acts }: Pick<ChronicleDetail, 'acts'>,
): FlowContent {
  return {
    id: 'pictures',
    title: 'Turning points',
    rows: pictures.map(({ act, turn, pieces }) => {
      const done = acts.find((one) => one.act === act);
      const window = fightIn(table, pieces);
      const scale = SIDE / (window.east - window.west);
      return {
        key: String(act),
        node: (
          <div className={styles.turningPoint}>
            <EncounterMap
              table={table}
              scale={scale}
              window={window}
              sizes={SIZES}
              framed={false}
              blackAndWhite
              {...piecesSigns(pieces)}
            >
              {(view, labels) => <MapPieces pieces={pieces} view={view} labels={labels} size={SIZES.words} />}
            </EncounterMap>
            <div>
              {turn !== null && <p className={styles.turn}>Turn {turn}</p>}
              <h3>{done?.title}</h3>
              {notIn(done?.title, done?.lines)
                .slice(0, LINES)
                .map(({ who, text }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order.
                  <p key={at}>{who === null ? text : `${who}: ${text}`}</p>
                ))}
            </div>
          </div>
        ),
      };
    }),
  };
}

/** Lines that say more than the title. */
const notIn = (title = '', lines: readonly ChronicleLine[] = []): readonly ChronicleLine[] =>
  lines.filter(({ text }) => !title.includes(text.slice(1)));

/** A square of the table with all people who stand there and a little round them, and with whom of the zombies is within. */
function fightIn({ width, depth }: TableView, pieces: readonly PicturedPiece[]): Bounds {
  const people = pieces.filter(({ kind }) => kind === 'party' || kind === 'people');
  const spots = (people.length === 0 ? pieces : people).map(({ spot }) => spot);
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) + 2 * ROUND;
  const side = Math.min(Math.max(LEAST, span), width, depth);
  const from = (all: readonly number[], most: number) => {
    const middle = (Math.min(...all) + Math.max(...all)) / 2;
    return Math.round(Math.min(Math.max(0, middle - side / 2), most - side));
  };
  const [west, south] = [from(xs, width), from(ys, depth)];
  return { west, south, east: west + side, north: south + side };
}
