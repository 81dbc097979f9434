/** Table of who sees whom on a floor: those who stand on it, and whoever outside has one of them in sight or is seen by one. */
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { distance } from '../../../../../src/rules/core/geometry/distance.ts';
import { SideMark } from '../fields/side-mark.tsx';
import { type Piece, usePiecesWithSights } from '../places/use-board.ts';
import styles from './board.module.css';

interface FloorSightsProps {
  /** Name of the floor. */
  readonly title: string;
  /** Those who stand on it, by their ids. */
  readonly who: readonly string[];
}

export function FloorSights({ title, who }: FloorSightsProps) {
  const pieces = usePiecesWithSights();
  const here = pieces.filter(({ piece }) => who.includes(piece));
  if (who.length === 0) return <p className={`small second ${styles.seeing}`}>Nobody stands there.</p>;
  const isHere = (one: Piece) => here.some(({ piece }) => piece === one.piece);
  const outside = pieces.filter(
    (one) => !isHere(one) && here.some((other) => sees(one, other) || sees(other, one)),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys as well.
    <section className={styles.seeing} aria-label={`Who sees whom: ${title}`} tabIndex={0}>
      <table>
        <caption className="vh">{`Who sees whom: ${title}`}</caption>
        <thead>
          <tr>
            <th scope="col">Who sees whom</th>
            {here.map((one) => (
              <th key={one.piece} scope="col">
                {one.kind === 'zombie' ? one.name : one.short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...here, ...outside].map((one) => (
            <tr key={one.piece}>
              <th scope="row">
                <SideMark side={SIDES[one.kind]} /> {one.name}
                {!isHere(one) && <span className="second">, outside</span>}
              </th>
              {here.map((other) => (
                <td key={other.piece} className="num">
                  {one.piece !== other.piece && <Sight from={one} to={other} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SIDES = { party: 'party', people: 'others', zombie: 'dead', vehicle: 'others' } as const;

const sees = (from: Piece, to: Piece): boolean => from.sees?.includes(to.piece) === true;

/** Bases that touch, in tenths of an inch from middle to middle: their widths, and a tenth for what is rounded. */
const TOUCHING = 11;
const BASE = 10;

function apartText({ spot: a }: Piece, { spot: b }: Piece): string {
  const far = distance(a, b);
  return far <= TOUCHING ? 'touching' : inches(far - BASE);
}

/** Inches where both see each other, or who does; a dash where neither does. */
function Sight({ from, to }: { readonly from: Piece; readonly to: Piece }) {
  const [there, back] = [sees(from, to), sees(to, from)];
  if (!there && !back)
    return (
      <span className="second">
        <span aria-hidden>–</span>
        <span className="vh">neither sees the other</span>
      </span>
    );
  return (
    <>
      {apartText(from, to)}
      {there !== back && <span className="second">{there ? ' sees' : ' is seen'}</span>}
    </>
  );
}
