import { Button } from '@mantine/core';
import { useState } from 'react';
import type { PlaceView, UnderWay } from '../../../../src/contract/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../chance.tsx';
import type { Deed } from '../deed.ts';
import { DicePanel } from '../dice-panel.tsx';
import { ResultPanel } from '../result-panel.tsx';
import styles from './finds.module.css';
import { reasons } from './reasons.ts';
import type { Deeds } from './use-deeds.ts';

type Item = PlaceView['items'][number];

interface FindsProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

/** Whoever keeps a table of his own may look for things once the battle is reported, where the party has been. */
export function Finds({ encounter, acts }: FindsProps) {
  const places = encounter.places.filter(
    ({ floors, items }) => floors.some(({ entered }) => entered) && items.length > 0,
  );
  if (places.length === 0) return null;
  const searching = acts.asking?.deed.do === 'search';
  return (
    <Section title="Finds after the battle" aside="In buildings the party has been in">
      <table aria-label="Finds">
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Look for</th>
            <th scope="col">On</th>
            <th scope="col">Who looks</th>
            <th scope="col">
              <span className="vh">Search</span>
            </th>
          </tr>
        </thead>
        {places.map((place) => (
          <FindsIn key={place.spot} place={place} acts={acts} />
        ))}
      </table>
      {searching && <DicePanel acts={acts} title="Search" />}
      {acts.last?.do === 'search' && <ResultPanel acts={acts} />}
    </Section>
  );
}

function FindsIn({ place, acts }: { readonly place: PlaceView; readonly acts: Deeds }) {
  const open = place.items.filter(({ who }) => who.length > 0);
  const closed = reasons(place.items);
  return (
    <tbody>
      {open.map((item, at) => (
        <Find key={item.item} place={place} item={item} named={at === 0} acts={acts} />
      ))}
      {closed.length > 0 && (
        <tr>
          <td className={open.length > 0 ? styles.same : undefined}>{open.length === 0 && place.title}</td>
          <td colSpan={4} className="quiet small">
            {closed.join(' ')}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface FindProps {
  readonly place: PlaceView;
  readonly item: Item;
  /** The first thing of its place, which names it. */
  readonly named: boolean;
  readonly acts: Deeds;
}

function Find({ place, item, named, acts }: FindProps) {
  const { id: campaign, figures } = useCampaign();
  const [chosen, setChosen] = useState<string>();
  const { who, title, target } = item;
  const figure = who.find((id) => id === chosen) ?? who[0] ?? '';
  const what = `${title}, ${place.title}`;
  const deed: Deed = { do: 'search', spot: place.spot, figure, item: item.item };
  return (
    <tr>
      <td className={named ? undefined : styles.same}>{named && place.title}</td>
      <td>{title}</td>
      <td className="nowrap">{target === null ? '–' : `${target} or less`}</td>
      <td>
        <select
          className={styles.who}
          aria-label={`Who looks for it: ${what}`}
          value={figure}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {who.map((id) => (
            <option key={id} value={id}>
              {figures.find((one) => one.id === id)?.name ?? id}
            </option>
          ))}
        </select>
      </td>
      <td>
        <SearchButton campaign={campaign} acts={acts} what={what} deed={deed} />
      </td>
    </tr>
  );
}

interface SearchButtonProps {
  readonly campaign: string;
  readonly acts: Deeds;
  readonly what: string;
  readonly deed: Deed;
}

function SearchButton({ campaign, acts, what, deed }: SearchButtonProps) {
  return (
    <span className={styles.search}>
      <Button
        size="sm"
        aria-label={`Search: ${what}`}
        disabled={acts.busy || acts.asking !== undefined}
        onClick={() => acts.perform(deed)}
      >
        Search
      </Button>
      <Chance campaign={campaign} deed={deed} />
    </span>
  );
}
