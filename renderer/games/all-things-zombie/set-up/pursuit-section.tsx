/** A pursuit on Set up, away from the table: how it begins, then each band of Runners, hour after hour, until it is caught or gone. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { counted } from '../../../../src/rules/core/text/english.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../acts/deed.ts';
import { Refused } from '../acts/refused.tsx';
import { type Band, BandFields } from './band-fields.tsx';
import { Forces } from './forces.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { SplitForm } from './split-form.tsx';
import { Told } from './told.tsx';
import { PURSUING, type SetUp } from './use-set-up.ts';

export function PursuitSection({ setUp }: { readonly setUp: SetUp }) {
  const { campaign, encounter } = setUp;
  const { pursuits, role } = encounter;
  const over = pursuits.length > 0 && pursuits.every(({ end }) => end === 'escaped');
  const parted = pursuits.length > 1 && pursuits.some(({ end }) => end === 'caught');
  return (
    <Section title="Pursuit" aside={encounter.pursuitEnds}>
      {pursuits.length === 0 && <BeginForm setUp={setUp} />}
      <ol className={styles.bands} aria-label="Bands">
        {pursuits.map((pursuit, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place.
          <li key={band}>
            <BandLine setUp={setUp} pursuit={pursuit} band={band} alone={pursuits.length === 1} />
          </li>
        ))}
      </ol>
      <Told setUp={setUp} of={PURSUING} title="Pursuit" shown />
      {parted && (
        <p className={`${styles.over} quiet small`}>
          Figures in a band that isn’t caught are not on the table.
        </p>
      )}
      {over && (
        <p className={styles.over}>
          No battle comes of it: {role === 'runner' ? 'the party is safe' : 'they have got away'}.{' '}
          <Link data-next to="/c/$campaign/encounter/after" params={{ campaign }}>
            Report how it ended
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
      <BandFields label="Runners" band={runners} onChange={setRunners} />
      <BandFields label="Chasers" band={chasers} onChange={setChasers} />
      {hunters !== null && (
        <p className="quiet small">
          {counted(hunters.people, 'of those they got away from', 'of those they got away from')}{' '}
          {hunters.people === 1 ? 'comes' : 'come'} after them
          {known === null ? '.' : `, at their own lowest Rep: ${known}.`}
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

const WHO_RIDES =
  'Runners who alone have vehicles are away at once; Chasers who alone have them halve what the Runners gain.';

/** Nothing is rolled where the Runners just ride away. */
const leadText = (runners: Band, chasers: Band) =>
  runners.vehicles && !chasers.vehicles ? 'The Runners ride away' : 'Roll for the lead';

type Pursuit = UnderWay['pursuits'][number];

interface BandLineProps {
  readonly setUp: SetUp;
  readonly pursuit: Pursuit;
  readonly band: number;
  readonly alone: boolean;
}

/** Line on how far ahead a band of Runners is, and what comes next for it. */
function BandLine({ setUp, pursuit, band, alone }: BandLineProps) {
  const [splitting, setSplitting] = useState(false);
  const split = useRef<HTMLButtonElement>(null);
  const { runners, chasers, end } = pursuit;
  const isOfBand = (deed: Deed) =>
    (deed.do === 'pursue-on' || deed.do === 'split-runners') && deed.band === band;
  const close = () => {
    flushSync(() => setSplitting(false));
    split.current?.focus();
  };
  return (
    <>
      <p>
        {!alone && <span className="quiet">Band {band + 1}: </span>}
        <b>{pursuit.text}</b>
      </p>
      <p className="quiet small">
        Runners {bandText(runners)}; {chasers === null ? 'nobody follows' : `Chasers ${bandText(chasers)}`}
      </p>
      {end === 'goes-on' && !splitting && (
        <div className={styles.going}>
          <RollLine
            setUp={setUp}
            deed={{ do: 'pursue-on', band }}
            text={alone ? 'The pursuit goes on' : `Band ${band + 1}: go on`}
            next
          />
          <Button
            ref={split}
            size="sm"
            variant="subtle"
            {...off(setUp.waiting)}
            aria-label={alone ? 'The Runners split up' : `Band ${band + 1}: the Runners split up`}
            onClick={() => setSplitting(true)}
          >
            The Runners split up
          </Button>
        </div>
      )}
      {splitting && end === 'goes-on' && (
        <SplitForm
          setUp={setUp}
          pursuit={pursuit}
          band={band}
          onDone={() => setSplitting(false)}
          onCancel={close}
        />
      )}
      <Refused acts={setUp.acts} isOf={isOfBand} />
    </>
  );
}

const bandText = ({ lowestRep, vehicles }: { lowestRep: number; vehicles: boolean }) =>
  `Rep ${lowestRep}${vehicles ? ', in vehicles' : ', on foot'}`;
