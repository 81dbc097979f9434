/** The board in words: everybody from where the selected figure stands, nearest first, with what it sees of them and what can be done. */
import { Button } from '@mantine/core';
import { inches } from '../../../../../src/rules/all-things-zombie/text/sight.ts';
import { CONDITION_TEXT } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { Section } from '../../../../components/section.tsx';
import { isAgainst } from '../combat/targets.ts';
import { gunsOf } from '../combat/volley.ts';
import { levelText, wentText } from '../places/piece-words.ts';
import { type Look, type Piece, useLooks, usePieces, useSelectedPiece } from '../places/use-board.ts';
import { fighterNamed, usePlay, useUnderWay } from '../state/play-context.ts';
import styles from './board.module.css';
import { rangesText, useRanges } from './use-ranges.ts';

export function BoardWords() {
  const from = useSelectedPiece();
  const pieces = usePieces();
  const looks = useLooks(from?.piece);
  const ranges = useRanges(from?.piece);
  if (from === undefined)
    return (
      <Section title="The board in words">
        <p className="small second">Choose a figure that stands on the board.</p>
      </Section>
    );
  return (
    <Section title="The board in words">
      {ranges.length > 0 && <p className="small second">{rangesText(ranges)}</p>}
      <table className={styles.words}>
        <caption className="vh">{`From where ${from.name} stands`}</caption>
        <thead>
          <tr>
            <th scope="col">{`From ${from.short}`}</th>
            <th scope="col">Where</th>
            <th scope="col">In sight</th>
            <th scope="col">
              <span className="vh">What to do</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {looks.map((look) => {
            const piece = pieces.find((one) => one.piece === look.piece);
            return piece && <Row key={look.piece} {...{ from, piece, look }} />;
          })}
        </tbody>
      </table>
    </Section>
  );
}

interface RowProps {
  readonly from: Piece;
  readonly piece: Piece;
  readonly look: Look;
}

function Row({ from, piece, look }: RowProps) {
  const { open, select } = usePlay();
  const fighters = useUnderWay('fighters');
  const shooter = fighterNamed({ fighters }, from.piece);
  const other = fighterNamed({ fighters }, piece.piece);
  const { condition, level, trail } = piece;
  const isTarget =
    shooter !== undefined &&
    gunsOf(shooter).some(({ range }) => look.apart <= (range ?? 0) * 10) &&
    look.cut === null &&
    (other === undefined ? piece.kind === 'zombie' : isAgainst(shooter, other));
  return (
    <tr>
      <th scope="row">
        {piece.name}
        {condition !== null && condition !== 'up' && (
          <span className="second"> {CONDITION_TEXT[condition]}</span>
        )}
      </th>
      <td>
        {look.apart === 0 ? 'touching' : `${inches(look.apart)} ${look.towards}`}
        {[...(level === null ? [] : [`in ${levelText(level)}`]), ...wentText(trail)].map((one) => `, ${one}`)}
      </td>
      <td>{seenWords(look)}</td>
      <td>
        {isTarget ? (
          <Button
            size="sm"
            variant="default"
            onClick={() => open({ form: 'fire-at', who: from.piece, at: piece.piece })}
          >
            Fire<span className="vh"> at {piece.name}</span>
          </Button>
        ) : (
          other !== undefined && (
            <Button size="sm" variant="default" onClick={() => select(piece.piece)}>
              Choose<span className="vh"> {piece.name}</span>
            </Button>
          )
        )}
      </td>
    </tr>
  );
}

/** `yes, at cover: corner of house 4`, `yes, from the flank`, `no: house 2 is in between`. */
function seenWords({ cut, cover, at }: Look): string {
  if (cut !== null) return `no: ${cut}`;
  const covered = cover === null ? '' : `, at cover: ${cover}`;
  return `yes${at === 'front' ? '' : `, from the ${at}`}${covered}`;
}
