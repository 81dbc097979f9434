/** Plan’s field for kind and role, and for the objective of a raid; what is forced stands there with its reason. */
import { Radio, SegmentedControl } from '@mantine/core';
import { useId } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  KIND_WORDS,
  OBJECTIVE_WORDS,
  ROLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { OBJECTIVE_LINES, ROLE_LINES } from '../../../../src/rules/all-things-zombie/text/plan.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import styles from './plan.module.css';
import type { PlanDraft, Possible } from './plan-draft.ts';

interface WhatFieldProps {
  readonly view: EncounterView;
  readonly way: Possible;
  readonly objective: PlanDraft['objective'];
  readonly onChange: (to: Partial<PlanDraft>) => void;
}

export function WhatField({ view, way, objective, onChange }: WhatFieldProps) {
  const heading = useId();
  return (
    <Section title="What">
      {way.forced ? (
        <Forced view={view} way={way} />
      ) : (
        <Radio.Group
          aria-label="What is played"
          value={keyOf(way)}
          onChange={(key) => {
            const wanted = view.possible.find((one) => keyOf(one) === key);
            if (wanted !== undefined) onChange({ kind: wanted.kind, role: wanted.role });
          }}
        >
          <div className={styles.ways}>
            {view.possible.map((one) => (
              <Radio
                key={keyOf(one)}
                {...(keyOf(one) === keyOf(way) ? { 'data-first-choice': true } : {})}
                value={keyOf(one)}
                label={wayWords(one)}
                description={ROLE_LINES[one.role]}
                classNames={{ inner: styles.dot ?? '', description: styles.what ?? '' }}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {way.kind === 'raid' && (
        <div className={styles.objective}>
          <span id={heading}>Objective</span>
          <SegmentedControl
            aria-labelledby={heading}
            value={objective}
            onChange={(to) => onChange({ objective: to })}
            data={OBJECTIVES.map((value) => ({ value, label: OBJECTIVE_WORDS[value].title }))}
          />
          <p className="quiet small">{OBJECTIVE_LINES[objective]}</p>
        </div>
      )}
    </Section>
  );
}

const OBJECTIVES = ['destroy', 'recover', 'loot'] as const;

const keyOf = ({ kind, role }: Possible) => `${kind}/${role}`;

/** `Raid, as raider` */
export const wayWords = ({ kind, role }: Pick<Possible, 'kind' | 'role'>) =>
  `${KIND_WORDS[kind].title}, as ${ROLE_WORDS[role].text}`;

/** The one thing that can be played, and why. */
function Forced({ view, way }: Pick<WhatFieldProps, 'view' | 'way'>) {
  return (
    <div className={styles.forced}>
      <p>
        <b>{wayWords(way)}</b>
        <span className={styles.fieldsLine}>{ROLE_LINES[way.role]}</span>
      </p>
      {way.kind === 'pursuit' ? (
        <p className="second">
          Those the party got away from outnumber it and come after it: the pursuit comes first, and can’t be
          declined.
        </p>
      ) : (
        <Held view={view} />
      )}
    </div>
  );
}

function Held({ view }: Pick<WhatFieldProps, 'view'>) {
  const { figures } = useCampaign();
  return (
    <>
      <ul aria-label="Who is held">
        {view.captives.map(({ figure, area }) => (
          <li key={figure}>
            <span className="name">{figures.find(({ id }) => id === figure)?.name ?? figure}</span>
            {area === null ? ' is held.' : ` is held in ${AREA_WORDS[area].place}.`}
          </li>
        ))}
      </ul>
      <p className="second">
        While a figure is held captive, only an escape can be played. At least one of those held there has to
        break out; how many of the others come to help is diced for once the table is set up.
      </p>
    </>
  );
}
