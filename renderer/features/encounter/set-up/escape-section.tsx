import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { UnderWay } from '../../../../src/contract/encounter-view.ts';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { capitalised, count } from '../../../text/number.ts';
import { Field } from '../play/field.tsx';
import { RepField, USUAL_REP } from '../play/rep-field.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { Told } from './told.tsx';
import type { SetUp } from './use-set-up.ts';

type Escape = NonNullable<UnderWay['escape']>;
type Prison = Escape['prison'];

const PRISON_WORDS = {
  centre: 'In the centre of the table',
  edge: 'At one edge; the opposite one is to be reached',
} as const satisfies Record<Prison, string>;
const PRISONS = Object.keys(PRISON_WORDS) as Prison[];
/** As many as an escape may have. */
const MOST_CAPTIVES = 99;

/** Where the captives are held, and how many stand on both sides. */
export function EscapeSection({ setUp }: { readonly setUp: SetUp }) {
  const { escape: readied } = setUp.encounter;
  return (
    <Section title="Escape" aside={readied === null ? 'prison, captors and friends' : undefined}>
      {readied === null ? <ReadyForm setUp={setUp} /> : <Readied escape={readied} />}
      <Told setUp={setUp} of={['ready-escape']} title="Captors and friends" />
    </Section>
  );
}

function Readied({ escape: { captors, friends, prison, getaway } }: { readonly escape: Escape }) {
  return (
    <dl className={styles.facts}>
      <dt>Prison</dt>
      <dd>{PRISON_WORDS[prison]}</dd>
      <dt>Forces</dt>
      <dd>
        {capitalised(count(captors, 'captor'))},{' '}
        {count(friends, 'captive or rescuer', 'captives and rescuers')}
      </dd>
      <dt>Vehicles</dt>
      <dd>{getaway}″ from the prison</dd>
    </dl>
  );
}

/** The party’s own captives are known; those it holds itself are not. */
function ReadyForm({ setUp }: { readonly setUp: SetUp }) {
  const [prison, setPrison] = useState<Prison>('centre');
  const [held, setHeld] = useState(1);
  const [rep, setRep] = useState(USUAL_REP);
  const id = useId();
  const captor = setUp.encounter.role === 'captor';
  return (
    <div className={styles.form}>
      <Field label="Prison" id={`${id}p`}>
        <NativeSelect
          id={`${id}p`}
          size="sm"
          value={prison}
          data={PRISONS.map((value) => ({ value, label: PRISON_WORDS[value] }))}
          onChange={(event) => setPrison(event.currentTarget.value as Prison)}
        />
      </Field>
      {captor && (
        <>
          <Field label="Captives" id={`${id}c`}>
            <Stepper
              id={`${id}c`}
              label="Captives"
              value={held}
              least={1}
              most={MOST_CAPTIVES}
              onChange={setHeld}
            />
          </Field>
          <RepField label="Highest Rep" value={rep} onChange={setRep} />
        </>
      )}
      <RollLine
        setUp={setUp}
        deed={{
          do: 'ready-escape',
          prison,
          ...(captor ? { captives: { count: held, highestRep: rep } } : {}),
        }}
        text="Roll for both sides"
      />
    </div>
  );
}
