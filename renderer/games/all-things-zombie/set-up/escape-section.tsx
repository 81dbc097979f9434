/** An escape on Set up: the form that rolls for both sides, and then the prison, captors and friends that came of it. */
import { NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { alarmText, forceText, PRISON_WORDS } from '../../../../src/rules/all-things-zombie/text/escape.ts';
import { listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Field } from '../components/field.tsx';
import { Forces } from './forces.tsx';
import { RollLine } from './roll-line.tsx';
import styles from './set-up.module.css';
import { Told } from './told.tsx';
import type { SetUp } from './use-set-up.ts';

type Escape = NonNullable<UnderWay['escape']>;
type Prison = Escape['prison'];

const PRISONS = Object.keys(PRISON_WORDS) as Prison[];

export function EscapeSection({ setUp }: { readonly setUp: SetUp }) {
  const { escape: readied } = setUp.encounter;
  return (
    <Section title="Escape" aside={readied === null ? 'prison, captors and friends' : undefined}>
      {readied === null ? (
        <ReadyForm setUp={setUp} />
      ) : (
        <Readied readied={readied} encounter={setUp.encounter} />
      )}
      <Told setUp={setUp} of={['ready-escape']} title="Captors and friends" />
      <Forces setUp={setUp} />
    </Section>
  );
}

interface ReadiedProps {
  readonly readied: Escape;
  readonly encounter: UnderWay;
}

function Readied({ readied, encounter: { role, party } }: ReadiedProps) {
  const { captors, friends, prison, getaway } = readied;
  return (
    <dl className={styles.facts}>
      <dt>Prison</dt>
      <dd>{PRISON_WORDS[prison]}</dd>
      <dt>Captors</dt>
      <dd>{upperFirst(forceText(captors, role === 'captor' ? party.length : 0))}</dd>
      <dt>To get out</dt>
      <dd>
        {`${upperFirst(forceText(friends, role === 'captive' ? party.length : 0))}. All armed, they start in the prison`}
      </dd>
      <dt>Vehicles</dt>
      <dd>{`${getaway}″ from the prison, to get away in`}</dd>
      <dt>Alarm</dt>
      <dd>{alarmText(readied)}</dd>
    </dl>
  );
}

/** The party’s own captives are known, and so are those it has captured. */
function ReadyForm({ setUp }: { readonly setUp: SetUp }) {
  const [prison, setPrison] = useState<Prison>('centre');
  const { figures } = useCampaign();
  const id = useId();
  const { role, party } = setUp.encounter;
  const { holds } = setUp.view;
  const captor = role === 'captor';
  const captives = figures.filter(
    (one) => one.status === 'captive' && party.some(({ figure }) => figure === one.id),
  );
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
      <p className={styles.held}>
        Held: <b className="name">{listed((captor ? holds : captives).map(({ name }) => name))}</b>. The best
        of their Reps counts.
      </p>
      <RollLine
        setUp={setUp}
        deed={{ do: 'ready-escape', prison }}
        text="Roll for both sides"
        later={setUp.encounter.table === null}
        next
      />
    </div>
  );
}
