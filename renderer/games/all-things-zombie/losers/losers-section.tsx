/** Loot from the losers once the battle is over: who was beaten, and what is found on each of them. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type {
  GroupView,
  LoserView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { AskOnce } from '../acts/ask-once.tsx';
import { Chance } from '../acts/chance.tsx';
import { closedItems, closedText } from '../acts/closed-items.ts';
import { DECLARATIONS } from '../acts/declarations.ts';
import type { Deed } from '../acts/deed.ts';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { groupName } from '../text/conditions.ts';
import styles from './losers-section.module.css';

interface LosersSectionProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

const ACTS = ['beat', 'search-loser'] as const;
const isOurs = (does: string | undefined) => ACTS.some((one) => one === does);

/** Nothing where nobody was fought. */
export function LosersSection({ encounter, acts }: LosersSectionProps) {
  const { groups, losers, fighters } = encounter;
  const fought = groups.filter(({ mayBeBeaten }) => mayBeBeaten);
  if (fought.length === 0 && losers.length === 0) return null;
  return (
    <Section title="Loot from the losers" aside="One searcher for each, once they are beaten">
      {fought.map((group) => (
        <NotBeaten key={group.id} group={group} acts={acts} />
      ))}
      {losers.length > 0 && (
        <table className={styles.table} aria-label="The beaten">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col">Look for</th>
              <th scope="col">Who looks</th>
              <th scope="col">
                <span className="vh">Search</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {losers.map((loser) => (
              <LoserRow key={`${loser.group} ${loser.member}`} {...{ loser, acts, fighters }} />
            ))}
          </tbody>
        </table>
      )}
      {isOurs(acts.asking?.deed.do) && <DicePanel acts={acts} title="Search the beaten" />}
      {isOurs(acts.last?.do) && <ResultPanel done={acts.done} onForget={acts.forget} />}
    </Section>
  );
}

function NotBeaten({ group, acts }: { readonly group: GroupView; readonly acts: Deeds }) {
  const name = groupName(group);
  const beat = { do: 'beat', contact: group.id } as const;
  return (
    <p className={styles.fought}>
      <span>
        <b className="name">{name}</b> <span className="quiet">fought you</span>
      </span>
      <Button
        size="sm"
        aria-label={`They are beaten: ${name}`}
        {...off(acts.asking !== undefined)}
        onClick={() => acts.perform(beat)}
      >
        They are beaten
      </Button>
      {acts.declaration?.do === 'beat' && acts.declaration.contact === group.id && (
        <AskOnce
          words={DECLARATIONS.beat}
          who={name}
          onYes={() => acts.perform(beat, { declared: true })}
          onNo={acts.notDeclared}
        />
      )}
    </p>
  );
}

interface LoserRowProps {
  readonly loser: LoserView;
  readonly fighters: UnderWay['fighters'];
  readonly acts: Deeds;
}

/** Row of one of the beaten: what may still be found on him, by whom, and why nothing more. */
function LoserRow({ loser, acts, fighters }: LoserRowProps) {
  const { id: campaign } = useCampaign();
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
              {fighters.find((one) => one.who === id)?.name ?? id}
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
