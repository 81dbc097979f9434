/** About Holdout: its nature, its disclaimer, the place of its data, and the packages it is made of. */

import { licences } from 'virtual:licences';
import { TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAsk } from '../../client/api.ts';
import { Section } from '../../components/section.tsx';
import { Page } from '../../page/page.tsx';
import styles from './about-screen.module.css';

export function AboutScreen() {
  const about = useAsk('app.about', {});
  return (
    <Page title="About">
      <div className={styles.about}>
        <p className={styles.name}>Holdout {about.data?.version}</p>
        <p className="prose">
          A desktop companion for solo wargamers. It keeps a long All Things Zombie campaign, and prints what
          belongs on the table. It works without a network and sends nothing anywhere.
        </p>
        <Section title="Unofficial">
          <p className={`${styles.notice} prose`}>
            Holdout is made by players and has nothing to do with the publishers of the games it helps to
            play. Names of games and publishers belong to their owners. It holds no text, no art and no cards
            of theirs: mechanics and figures only, in words of our own. You need the rulebook to play.
          </p>
        </Section>
        <Section title="Your data">
          {about.error !== null && <p className={styles.notice}>{about.error.message}</p>}
          {about.data !== undefined && (
            <dl className={styles.facts}>
              <dt id="data-file">File</dt>
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
        <Section title="Updates">
          <p className={`${styles.notice} prose`}>
            Holdout never uses the network, so it doesn’t look for updates. Its desktop window is made with
            Chromium, whose security updates come with new versions of Holdout and in no other way: look for a
            new version now and then.
          </p>
        </Section>
        <Section title="Report a problem">
          <p className={`${styles.notice} prose`}>
            Something went wrong?{' '}
            <Link to="/settings" search={{ tab: 'report' }} className="link">
              Report a problem
            </Link>{' '}
            makes one file about it, for you to send.
          </p>
        </Section>
        <Section title="Made with" aside="packages inside, each under its own licence">
          <LicenceTable />
        </Section>
      </div>
    </Page>
  );
}

function LicenceTable() {
  return (
    <table className={styles.licences}>
      <thead>
        <tr>
          <th>Package</th>
          <th>Version</th>
          <th>Licence</th>
        </tr>
      </thead>
      <tbody>
        {licences.map(({ name, version, licence }) => (
          <tr key={name}>
            <td>{name}</td>
            <td className="num">{version}</td>
            <td>{licence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
