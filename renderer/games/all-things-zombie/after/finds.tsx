/** Searches after the report, place by place: each thing with the score that finds it, who looks, and the roll. */
import { Button } from '@mantine/core';
import { z } from 'zod';
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../acts/chance.tsx';
import { closedIn, closedText } from '../acts/closed-items.ts';
import type { Deed } from '../acts/deed.ts';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { placeNumber } from '../text/conditions.ts';
import styles from './after.module.css';

interface FindsProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

const Chosen = z.object({ encounter: z.int(), who: z.record(z.string(), z.string()) });

/** Searches after the report, where the party has been, for a player who keeps a table of his own. */
export function Finds({ encounter, acts }: FindsProps) {
  const { id: campaign } = useCampaign();
  const { number, fighters } = encounter;
  const draft = useDraft<z.infer<typeof Chosen>>(
    campaign,
    'encounter/finds',
    { encounter: number, who: {} },
    (kept) => {
      const { data } = Chosen.safeParse(kept);
      return data?.encounter === number ? data : undefined;
    },
  );
  const choosing: Choosing = {
    who: draft.value.who,
    onChoose: (what, figure) => draft.set((now) => ({ ...now, who: { ...now.who, [what]: figure } })),
  };
  const places = encounter.places.filter(
    ({ floors, items }) => floors.some(({ entered }) => entered) && items.length > 0,
  );
  if (places.length === 0 || !draft.ready) return null;
  const searching = isSearch(acts.asking?.deed.do);
  const someLeft = places.some(({ items }) => items.some(({ who }) => who.length > 0));
  return (
    <Section
      title="Search after the battle"
      aside="In buildings the party has been in"
      end={
        someLeft && (
          <Button
            size="sm"
            {...off(acts.asking !== undefined)}
            onClick={() => acts.perform({ do: 'search-all', spot: null })}
          >
            Search all that’s left
          </Button>
        )
      }
    >
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
          <FindsIn key={place.spot} {...{ place, acts, choosing, fighters }} />
        ))}
        <tbody>
          {closedIn(places).map((closed) => (
            <tr key={closedText(closed)}>
              <td>{closed.places.map(numbered).join(', ')}</td>
              <td colSpan={4} className="quiet small">
                {closedText(closed)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {searching && <DicePanel acts={acts} title="Search" />}
      {isSearch(acts.last?.do) && <ResultPanel done={acts.done} onForget={acts.forget} />}
    </Section>
  );
}

const isSearch = (what: Deed['do'] | undefined) => what === 'search' || what === 'search-all';

interface FindsInProps {
  readonly place: PlaceView;
  readonly fighters: UnderWay['fighters'];
  readonly acts: Deeds;
  readonly choosing: Choosing;
}

function FindsIn({ place, acts, choosing, fighters }: FindsInProps) {
  const open = place.items.filter(({ who }) => who.length > 0);
  return (
    <tbody>
      {open.map((item, at) => (
        <Find key={item.item} {...{ place, item, acts, choosing, fighters }} named={at === 0} />
      ))}
    </tbody>
  );
}

type Item = PlaceView['items'][number];

/** Choice of who looks for what, by place and thing; a thing that isn’t named here goes to the first figure who may. */
interface Choosing {
  readonly who: Readonly<Record<string, string>>;
  readonly onChoose: (what: string, who: string) => void;
}

interface FindProps extends FindsInProps {
  readonly item: Item;
  /** The first thing of its place, which names it. */
  readonly named: boolean;
}

/** Row of one thing that may be looked for in one place. */
function Find({ place, item, named, acts, choosing, fighters }: FindProps) {
  const { id: campaign } = useCampaign();
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
              {fighters.find((one) => one.who === id)?.name ?? id}
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

/** `4 Retail store`, as the map numbers it. */
const numbered = (place: Pick<PlaceView, 'spot' | 'building' | 'title'>): string =>
  `${placeNumber(place)} ${place.title}`;
