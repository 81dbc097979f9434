import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { PlaceView } from '../../../../src/contract/encounter-view.ts';
import type { Deed } from '../deed.ts';
import { Field } from './field.tsx';
import styles from './play.module.css';
import { fighterNamed, partyOf, usePlay } from './play-context.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';
import { placeNumber } from './words.ts';

type Item = PlaceView['items'][number]['item'];

/** One figure looks for one thing: what can be had here with which die, and why not. */
export function SearchForm({ spot }: { readonly spot: string }) {
  const { encounter } = usePlay();
  const place = encounter.places.find((one) => one.spot === spot);
  const open = place?.items.filter(({ who }) => who.length > 0) ?? [];
  const [picked, setItem] = useState<Item>();
  const [searcher, setSearcher] = useState('');
  const ids = useId();
  if (place === undefined) return null;
  const item = open.find((one) => one.item === picked) ?? open[0];
  const who = item?.who.find((one) => one === searcher) ?? item?.who[0];
  const shut = place.items.filter(({ why }) => why !== null);
  return (
    <QuestionPanel title={`Search ${placeNumber(place)} ${place.title}`}>
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
                label: fighterNamed(encounter, one)?.name ?? one,
              }))}
            />
          </Field>
          <RollButtons deed={{ do: 'search', spot, figure: who, item: item.item }} />
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
    </QuestionPanel>
  );
}

const LOOT = {
  weapons: 'Weapon',
  'surplus-ammo': 'Surplus ammunition',
  vehicles: 'Vehicle',
  'body-armor': 'Body armour',
  'medical-supplies': 'Medical supplies',
} as const satisfies Record<Item, string>;

/** One searcher goes through the pockets of one of the beaten. */
export function LoserForm({ group: id }: { readonly group: string }) {
  const { encounter } = usePlay();
  const group = encounter.groups.find((one) => one.id === id);
  const [member, setMember] = useState(0);
  const [figure, setFigure] = useState(partyOf(encounter)[0]?.who ?? '');
  const [item, setItem] = useState<Item>('weapons');
  const ids = useId();
  if (group === undefined) return null;
  const deed: Deed = { do: 'search-loser', contact: id, member, figure, item };
  return (
    <QuestionPanel title="Search the beaten">
      <Field label="Whom" id={`${ids}m`}>
        <NativeSelect
          id={`${ids}m`}
          value={String(member)}
          onChange={(event) => setMember(Number(event.currentTarget.value))}
          data={group.members.map(({ name }, at) => ({ value: String(at), label: name }))}
        />
      </Field>
      <Field label="For" id={`${ids}i`}>
        <NativeSelect
          id={`${ids}i`}
          value={item}
          onChange={(event) => setItem(event.currentTarget.value as Item)}
          data={Object.entries(LOOT).map(([value, label]) => ({ value, label }))}
        />
      </Field>
      <Field label="By" id={`${ids}b`}>
        <NativeSelect
          id={`${ids}b`}
          value={figure}
          onChange={(event) => setFigure(event.currentTarget.value)}
          data={partyOf(encounter).map(({ who, name }) => ({ value: who, label: name }))}
        />
      </Field>
      <RollButtons deed={deed} />
    </QuestionPanel>
  );
}
