/** Play’s forms of a search: of a place, for one thing or all that’s left, and of the pockets of the beaten. */
import { Checkbox, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type {
  Searcher,
  SearchItem,
} from '../../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { closedItems, closedText } from '../../acts/closed-items.ts';
import type { Deed } from '../../acts/deed.ts';
import { Field } from '../../components/field.tsx';
import { placeNumber } from '../../text/conditions.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { RollButtons } from '../fields/roll-buttons.tsx';
import styles from '../play.module.css';
import { fighterNamed, useUnderWay } from '../state/play-context.ts';

type Item = SearchItem['item'];

/**
 * Form of a search: one figure looks for one thing, or those who are ticked for all that’s left; the form tells what can be had here with
 * which die, and why not.
 */
export function SearchForm({ spot }: { readonly spot: string }) {
  const place = useUnderWay(({ places }) => places.find((one) => one.spot === spot));
  const inTurns = useUnderWay(({ turn }) => turn !== null);
  if (place === undefined) return null;
  const { items, searchers } = place;
  return (
    <QuestionPanel
      title={`Search ${placeNumber(place)} ${place.title}`}
      {...(inTurns && { aside: 'Searching takes the turn; roll once for each kind of thing.' })}
    >
      <SearchFields
        {...{ items, searchers }}
        deedOf={(item, figure) => ({ do: 'search', spot, figure, item })}
      />
      {items.some(({ who }) => who.length > 0) && <SearchAll {...{ spot, items, searchers }} />}
    </QuestionPanel>
  );
}

interface SearchAllProps {
  readonly spot: string;
  readonly items: readonly SearchItem[];
  readonly searchers: readonly Searcher[];
}

/** Ticked are all who may and have something left to look for. */
function SearchAll({ spot, items, searchers }: SearchAllProps) {
  const { fighters } = useNames();
  const left = searchers.filter(({ figure }) => items.some(({ who }) => who.includes(figure)));
  const may = left.filter(({ held }) => held === null).map(({ figure }) => figure);
  const [ticked, setTicked] = useFilled<readonly string[] | undefined>('ticked', undefined, []);
  const figures = (ticked ?? may).filter((one) => left.some(({ figure }) => figure === one));
  return (
    <>
      <fieldset className={styles.ticks}>
        <legend>Who searches for all that’s left</legend>
        {left.map(({ figure, held }) => (
          <Checkbox
            key={figure}
            label={`${nameIn(fighters, figure)}${held === null ? '' : `, ${held}`}`}
            checked={figures.includes(figure)}
            onChange={(event) =>
              setTicked(
                event.currentTarget.checked ? [...figures, figure] : figures.filter((one) => one !== figure),
              )
            }
          />
        ))}
      </fieldset>
      <RollButtons
        deed={{ do: 'search-all', spot, figures: [...figures] }}
        text="Search all that’s left"
        disabled={figures.length === 0}
        quiet
        plain
        small
      />
    </>
  );
}

const useNames = () => ({ fighters: useUnderWay('fighters') });
const nameIn = (fighters: Parameters<typeof fighterNamed>[0]['fighters'], who: string) =>
  fighterNamed({ fighters }, who)?.name ?? who;

interface SearchFieldsProps {
  readonly items: readonly SearchItem[];
  readonly searchers: readonly Searcher[];
  readonly deedOf: (item: Item, figure: string) => Deed;
}

function SearchFields({ items, searchers, deedOf }: SearchFieldsProps) {
  const { fighters } = useNames();
  const open = items.filter(({ who }) => who.length > 0);
  const [picked, setItem] = useFilled<Item | undefined>('item', undefined);
  const [searcher, setSearcher] = useFilled('searcher', '');
  const ids = useId();
  const item = open.find((one) => one.item === picked) ?? open[0];
  const heldOf = (who: string) => searchers.find(({ figure }) => figure === who)?.held ?? null;
  const who =
    item?.who.find((one) => one === searcher) ??
    item?.who.find((one) => heldOf(one) === null) ??
    item?.who[0];
  const shut = closedItems(items);
  return (
    <>
      {item !== undefined && who !== undefined && (
        <>
          <Field label="For" id={`${ids}i`}>
            <NativeSelect
              id={`${ids}i`}
              value={item.item}
              onChange={(event) => setItem(event.currentTarget.value as Item)}
              data={open.map(({ item: value, title, target }) => ({
                value,
                label: target === null ? title : `${title}: ${target} or less`,
              }))}
            />
          </Field>
          <Field label="By" id={`${ids}b`}>
            <NativeSelect
              id={`${ids}b`}
              value={who}
              onChange={(event) => setSearcher(event.currentTarget.value)}
              data={item.who.map((one) => ({
                value: one,
                label: [nameIn(fighters, one), heldOf(one) ?? []].flat().join(', '),
              }))}
            />
          </Field>
          <RollButtons deed={deedOf(item.item, who)} />
        </>
      )}
      {shut.length > 0 && (
        <ul className={styles.why} aria-label="What can’t be looked for now">
          {shut.map((closed) => (
            <li key={closed.why}>{closedText(closed)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Form in which a searcher goes through the pockets of one of the beaten, a turn long. */
export function LoserForm({ group: id }: { readonly group: string }) {
  const all = useUnderWay('losers');
  const losers = all.filter(({ group }) => group === id);
  const [picked, setPicked] = useFilled<number | undefined>('whom', undefined);
  const ids = useId();
  const open = losers.find(({ items }) => items.some(({ who }) => who.length > 0));
  const loser = losers.find(({ member }) => member === picked) ?? open ?? losers[0];
  if (loser === undefined) return null;
  const { member, items, searchers } = loser;
  return (
    <QuestionPanel title="Search the beaten" aside="One searcher for each of them, and a turn.">
      <Field label="Whom" id={`${ids}m`}>
        <NativeSelect
          id={`${ids}m`}
          value={String(member)}
          onChange={(event) => setPicked(Number(event.currentTarget.value))}
          data={losers.map(({ member: value, name }) => ({ value: String(value), label: name }))}
        />
      </Field>
      <SearchFields
        key={member}
        {...{ items, searchers }}
        deedOf={(item, figure) => ({ do: 'search-loser', contact: id, member, figure, item })}
      />
    </QuestionPanel>
  );
}
