/** Drawing of a Stack: the Collection over it, the active card with the edges of those below, and the options it offers. */
import type { DragEvent } from 'react';
import { letterText, STACK_NAMES } from '../../../../src/rules/zombie-death-force/text/names.ts';
import type { At, Offer } from '../../../../src/rules/zombie-death-force/text/table/offers.ts';
import type { StackView } from '../../../../src/rules/zombie-death-force/text/table/stack-view.ts';
import { CardFace } from './card.tsx';
import { cardLabel } from './card-words.ts';
import styles from './table.module.css';

/** Option that the Stack answers, lit. */
export interface Lit {
  /** The option. */
  readonly id: string;
  readonly text: string;
  readonly key: string;
  /** The one that is pointed at. */
  readonly isChosen: boolean;
  /** Outcome of the option, in one line; may be empty. */
  readonly figures: string;
}

interface StackProps {
  readonly at: At;
  readonly view: StackView;
  readonly lit: Lit | undefined;
  /** Option pointed at among the answers whose card would go here: shown here, and answered there. */
  readonly pointed: Lit | undefined;
  readonly onPick: ((option: string | null) => void) | undefined;
  /** Offer to announce the Stack’s Collection; undefined while there is none. */
  readonly completes: Extract<Offer, { does: 'complete' }> | undefined;
  readonly onAnswer: (option: string) => void;
}

export function StackPlace({ at, view, lit, pointed, completes, onPick, onAnswer }: StackProps) {
  const { cards, note, isClose, stack } = view;
  const [top, ...below] = cards;
  const under = below.length;
  const comesTo = (lit?.isChosen ? lit : pointed)?.figures ?? '';
  const drop =
    lit === undefined
      ? {}
      : {
          onDragOver: (event: DragEvent) => event.preventDefault(),
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            onAnswer(lit.id);
          },
        };
  const pile = (
    <>
      {top === undefined ? (
        <span className={styles.empty}>
          <span>empty</span>
          <span>{`counts ${view.value}`}</span>
        </span>
      ) : (
        <CardFace face={top} under={under} />
      )}
      {comesTo !== '' && <span className={styles.comes}>{comesTo}</span>}
    </>
  );
  return (
    <li className={styles.stack} data-close={isClose || undefined} aria-label={STACK_NAMES[at.stack]}>
      <Over view={view} completes={completes} onAnswer={onAnswer} />
      {lit === undefined ? (
        <span
          className={styles.stackPile}
          data-pointed={pointed !== undefined || undefined}
          title={below.length === 0 ? undefined : `Below: ${below.map(cardLabel).join('; ')}`}
        >
          {pile}
        </span>
      ) : (
        <button
          type="button"
          className={styles.stackPile}
          data-lit={lit.isChosen ? 'chosen' : 'legal'}
          aria-label={lit.text}
          onPointerEnter={() => onPick?.(lit.id)}
          onFocus={() => onPick?.(lit.id)}
          onClick={() => onAnswer(lit.id)}
          {...drop}
        >
          <kbd>{lit.key}</kbd>
          {pile}
        </button>
      )}
      <p className={styles.stackNote}>{stack === 'action' && cards.length === 0 ? 'no Actions' : note}</p>
    </li>
  );
}

/** Five letters, filled where they lie there; or that the Collection can be announced. */
function Over({ view, completes, onAnswer }: Pick<StackProps, 'view' | 'completes' | 'onAnswer'>) {
  const { stack, collects, letters, wilds } = view;
  if (completes !== undefined) {
    return (
      <button
        type="button"
        className={styles.complete}
        aria-label={completes.text}
        onClick={() => onAnswer(completes.id)}
      >
        Announce it
      </button>
    );
  }
  if (stack === 'action')
    return (
      <p className={styles.over} title="Actions">
        Actions
      </p>
    );
  // In a low window a Stack is no wider than its card.
  if (collects === null)
    return (
      <p className={styles.over} title="still open">
        still open
      </p>
    );
  const there = letters.filter(({ isThere }) => isThere).map(({ letter }) => letterText(letter));
  const label = `${collects.colour}: ${there.join(', ')}${wilds === 0 ? '' : `, Wilds: ${wilds}`}`;
  return (
    <p className={styles.letters} role="img" aria-label={label} data-colour={collects.colour}>
      {letters.map(({ letter, isThere }) => (
        <span key={letter} data-there={isThere || undefined}>
          {letterText(letter)}
        </span>
      ))}
      {wilds > 0 && <span data-wild>{wilds === 1 ? 'W' : `W${wilds}`}</span>}
    </p>
  );
}
