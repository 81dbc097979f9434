import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { SearchItem } from '../../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { Deed } from '../../encounter/deed.ts';
import styles from '../play.module.css';
import { fighterNamed, useUnderWay } from '../play-context.ts';
import { placeNumber } from '../words.ts';
import { Field } from './field.tsx';
import { useFilled } from './filled-form.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';

type Item = SearchItem['item'];

/** One figure looks for one thing: what can be had here with which die, and why not. */
export function SearchForm({ spot }: { readonly spot: string }) {
  const place = useUnderWay(({ places }) => places.find((one) => one.spot === spot));
  if (place === undefined) return null;
  return (
    <QuestionPanel title={`Search ${placeNumber(place)} ${place.title}`}>
      <SearchFields items={place.items} deedOf={(item, figure) => ({ do: 'search', spot, figure, item })} />
      {place.items.some(({ who }) => who.length > 0) && (
        <RollButtons deed={{ do: 'search-all', spot }} text="Search all that’s left" quiet plain small />
      )}
    </QuestionPanel>
  );
}

interface SearchFieldsProps {
  readonly items: readonly SearchItem[];
  readonly deedOf: (item: Item, figure: string) => Deed;
}

function SearchFields({ items, deedOf }: SearchFieldsProps) {
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const open = items.filter(({ who }) => who.length > 0);
  const [picked, setItem] = useFilled<Item | undefined>('item', undefined);
  const [searcher, setSearcher] = useFilled('searcher', '');
  const ids = useId();
  const item = open.find((one) => one.item === picked) ?? open[0];
  const who = item?.who.find((one) => one === searcher) ?? item?.who[0];
  const shut = items.filter(({ why }) => why !== null);
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
                label: fighterNamed({ fighters }, one)?.name ?? one,
              }))}
            />
          </Field>
          <RollButtons deed={deedOf(item.item, who)} />
        </>
      )}
      {shut.length > 0 && (
        <ul className={styles.why} aria-label="What can’t be looked for now">
          {shut.map(({ item: one, title, why }) => (
            <li key={one}>
              <b>{title}</b> {why}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** One searcher goes through the pockets of one of the beaten, a turn long. */
export function LoserForm({ group: id }: { readonly group: string }) {
  const all = useUnderWay((encounter) => encounter.losers);
  const losers = all.filter(({ group }) => group === id);
  const [picked, setPicked] = useFilled<number | undefined>('whom', undefined);
  const ids = useId();
  const open = losers.find(({ items }) => items.some(({ who }) => who.length > 0));
  const loser = losers.find(({ member }) => member === picked) ?? open ?? losers[0];
  if (loser === undefined) return null;
  const { member, items } = loser;
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
        items={items}
        deedOf={(item, figure) => ({ do: 'search-loser', contact: id, member, figure, item })}
      />
    </QuestionPanel>
  );
}
