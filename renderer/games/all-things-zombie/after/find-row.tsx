import { Button } from '@mantine/core';
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './after.module.css';
import { numbered } from './numbered.ts';

type Item = PlaceView['items'][number];

/** Choice of who looks for what, by place and thing; a thing that isn’t named here goes to the first figure who may. */
export interface Choosing {
  readonly who: Readonly<Record<string, string>>;
  readonly onChoose: (what: string, who: string) => void;
}

interface FindProps {
  readonly place: PlaceView;
  readonly item: Item;
  /** The first thing of its place, which names it. */
  readonly named: boolean;
  readonly acts: Deeds;
  readonly choosing: Choosing;
}

/** Row of one thing that may be looked for in one place. */
export function Find({ place, item, named, acts, choosing }: FindProps) {
  const { id: campaign, figures } = useCampaign();
  const { who, title, target } = item;
  const key = `${place.spot} ${item.item}`;
  const figure = who.find((id) => id === choosing.who[key]) ?? who[0] ?? '';
  const what = `${title}, ${numbered(place)}`;
  const deed: Deed = { do: 'search', spot: place.spot, figure, item: item.item };
  return (
    <tr>
      <td className={named ? undefined : styles.same}>{named && numbered(place)}</td>
      <td>{title}</td>
      <td className="nowrap">{target === null ? '–' : `${target} or less`}</td>
      <td>
        <select
          className={styles.findsWho}
          aria-label={`Who looks for it: ${what}`}
          value={figure}
          onChange={(event) => choosing.onChoose(key, event.currentTarget.value)}
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
        {...off(acts.asking !== undefined)}
        onClick={() => acts.perform(deed)}
      >
        Search
      </Button>
      <Chance campaign={campaign} deed={deed} />
    </span>
  );
}
