/** The cards in front of the player: picked and laid, or answered by themselves; with the printed deck, typed in. */
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { countedInWords, inWords } from '../../../../src/rules/core/text/english.ts';
import type { RowCard } from '../../../../src/rules/zombie-death-force/text/table/row-view.ts';
import type { TableView } from '../../../../src/rules/zombie-death-force/text/table/table.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { CardFace } from './card.tsx';
import { cardLabel } from './card-words.ts';
import styles from './table.module.css';
import type { Picking } from './use-picking.ts';

interface HandProps {
  readonly table: TableView;
  readonly picking: Picking;
  /** The card that an answer pointed at would lay; null for none. */
  readonly pointed: string | null;
  readonly picked: string | null;
  /** A card is due to be drawn, and it is the player's to say which. */
  readonly isDrawing: boolean;
  /** An earlier moment: nothing is picked or typed. */
  readonly isPast: boolean;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

export function Hand(props: HandProps) {
  const { table, picking, pointed, picked, isDrawing, isPast, onPick, onAnswer } = props;
  const { row, cards, toDraw } = table;
  const list = useRef<HTMLUListElement>(null);
  const own = useAsk('settings.get', {}, { select: ({ dice }) => dice === 'own' }).data ?? false;
  const set = useDo('settings.set');
  const told = isPast ? 'as it was then; nothing is asked' : aside(table);
  const along = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  return (
    <section className={styles.hand} aria-label="Hand">
      <header>
        <h3>{row === 'choice' ? 'Cards to choose from' : 'Hand'}</h3>
        <span className="quiet" title={told}>
          {told}
        </span>
        {!isPast && (
          <Button
            size="xs"
            variant="subtle"
            aria-pressed={own}
            leftSection={<IconPencil size={14} stroke={1.6} aria-hidden />}
            onClick={() => set.mutate({ dice: own ? 'app' : 'own' })}
          >
            {own ? 'Let the app draw' : 'I use the real deck'}
          </Button>
        )}
      </header>
      <ul ref={list} className={styles.cards} aria-label="Cards" onKeyDown={along}>
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies are equal; a card is known by its place.
          <li key={at} className={styles.place}>
            <Card
              card={card}
              at={at}
              picking={picking}
              isPointed={
                card.answer === null
                  ? cards.findIndex(({ face }) => face.card === pointed) === at
                  : card.answer === picked
              }
              onPick={onPick}
              onAnswer={onAnswer}
            />
            <p className={styles.handNote}>{card.note}</p>
          </li>
        ))}
        {isDrawing && own && !isPast && toDraw > 0 && <DrawnSlots count={toDraw} onAnswer={onAnswer} />}
      </ul>
    </section>
  );
}

function aside({ row, cards, toDraw }: TableView): string {
  if (row === 'none') return 'empty';
  if (row === 'choice') return countedInWords(cards.length, 'card', 'cards');
  if (toDraw > 0) return `${inWords(toDraw)} still to be drawn`;
  const count = countedInWords(cards.length, 'card', 'cards');
  return `${count}; what is left over is discarded. A–E, W and X pick a card, a number its Stack.`;
}

interface CardProps {
  readonly card: RowCard;
  readonly at: number;
  readonly picking: Picking;
  readonly isPointed: boolean;
  readonly onPick: (option: string | null) => void;
  readonly onAnswer: (option: string) => void;
}

function Card({ card, at, picking, isPointed, onPick, onAnswer }: CardProps) {
  const { face, places, answer, note } = card;
  const isPicked = picking.at === at;
  if (answer === null && places.length === 0) {
    return (
      <span className={styles.handCard} data-no={note !== null || undefined}>
        <CardFace face={face} size="hand" />
      </span>
    );
  }
  const [only, ...others] = places;
  const press = () => {
    if (answer !== null) return onAnswer(answer);
    // A second press lays the card where there is but one place for it.
    if (isPicked && only !== undefined && others.length === 0) return onAnswer(only.id);
    picking.pick(isPicked ? undefined : at);
  };
  return (
    <button
      type="button"
      className={styles.handCard}
      aria-pressed={answer === null ? isPicked : undefined}
      aria-label={`${cardLabel(face)}${note === null ? '' : `, ${note}`}`}
      data-pointed={isPointed || undefined}
      draggable={answer === null}
      onPointerEnter={() => answer !== null && onPick(answer)}
      onFocus={() => answer !== null && onPick(answer)}
      onDragStart={() => picking.pick(at)}
      onClick={press}
    >
      <CardFace face={face} size="hand" />
    </button>
  );
}

/** With the printed deck: places of the cards still to be drawn, the first of them to type in. */
interface DrawnSlotsProps {
  readonly count: number;
  readonly onAnswer: (card: string) => void;
}

function DrawnSlots({ count, onAnswer }: DrawnSlotsProps) {
  return Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number.
    <li key={at} className={styles.place}>
      {at === 0 ? <Typed onAnswer={onAnswer} /> : <span className={styles.slot} />}
    </li>
  ));
}

/** A mistake is told where the question is asked. */
function Typed({ onAnswer }: Pick<DrawnSlotsProps, 'onAnswer'>) {
  const [typed, setTyped] = useState('');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (typed.trim() !== '') onAnswer(typed.trim());
    setTyped('');
  };
  return (
    <label className={styles.slot}>
      Card drawn
      <input
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="TBA"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={press}
      />
    </label>
  );
}
