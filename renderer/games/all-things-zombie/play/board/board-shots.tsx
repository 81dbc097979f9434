/** The volley that is being aimed: beside each target its shots and its odds, the arc of fire, and the corners that give cover. */

import { useMemo } from 'react';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import type { Spot } from '../../../../../src/rules/core/play.ts';
import { percentText } from '../../../../../src/rules/core/text/percent.ts';
import { type Half, signBox } from '../../../../components/map/aside.ts';
import { onMap, type View } from '../../../../components/map/geometry.ts';
import { widthOfText } from '../../../../components/map/labels.ts';
import { numberOf } from '../../../../components/map/parts.ts';
import { partsOf } from '../../map/parts-of-table.ts';
import { BASE_RADIUS } from '../../map/piece-shapes.ts';
import { type Piece, useLooks, usePieces, useSelectedPiece } from '../places/use-board.ts';
import { type ShownVolley, useOnScreen, useUnderWay } from '../state/play-context.ts';
import styles from './board.module.css';
import { inchesAt } from './board-sights.tsx';
import { freePlaces, takenBy } from './free-places.ts';

interface BoardShotsProps {
  readonly view: View;
  /** Names stand beside the pieces. */
  readonly named: boolean;
}

/** Beside each target its digit, chance to be hit and to be stopped; beside those that could be targets their digit alone. */
export function BoardShots({ view, named }: BoardShotsProps) {
  const volley = useOnScreen('volley');
  const pieces = usePieces();
  const from = useSelectedPiece();
  const looks = useLooks(from?.piece);
  const titleOf = useTitles();
  if (volley === undefined || from === undefined) return null;
  const spotOf = (at: string) => pieces.find(({ piece }) => piece === at)?.spot;
  const aimed = volley.aims.flatMap(({ at, shots }) => {
    const piece = pieces.find((one) => one.piece === at);
    const row = volley.rows.findIndex((one) => one.at === at);
    const odds = oddsText(volley.rows[row]);
    return piece === undefined ? [] : [{ piece, odds, digit: row + 1, shots }];
  });
  const several = aimed.length > 1;
  const others = volley.rows.flatMap(({ at }, row) => {
    const spot = spotOf(at);
    return spot === undefined || aimed.some(({ piece }) => piece.piece === at)
      ? []
      : [{ at, spot, digit: row + 1 }];
  });
  const corners = aimed.flatMap(({ piece }) => looks.find((one) => one.piece === piece.piece)?.corner ?? []);
  const rings = corners.map(({ spot }) => signBox(onMap(view, spot), { across: 9, down: 9 }));
  const inches = aimed.map(({ piece }) => signBox(inchesAt(view, from.spot, piece.spot), INCHES));
  const taken = [...takenBy(pieces, view, named), ...rings, ...inches];
  const widest = Math.max(0, ...aimed.map((one) => widthOf(one, several)));
  const half = { across: widest / 2, down: HIGH / 2 };
  const places = freePlaces(
    aimed.map(({ piece }) => piece.spot),
    half,
    taken,
    view,
  );
  const withAimed = [...taken, ...places.map((place) => signBox(place, half))];
  const digits = freePlaces(
    others.map(({ spot }) => spot),
    DIGIT,
    withAimed,
    view,
  );
  const words = corners.map(({ id }) => `corner of ${titleOf(id)}`);
  const wordsHalf = { across: Math.max(0, ...words.map((one) => widthOfText(one))) / 2 + 3, down: 8 };
  const cornerWords = freePlaces(
    corners.map(({ spot }) => spot),
    wordsHalf,
    [...withAimed, ...digits.map((place) => signBox(place, DIGIT))],
    view,
  );
  const [nearest] = aimed.toSorted(
    (a, b) => distance(from.spot, a.piece.spot) - distance(from.spot, b.piece.spot),
  );
  return (
    <g aria-hidden>
      {volley.arc !== null && nearest !== undefined && (
        <Arc {...{ view, piece: nearest.piece, arc: volley.arc }} />
      )}
      {corners.map(({ id, spot }, nth) => {
        const { x, y } = onMap(view, spot);
        return (
          <g key={`${id} ${spot.x} ${spot.y}`} data-corner={id} className={styles.corner}>
            <circle cx={x} cy={y} r="7" />
            <text className={styles.pill} x={cornerWords[nth]?.x} y={cornerWords[nth]?.y} dy="0.35em">
              {words[nth]}
            </text>
          </g>
        );
      })}
      {others.map(({ at, digit }, nth) => (
        <g
          key={at}
          data-digit={digit}
          className={styles.digit}
          transform={`translate(${digits[nth]?.x} ${digits[nth]?.y})`}
        >
          <rect x={-DIGIT.across} y={-DIGIT.down} width={2 * DIGIT.across} height={2 * DIGIT.down} rx="3" />
          <text dy="0.35em">{digit}</text>
        </g>
      ))}
      {aimed.map((one, nth) => (
        <Shots key={one.piece.piece} at={places[nth]} {...one} several={several} />
      ))}
    </g>
  );
}

/** Names of the things on the table, as the map has them: the number of a building, the name of anything else. */
function useTitles(): (id: string) => string {
  const table = useUnderWay('table');
  const parts = useMemo(() => (table === null ? [] : partsOf(table)), [table]);
  return (id) => {
    const part = parts.find((one) => one.id === id);
    return part === undefined || part.kind === 'building' ? numberOf(id) : part.title;
  };
}

/** `70 % · 91 %`, the chances to hit and to stop; one where they are the same, as of people; empty until they are known. */
function oddsText(row: ShownVolley['rows'][number] | undefined): string {
  if (row?.hit === undefined || row.stops === undefined) return '';
  const [hit, stops] = [percentText(row.hit), percentText(row.stops)];
  return hit === stops ? hit : `${hit} · ${stops}`;
}

/** Half of the inches on a line of sight, in pixels. */
const INCHES: Half = { across: 24, down: 10 };

function Arc({ view, piece, arc }: { readonly view: View; readonly piece: Piece; readonly arc: number }) {
  const { x, y } = onMap(view, piece.spot);
  // A base that it crosses stands within the arc.
  return <circle data-arc className={styles.arc} cx={x} cy={y} r={(BASE_RADIUS + 10 * arc) * view.scale} />;
}

const BULLET = 6;
const HIGH = 18;
/** Pixels at either end of a pill, and between its parts. */
const GAP = 6;
/** Half of a digit’s pill. */
const DIGIT: Half = { across: 8, down: 8 };

interface Aimed {
  /** Chances in percent; empty until they are known. */
  readonly odds: string;
  /** Its row’s, from 1; 0 of one that has none. */
  readonly digit: number;
  readonly shots: number;
}

function layoutOf(aimed: Aimed, several: boolean) {
  const number = aimed.digit === 0 ? '' : `${aimed.digit}`;
  const shotsAt = GAP + (number === '' ? 0 : widthOfText(number) + 1.5 * GAP);
  const oddsAt = shotsAt + (several ? aimed.shots * BULLET + GAP : 0);
  const width = oddsAt + (aimed.odds === '' ? 0 : widthOfText(aimed.odds) + GAP);
  return { number, shotsAt, oddsAt, width };
}

const widthOf = (aimed: Aimed, several: boolean): number => layoutOf(aimed, several).width;

interface ShotsProps extends Aimed {
  readonly at: Spot | undefined;
  /** Shots are shown where there are other targets. */
  readonly several: boolean;
}

function Shots({ at, several, ...aimed }: ShotsProps) {
  const { number, shotsAt, oddsAt, width } = layoutOf(aimed, several);
  if (at === undefined) return null;
  return (
    <g
      data-aimed={aimed.digit}
      className={styles.shots}
      transform={`translate(${at.x - width / 2} ${at.y - HIGH / 2})`}
    >
      <rect width={width} height={HIGH} rx="3" />
      <text x={GAP} y={HIGH / 2} dy="0.35em">
        {number}
      </text>
      {several && (
        <g data-shots>
          {Array.from({ length: aimed.shots }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shots are all alike.
            <path key={nth} d={`M${shotsAt + nth * BULLET} 14V6.5a1.75 2 0 0 1 3.5 0V14Z`} />
          ))}
        </g>
      )}
      <text data-odds x={oddsAt} y={HIGH / 2} dy="0.35em">
        {aimed.odds}
      </text>
    </g>
  );
}
