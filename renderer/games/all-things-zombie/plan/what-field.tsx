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
  readonly onGiveUp: (figure: string) => void;
}

export function WhatField({ view, way, objective, onChange, onGiveUp }: WhatFieldProps) {
  const heading = useId();
  // Captives may be held in several places.
  const ways = view.possible.filter(
    (one, at, all) => all.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
  return (
    <Section title="What">
      {way.forced ? (
        <Forced way={way} />
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
            {ways.map((one) => (
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
      {!way.forced && <Held view={view} way={way} onGiveUp={onGiveUp} />}
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
function Forced({ way }: Pick<WhatFieldProps, 'way'>) {
  return (
    <div className={styles.forced}>
      <p>
        <b>{wayWords(way)}</b>
        <span className={styles.fieldsLine}>{ROLE_LINES[way.role]}</span>
      </p>
      <p className="second">
        Those the party got away from outnumber it and come after it: the pursuit comes first, and can’t be
        declined.
      </p>
    </div>
  );
}

/** Captives: fetched by an Escape or a raid to recover them, or given up (ATZ-174). */
function Held({ view, way, onGiveUp }: Pick<WhatFieldProps, 'view' | 'way' | 'onGiveUp'>) {
  const { figures } = useCampaign();
  if (view.captives.length === 0) return null;
  return (
    <div className={styles.forced}>
      <ul aria-label="Who is held">
        {view.captives.map(({ figure, area }) => {
          const name = figures.find(({ id }) => id === figure)?.name ?? figure;
          return (
            <li key={figure}>
              <span className="name">{name}</span>
              {area === null ? ' is held. ' : ` is held in ${AREA_WORDS[area].place}. `}
              <button type="button" className="quiet-link" data-writes onClick={() => onGiveUp(figure)}>
                {`Give ${name} up`}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="second">
        {way.role === 'captive'
          ? 'At least one of those held there has to break out; how many of the others come to help is diced for once the table is set up.'
          : 'An Escape, or a recover raid there that reaches its aim, brings them back.'}
      </p>
    </div>
  );
}
