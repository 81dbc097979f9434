/** House rules of this campaign: where it differs from the book, and what was agreed for all of it. */

import { Link } from '@tanstack/react-router';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { CorrectedList } from '../../../components/corrections/corrected-list.tsx';
import { Section } from '../../../components/section.tsx';
import { Page } from '../../../page/page.tsx';
import { Calendar } from './calendar.tsx';
import styles from './house-rules-screen.module.css';
import { LastYear } from './last-year.tsx';
import { SwitchRow } from './switch-row.tsx';

export function HouseRulesScreen() {
  const log = useCampaign();
  const campaign = log.id;
  const { data, error } = useAsk('campaign.agreements', { campaign });
  return (
    <Page title="House rules">
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && (
        <div className={styles.screen}>
          <Section title="Differences from the book" aside={differing(data.houseRules)}>
            <ul>
              {data.houseRules.map((rule) => (
                <SwitchRow key={rule.id} rule={rule} />
              ))}
            </ul>
            <p className={styles.note}>
              A house rule holds from when it is turned on; what was played before stays as it was. Turning
              one on or off can be undone like anything else.
            </p>
          </Section>
          <CorrectedList
            log={log}
            link={({ rule }, name) =>
              rule === null ? (
                name
              ) : (
                <Link to="/c/$campaign/rules" params={{ campaign }} search={{ rule }}>
                  {name}
                </Link>
              )
            }
            hint="Some figures of ours take the place of lost ones. Where your printed book says otherwise, correct the figure beside its table under Rules: play, odds and prints go by it from then on."
          />
          {log.oneOff === null && (
            <div data-writes>
              <Section title="Agreed for the campaign">
                <LastYear key={data.lastYear.year} agreed={data.lastYear} />
                <Calendar agreed={data.division} />
              </Section>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function differing(rules: readonly { readonly on: boolean }[]): string {
  const on = rules.filter((rule) => rule.on).length;
  return on === 0
    ? 'played by the book'
    : `${upperFirst(countedInWords(on, 'house rule', 'house rules'))} on`;
}
