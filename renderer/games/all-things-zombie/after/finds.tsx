import { Button } from '@mantine/core';
import { z } from 'zod';
import type { PlaceView } from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { closedIn, closedText } from '../acts/closed-items.ts';
import type { Deed } from '../acts/deed.ts';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { type Choosing, Find } from './find-row.tsx';
import { numbered } from './numbered.ts';

interface FindsProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

const Chosen = z.object({ encounter: z.int(), who: z.record(z.string(), z.string()) });

/** Searches after the report, where the party has been, for a player who keeps a table of his own. */
export function Finds({ encounter, acts }: FindsProps) {
  const { id: campaign } = useCampaign();
  const { number } = encounter;
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
          <FindsIn key={place.spot} place={place} acts={acts} choosing={choosing} />
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
  readonly acts: Deeds;
  readonly choosing: Choosing;
}

function FindsIn({ place, acts, choosing }: FindsInProps) {
  const open = place.items.filter(({ who }) => who.length > 0);
  return (
    <tbody>
      {open.map((item, at) => (
        <Find key={item.item} place={place} item={item} named={at === 0} acts={acts} choosing={choosing} />
      ))}
    </tbody>
  );
}
