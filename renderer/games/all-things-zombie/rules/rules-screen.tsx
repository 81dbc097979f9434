/** Every rule in our own words: the list and its search at the left, one rule with its tables and odds at the right. */
import { useState } from 'react';
import { useAsk } from '../../../client/api.ts';
import { FailurePage } from '../../../page/failure-page.tsx';
import { Page } from '../../../page/page.tsx';
import { AboutRules } from './about-rules.tsx';
import { RuleEntry } from './rule-entry.tsx';
import { RuleIndex } from './rule-index.tsx';
import styles from './rules.module.css';
import { useRulesAddress } from './use-rules-address.ts';

export function RulesScreen() {
  const list = useAsk('rules.list', {});
  const { rule } = useRulesAddress();
  // As the screen opens; a rule chosen later doesn't take the focus to the page's title.
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
