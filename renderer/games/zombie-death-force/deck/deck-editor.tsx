/** The whole deck as the owner of the printed cards has it: titles, values, copies; saved where it comes to 62 cards. */
import { Button, NumberInput, TextInput } from '@mantine/core';
import type { NamedFigureView } from '../../../../src/contract/corrections.ts';
import { counted } from '../../../../src/rules/core/text/english.ts';
import { deckFault, deckSize } from '../../../../src/rules/zombie-death-force/text/deck.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { figureFault } from '../../../components/corrections/figure-fault.ts';
import type { Log } from '../../../components/corrections/use-corrections.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import styles from './deck-editor.module.css';

interface DeckEditorProps {
  readonly log: Log;
  /** Figures of the deck's table, all of them. */
  readonly figures: readonly NamedFigureView[];
}

export function DeckEditor({ log, figures }: DeckEditorProps) {
  // The figures in force are the form’s initial values, from which entries are told apart.
  const holds = JSON.stringify(asTheyHold(figures));
  return (
    <KeptForm<Entered> key={holds} form="corrections/deck" log={log.id} initial={asTheyHold(figures)}>
      {(filled) => <Deck log={log} figures={figures} filled={filled} />}
    </KeptForm>
  );
}

function Deck({ log, figures, filled }: DeckEditorProps & { readonly filled: Filled<Entered> }) {
  const correct = useDo('session.correct', { handles: ({ code }) => code === 'refused' });
  const refused = correct.error?.code === 'refused' ? correct.error.message : undefined;
  const cards = cardsOf(figures);
  const entered = filled.value;
  const changed = changedIn(figures, entered);
  const fault = faultOf(cards, entered) ?? refused;
  const size = deckSize(copiesOf(cards, entered));
  const ready = changed.length > 0 && fault === undefined;
  // All that was changed is one act: one undo takes it back.
  const save = () => {
    const sent = filled.sending();
    const figures = changed.map((one) => {
      const { table, row, field, now } = one;
      return { table, row, field, to: entered[placeOf(one)] ?? now };
    });
    correct.mutate(
      { campaign: log.id, revision: log.revision, figures },
      {
        onSuccess: ({ title }) => {
          announce(title);
          sent();
        },
      },
    );
  };
  return (
    <Section title="The deck" aside="~ ours: enter what your printed cards have">
      <form
        aria-label="The deck"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) save();
        }}
      >
        <table className={styles.deck}>
          <thead>
            <tr>
              {['Card', 'Title', 'Value', 'Copies', 'Marked 3–4'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cards.map((card) => (
              <Row key={card.row} card={card} entered={entered} onType={(part) => filled.set(part)} />
            ))}
          </tbody>
        </table>
        <div className={styles.foot}>
          <p
            className={fault === undefined ? 'second' : 'flag'}
            role={fault === undefined ? undefined : 'alert'}
          >
            {fault ?? `${counted(size, 'card', 'cards')}, as printed.`}
          </p>
          <Button type="submit" variant="filled" size="sm" {...off(!ready)}>
            Correct the deck
          </Button>
          {filled.isNew && (
            <Button size="sm" variant="subtle" onClick={filled.clear}>
              Throw away what I entered
            </Button>
          )}
          <FoundAgain filled={filled} />
        </div>
      </form>
    </Section>
  );
}

interface RowProps {
  readonly card: DeckCard;
  readonly entered: Entered;
  readonly onType: (part: Entered) => void;
}

function Row({ card: { name, on, figures }, entered, onType }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {figures.some(({ corrected }) => corrected) && <span title="Corrected"> ‡</span>}
        {on === 'reconstructed' && <span className="quiet"> ~ ours</span>}
      </th>
      {figures.map((one) => {
        const place = placeOf(one);
        const label = `${one.label}: ${name}`;
        const typed = entered[place];
        return (
          <td key={place}>
            {one.kind.kind === 'text' ? (
              <TextInput
                size="xs"
                aria-label={label}
                autoComplete="off"
                spellCheck={false}
                value={String(typed)}
                onChange={({ currentTarget: { value } }) => onType({ [place]: value })}
              />
            ) : (
              <NumberInput
                size="xs"
                aria-label={label}
                clampBehavior="none"
                allowDecimal={false}
                allowNegative={false}
                hideControls
                value={typeof typed === 'number' ? typed : ''}
                onChange={(value) => onType({ [place]: value === '' ? '' : Number(value) })}
              />
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The cards of the deck with their figures, as the editor's fields hold them. */
type Typed = NamedFigureView['now'];
/** Values typed, by the figure's place in its table. */
type Entered = Readonly<Record<string, Typed>>;

const placeOf = ({ row, field }: Pick<NamedFigureView, 'row' | 'field'>): string => `${row}.${field}`;

const asTheyHold = (figures: readonly NamedFigureView[]): Entered =>
  Object.fromEntries(figures.map((one) => [placeOf(one), one.now]));

/** Figures for which the entry differs from the one in force. */
const changedIn = (figures: readonly NamedFigureView[], entered: Entered): readonly NamedFigureView[] =>
  figures.filter((one) => entered[placeOf(one)] !== one.now);

interface DeckCard {
  readonly row: string;
  readonly name: string;
  readonly on: NamedFigureView['on'];
  readonly figures: readonly NamedFigureView[];
}

function cardsOf(figures: readonly NamedFigureView[]): readonly DeckCard[] {
  return [...Map.groupBy(figures, ({ row }) => row)].flatMap(([row, ofCard]) => {
    const [first] = ofCard;
    return first === undefined ? [] : [{ row, name: first.rowText, on: first.on, figures: ofCard }];
  });
}

const numberOf = (entered: Entered, row: string, field: string): number => Number(entered[`${row}.${field}`]);

/** Number of copies of each card, and of marked ones. */
const copiesOf = (cards: readonly DeckCard[], entered: Entered) =>
  cards.map(({ row, name }) => ({
    name,
    copies: numberOf(entered, row, 'copies'),
    marked: numberOf(entered, row, 'marked'),
  }));

/** The first thing that is wrong with what was entered: one sentence. */
function faultOf(cards: readonly DeckCard[], entered: Entered): string | undefined {
  for (const { name, figures } of cards) {
    for (const one of figures) {
      const fault = figureFault(one.kind, entered[placeOf(one)] ?? '');
      if (fault !== undefined) return `${name}, ${one.label}: ${fault}`;
    }
  }
  return deckFault(copiesOf(cards, entered));
}
