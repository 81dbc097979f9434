import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '../../../../src/rules/core/text/english.ts';
import { Section } from '../../../components/section.tsx';
import { Refused } from '../encounter/refused.tsx';
import { type Band, BandFields } from './band-fields.tsx';
import { BandLine } from './band-line.tsx';
import { Forces } from './forces.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { words } from './text/pursuit-section.ts';
import { Told } from './told.tsx';
import { PURSUING, type SetUp } from './use-set-up.ts';

/** Away from the table, hour after hour, until the Runners are caught or gone. */
export function PursuitSection({ setUp }: { readonly setUp: SetUp }) {
  const { campaign, encounter } = setUp;
  const { pursuits, role } = encounter;
  const over = pursuits.length > 0 && pursuits.every(({ end }) => end === 'escaped');
  const parted = pursuits.length > 1 && pursuits.some(({ end }) => end === 'caught');
  return (
    <Section title={words.pursuit} aside={encounter.pursuitEnds}>
      {pursuits.length === 0 && <BeginForm setUp={setUp} />}
      <ol className={styles.bands} aria-label={words.bands}>
        {pursuits.map((pursuit, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place.
          <li key={band}>
            <BandLine setUp={setUp} pursuit={pursuit} band={band} alone={pursuits.length === 1} />
          </li>
        ))}
      </ol>
      <Told setUp={setUp} of={PURSUING} title={words.pursuit} shown />
      {parted && <p className={`${styles.over} quiet small`}>{words.figuresInABand}</p>}
      {over && (
        <p className={styles.over}>
          {words.noBattleComesOfIt} {role === 'runner' ? words.thePartyIsSafe : words.theyHaveGotAway}.{' '}
          <Link data-next to="/c/$campaign/encounter/after" params={{ campaign }}>
            {words.reportHowItEnded}
          </Link>
        </p>
      )}
      <Forces setUp={setUp} />
    </Section>
  );
}

/** The party’s own side is known, but for what it rides in. */
function BeginForm({ setUp }: { readonly setUp: SetUp }) {
  const { party, vehicles, role, hunters } = setUp.encounter;
  const ours: Band = {
    lowestRep: Math.min(...party.map(({ rep }) => rep)) as Band['lowestRep'],
    vehicles: vehicles.won + vehicles.heldOver > 0,
  };
  const known = hunters?.lowestRep ?? null;
  const theirs: Band = { lowestRep: (known ?? 4) as Band['lowestRep'], vehicles: false };
  const [runners, setRunners] = useState(role === 'runner' ? ours : theirs);
  const [chasers, setChasers] = useState(role === 'runner' ? theirs : ours);
  return (
    <div className={styles.form}>
      <BandFields label={words.runners} band={runners} onChange={setRunners} />
      <BandFields label={words.chasers} band={chasers} onChange={setChasers} />
      {hunters !== null && (
        <p className="quiet small">
          {counted(hunters.people, words.ofThoseTheyGotAway, words.ofThoseTheyGotAway)}{' '}
          {hunters.people === 1 ? 'comes' : 'come'} {words.afterThem}
          {known === null ? '.' : words.atTheirOwnLowestRep(known)}
        </p>
      )}
      <p className="quiet small">{WHO_RIDES}</p>
      <RollLine
        setUp={setUp}
        deed={{ do: 'begin-pursuit', runners, chasers }}
        text={leadText(runners, chasers)}
      />
      <Refused acts={setUp.acts} isOf={(deed) => deed.do === 'begin-pursuit'} />
    </div>
  );
}

const WHO_RIDES = words.runnersWhoAloneHave;

/** Nothing is rolled where the Runners just ride away. */
const leadText = (runners: Band, chasers: Band) =>
  runners.vehicles && !chasers.vehicles ? words.theRunnersRideAway : words.rollForTheLead;
