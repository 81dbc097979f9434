/** Loot from the losers once the battle is over: who was beaten, and what is found on each of them. */

import { Button } from '@mantine/core';
import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { AskOnce } from '../acts/ask-once.tsx';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { groupName } from '../text/conditions.ts';
import { LoserRow } from './loser-row.tsx';
import styles from './losers-section.module.css';

interface LosersSectionProps {
  readonly encounter: UnderWay;
  readonly acts: Deeds;
}

const ACTS = ['beat', 'search-loser'] as const;
const isOurs = (does: string | undefined) => ACTS.some((one) => one === does);

/** Nothing where nobody was fought. */
export function LosersSection({ encounter, acts }: LosersSectionProps) {
  const { groups, losers } = encounter;
  const fought = groups.filter(
    ({ standing, whereabouts }) => standing === 'fought' && whereabouts === 'about',
  );
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
              <LoserRow key={`${loser.group} ${loser.member}`} loser={loser} acts={acts} />
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
          what="beat"
          who={name}
          onYes={() => acts.perform(beat, { declared: true })}
          onNo={acts.notDeclared}
        />
      )}
    </p>
  );
}
