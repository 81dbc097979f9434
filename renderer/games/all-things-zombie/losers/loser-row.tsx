import { Button } from '@mantine/core';
import { useState } from 'react';
import type { LoserView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Chance } from '../acts/chance.tsx';
import { closedItems, closedText } from '../acts/closed-items.ts';
import type { Deed } from '../acts/deed.ts';
import type { Deeds } from '../acts/use-deeds.ts';
import styles from './losers-section.module.css';

interface LoserRowProps {
  readonly loser: LoserView;
  readonly acts: Deeds;
}

/** Row of one of the beaten: what may still be found on him, by whom, and why nothing more. */
export function LoserRow({ loser, acts }: LoserRowProps) {
  const { id: campaign, figures } = useCampaign();
  const [wanted, setWanted] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { group: contact, member, name, items } = loser;
  const open = items.filter(({ who }) => who.length > 0);
  const item = open.find((one) => one.item === wanted) ?? open[0];
  const figure = item?.who.find((id) => id === chosen) ?? item?.who[0];
  if (item === undefined || figure === undefined) {
    return (
      <tr>
        <th scope="row" className="name">
          {name}
        </th>
        <td colSpan={3} className="quiet small">
          {closedItems(items).map(closedText).join(' ')}
        </td>
      </tr>
    );
  }
  const deed: Deed = { do: 'search-loser', contact, member, figure, item: item.item };
  return (
    <tr>
      <th scope="row" className="name">
        {name}
      </th>
      <td>
        <select
          className={styles.pick}
          aria-label={`What is looked for on ${name}`}
          value={item.item}
          onChange={(event) => setWanted(event.currentTarget.value)}
        >
          {open.map(({ item: value, title, target, corrected }) => (
            <option key={value} value={value}>
              {target === null ? title : `${title}: ${target}${corrected ? DIFFERENCE : ''} or less`}
            </option>
          ))}
        </select>
      </td>
      <td>
        <select
          className={styles.pick}
          aria-label={`Who searches ${name}`}
          value={figure}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {item.who.map((id) => (
            <option key={id} value={id}>
              {figures.find((one) => one.id === id)?.name ?? id}
            </option>
          ))}
        </select>
      </td>
      <td>
        <span className={styles.search}>
          <Button
            size="sm"
            aria-label={`Search ${name}`}
            {...off(acts.asking !== undefined)}
            onClick={() => acts.perform(deed)}
          >
            Search
          </Button>
          <Chance campaign={campaign} deed={deed} />
        </span>
      </td>
    </tr>
  );
}
