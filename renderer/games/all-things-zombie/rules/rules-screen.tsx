/** Every rule in our own words: the list and its search at the left, one rule with its tables and odds at the right. */

import { Link } from '@tanstack/react-router';
import { useContext, useEffect, useRef, useState } from 'react';
import type { RuleList } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { useAsk } from '../../../client/api.ts';
import { CampaignContext } from '../../../client/campaign-context.ts';
import { FailurePage } from '../../../page/failure-page.tsx';
import { Page } from '../../../page/page.tsx';
import { OddsCalculator } from './odds-calculator.tsx';
import { RestsLegend, RulingButton } from './rests-mark.tsx';
import { RuleIndex } from './rule-index.tsx';
import { RuleTable } from './rule-table.tsx';
import styles from './rules.module.css';
import { RulingText } from './ruling-text.tsx';
import { Decides, Rulings } from './rulings.tsx';
import { useRulesAddress } from './use-rules-address.ts';

export function RulesScreen() {
  const list = useAsk('rules.list', {});
  const { rule } = useRulesAddress();
  // Set as the screen opens; a rule chosen later doesn't take the focus to the page's title.
  const [searching] = useState(rule === undefined);
  if (list.error !== null) {
    return <FailurePage failure={list.error} onRetry={() => void list.refetch()} />;
  }
  return (
    <Page title="Rules" fixed ownFocus={searching}>
      {list.data !== undefined && (
        <div className={styles.split} data-open={rule !== undefined || undefined}>
          <RuleIndex sections={list.data.sections} selected={rule} />
          <div className={styles.rulesScreenEntry}>
            {rule === undefined ? (
              <AboutRules sections={list.data.sections} />
            ) : (
              <RuleEntry key={rule} id={rule} />
            )}
          </div>
        </div>
      )}
    </Page>
  );
}

/** Introduction that stands here before a rule is chosen. */
function AboutRules({ sections }: { readonly sections: RuleList['sections'] }) {
  const all = sections.flatMap((section) => section.rules);
  const rules = all.filter(({ kind }) => kind === 'rule');
  const rulings = all.filter(({ kind }) => kind === 'ruling');
  const odds = rules.filter((rule) => rule.odds).length;
  return (
    <div className={styles.about}>
      <p className={styles.lead}>Choose a rule, or type a word from it.</p>
      <p className="prose">{`${rules.length} rules of All Things Zombie in our own words, under the headings of the rulebook, with weapons, attributes and Rep among them. ${odds} rules give their exact odds: every way the dice can fall, counted.`}</p>
      <p className="prose">{`You need the rulebook to play: what stands here is a reference to it, not its text. Where the book leaves something open, ${rulings.length} rulings at the end of the list say what is played.`}</p>
      <RestsLegend />
    </div>
  );
}

/** Page of one rule: where it stands, what it says, what it asks, its odds and the tables behind it. */
function RuleEntry({ id }: { readonly id: string }) {
  const entry = useEntry(id);
  const { target } = useRulesAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const loaded = entry.data !== undefined;
  // Opened from the search field, the reader goes on at the rule; walking down the list, in the list.
  useEffect(() => {
    if (loaded && document.activeElement?.tagName === 'INPUT') heading.current?.focus();
  }, [loaded]);

  if (entry.error !== null) {
    return (
      <div className={styles.about}>
        <p className={styles.lead}>{entry.error.message}</p>
        <p>
          <Link {...target({})}>All rules</Link>
        </p>
      </div>
    );
  }
  if (entry.data === undefined) return null;
  const { kind, section, title, summary, ask, odds, tables, notes, rulings, decides } = entry.data;
  const [ruling] = kind === 'ruling' ? rulings : [];
  return (
    <article className={styles.ruleEntry} aria-labelledby="rule-title">
      <p className={styles.back}>
        <Link {...target({})}>All rules</Link>
      </p>
      <header>
        <h2 id="rule-title" className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.where}>
          {section ?? (kind === 'ruling' ? 'Our ruling' : 'Our own rule')}{' '}
          <span className={styles.id}>{id}</span>
        </p>
      </header>
      {ruling === undefined ? (
        <p className={`${styles.summary} prose`}>{summary}</p>
      ) : (
        <RulingText ruling={ruling} />
      )}
      {notes.map(({ text, ruling: id }) => {
        const why = rulings.find((one) => one.id === id);
        return (
          <p key={text} className="prose second">
            {text} {why !== undefined && <RulingButton ruling={why} />}
          </p>
        );
      })}
      {ask !== null && (
        <p className="prose second">
          <span className={styles.asked}>At the table</span> {ask}
        </p>
      )}
      {odds !== null && <OddsCalculator form={odds} />}
      {tables.map((table) => (
        <RuleTable key={table.id} table={table} rulings={rulings} />
      ))}
      {ruling === undefined && rulings.length > 0 && <Rulings rulings={rulings} />}
      {decides.length > 0 && <Decides decides={decides} />}
    </article>
  );
}

/** The rule with the campaign's corrected figures; without a campaign, by the book. */
function useEntry(rule: string) {
  const campaign = useContext(CampaignContext)?.id;
  const book = useAsk('rules.get', { rule }, { enabled: campaign === undefined });
  const here = useAsk(
    'campaign.rule',
    { campaign: campaign ?? '', rule },
    { enabled: campaign !== undefined },
  );
  return campaign === undefined ? book : here;
}
