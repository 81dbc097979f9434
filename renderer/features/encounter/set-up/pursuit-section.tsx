import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { UnderWay } from '../../../../src/contract/encounter-view.ts';
import { Section } from '../../../components/section.tsx';
import { EDGE_WORDS } from '../../../text/encounter.ts';
import { capitalised, count } from '../../../text/number.ts';
import { type Band, BandFields } from './band-fields.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { SplitForm } from './split-form.tsx';
import { Told } from './told.tsx';
import type { SetUp } from './use-set-up.ts';

type Pursuit = UnderWay['pursuits'][number];

const ACTS = ['begin-pursuit', 'pursue-on', 'split-runners'] as const;

/** Away from the table, hour after hour, until the Runners are caught or gone. */
export function PursuitSection({ setUp }: { readonly setUp: SetUp }) {
  const { campaign, encounter } = setUp;
  const { pursuits } = encounter;
  const over = pursuits.length > 0 && pursuits.every(({ end }) => end === 'escaped');
  return (
    <Section title="Pursuit" aside="gone at more than 24 hours ahead, caught at none">
      {pursuits.length === 0 && <BeginForm setUp={setUp} />}
      <ol className={styles.bands}>
        {pursuits.map((pursuit, band) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place.
          <li key={band}>
            <BandLine setUp={setUp} pursuit={pursuit} band={band} alone={pursuits.length === 1} />
          </li>
        ))}
      </ol>
      <Told setUp={setUp} of={ACTS} title="Pursuit" />
      {over && (
        <p className={styles.over}>
          No battle comes of it.{' '}
          <Link data-next to="/c/$campaign/encounter/after" params={{ campaign }}>
            Report how it ended
          </Link>
        </p>
      )}
    </Section>
  );
}

/** The party’s own side is known, but for what it rides in. */
function BeginForm({ setUp }: { readonly setUp: SetUp }) {
  const { party, vehicles, role } = setUp.encounter;
  const ours: Band = {
    lowestRep: Math.min(...party.map(({ rep }) => rep)) as Band['lowestRep'],
    vehicles: vehicles.won + vehicles.heldOver > 0,
  };
  const theirs: Band = { lowestRep: 4, vehicles: false };
  const [runners, setRunners] = useState(role === 'runner' ? ours : theirs);
  const [chasers, setChasers] = useState(role === 'runner' ? theirs : ours);
  return (
    <div className={styles.form}>
      <BandFields label="Runners" band={runners} onChange={setRunners} />
      <BandFields label="Chasers" band={chasers} onChange={setChasers} />
      <RollLine setUp={setUp} deed={{ do: 'begin-pursuit', runners, chasers }} text="Roll for the lead" />
    </div>
  );
}

interface BandLineProps {
  readonly setUp: SetUp;
  readonly pursuit: Pursuit;
  readonly band: number;
  readonly alone: boolean;
}

function BandLine({ setUp, pursuit, band, alone }: BandLineProps) {
  const [splitting, setSplitting] = useState(false);
  const { runners, chasers, end } = pursuit;
  return (
    <>
      <p>
        {!alone && <span className="quiet">Band {band + 1}: </span>}
        <b>{standing(pursuit)}</b>{' '}
        <span className="quiet">
          Runners {bandText(runners)}; {chasers === null ? 'nobody follows' : `Chasers ${bandText(chasers)}`}
        </span>
      </p>
      {end === 'goes-on' && !splitting && (
        <div className={styles.roll}>
          <RollLine setUp={setUp} deed={{ do: 'pursue-on', band }} text="The pursuit goes on" />
          <Button size="sm" variant="subtle" onClick={() => setSplitting(true)}>
            The Runners split up
          </Button>
        </div>
      )}
      {splitting && end === 'goes-on' && (
        <SplitForm setUp={setUp} pursuit={pursuit} band={band} onClose={() => setSplitting(false)} />
      )}
    </>
  );
}

function standing({ end, lead, side }: Pursuit): string {
  if (end === 'escaped') return 'The Runners are away.';
  if (end === 'goes-on') return `${capitalised(count(lead, 'hour'))} ahead.`;
  const from = side === null ? '' : `; the Chasers come from the ${EDGE_WORDS[side]}, 24″ away`;
  return `Caught: the Runners stand in the centre${from}.`;
}

const bandText = ({ lowestRep, vehicles }: { lowestRep: number; vehicles: boolean }) =>
  `Rep ${lowestRep}${vehicles ? ', in vehicles' : ', on foot'}`;
