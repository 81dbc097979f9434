/** What this is, whose it isn't, where the data lies, and what it is made of. */
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAsk } from '../../app/api.ts';
import { Page } from '../../app/page.tsx';
import { Section } from '../../components/section.tsx';
import styles from './about-screen.module.css';
import { LicenceTable } from './licence-table.tsx';
import { words as said } from './text/about-screen.ts';

export function AboutScreen() {
  const about = useAsk('app.about', {});
  return (
    <Page title={said.about}>
      <div className={styles.about}>
        <p className={styles.name}>
          {said.holdout} {about.data?.version}
        </p>
        <p className="prose">{said.aDesktopCompanionForSolo}</p>
        <Section title={said.unofficial}>
          <p className={`${styles.notice} prose`}>{said.holdoutIsMadeByPlayers}</p>
        </Section>
        <Section title={said.yourData}>
          {about.error !== null && <p className={styles.notice}>{about.error.message}</p>}
          {about.data !== undefined && (
            <dl className={styles.facts}>
              <dt id="data-file">{said.file}</dt>
              <dd>
                <TextInput
                  readOnly
                  aria-labelledby="data-file"
                  value={about.data.dataFile}
                  onFocus={(event) => event.currentTarget.select()}
                />
              </dd>
            </dl>
          )}
        </Section>
        <Section title={said.updates}>
          <p className={`${styles.notice} prose`}>{said.holdoutNeverLooks}</p>
        </Section>
        <Section title={said.reportAProblem}>
          <p className={`${styles.notice} prose`}>
            {said.somethingWentWrong}{' '}
            <Link to="/settings" search={{ tab: 'report' }} className="link">
              {said.reportAProblem}
            </Link>{' '}
            {said.makesOneFileAbout}
          </p>
        </Section>
        <Section title={said.madeWith} aside={said.packagesInsideEachUnder}>
          <LicenceTable />
        </Section>
      </div>
    </Page>
  );
}
