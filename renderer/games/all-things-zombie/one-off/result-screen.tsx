/** After a battle by itself: what happened to each figure, what each side lost, and who has won. Stands inside the Encounter’s frame. */
import { Button, Radio } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { keepFocus } from '../../../client/focus.ts';
import facts from '../../../components/facts.module.css';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { KeptForm } from '../../../components/kept-form.tsx';
import { Section } from '../../../components/section.tsx';
import { Refused } from '../acts/refused.tsx';
import { type Deeds, useDeeds } from '../acts/use-deeds.ts';
import { CorrectLink } from '../after/correct-link.tsx';
import { CorrectReport } from '../after/correct-report.tsx';
import { useCorrection } from '../after/use-correction.ts';
import { ForceTable } from './force-table.tsx';
import styles from './one-off.module.css';

interface ResultScreenProps {
  readonly encounter: UnderWay;
  readonly oneOff: OneOffView;
}

export function ResultScreen({ encounter, oneOff }: ResultScreenProps) {
  const { id: campaign, figures } = useCampaign();
  const acts = useDeeds({ campaign });
  const correction = useCorrection(campaign, encounter);
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;
  const screen = useRef<HTMLDivElement>(null);
  const over = oneOff.result !== null;
  // The form of the report, or of the end, stood here a moment ago.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as what stands here changes.
  useEffect(() => {
    keepFocus(() => screen.current?.querySelector<HTMLElement>('input:checked, [data-go-on]'));
  }, [over]);
  const correcting = over ? undefined : correction.open;
  return (
    <div ref={screen}>
      {correcting !== undefined && encounter.field !== null && (
        <CorrectReport
          key={correcting.record.figure}
          name={nameOf(correcting.record.figure)}
          correcting={correcting}
          field={encounter.field}
          bringBack={correction.bringBack}
          onSet={correction.set}
          onClose={correction.close}
        />
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Section title={over ? 'It is over' : 'The end'}>
            {oneOff.result !== null && <p className={styles.result}>{oneOff.result.text}</p>}
            {!over && oneOff.losses !== null && (
              <dl className={facts.facts} data-wide>
                {oneOff.losses.map(({ force, title, text }) => (
                  <div key={force}>
                    <dt>{title}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
            {over ? <Onwards campaign={campaign} /> : <EndForm oneOff={oneOff} acts={acts} />}
          </Section>
          <Section title="What happened">
            <dl className={facts.facts} data-wide>
              {encounter.after.map(({ figure, happened }) => (
                <div key={figure}>
                  <dt className="name">{nameOf(figure)}</dt>
                  <dd>
                    {happened}{' '}
                    {!over && correction.of !== undefined && (
                      <CorrectLink name={nameOf(figure)} onCorrect={() => correction.of?.(figure)} />
                    )}
                  </dd>
                </div>
              ))}
              {encounter.met.map(({ who, name, fate }) => (
                <div key={who}>
                  <dt className="name">{name}</dt>
                  <dd>{FATES[fate]}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
        <div className={styles.forces}>
          {oneOff.forces.map((force) => (
            <ForceTable key={force.force} force={force} />
          ))}
        </div>
      </div>
    </div>
  );
}

const FATES = {
  free: 'Came through',
  'ran-away': 'Ran away',
  killed: 'Killed',
  captured: 'Captured',
} as const satisfies Record<UnderWay['met'][number]['fate'], string>;

function Onwards({ campaign }: { readonly campaign: string }) {
  return (
    <div className={styles.end}>
      <div className={styles.cost}>
        <Button
          variant="filled"
          data-go-on
          renderRoot={(props) => <Link to="/c/$campaign/chronicle" params={{ campaign }} {...props} />}
        >
          Read the report
        </Button>
        <Button renderRoot={(props) => <Link to="/new-one-off" {...props} />}>Another one-off</Button>
        <Link to="/" className="quiet-link">
          Back to the shelf
        </Link>
      </div>
    </div>
  );
}

/** End of a battle by itself: what each side has lost, and who has won; nothing comes after it. */
interface EndFormProps {
  readonly oneOff: OneOffView;
  readonly acts: Deeds;
}

const ANSWERS = [
  { value: 'own', label: FORCE_WORDS.own.title },
  { value: 'other', label: FORCE_WORDS.other.title },
  { value: 'neither', label: 'Nobody' },
] as const;

function EndForm({ oneOff, acts }: EndFormProps) {
  return (
    <KeptForm form="encounter/end-one-off" initial={{ wins: oneOff.ahead ?? 'neither' }}>
      {(filled) => {
        const submit = (event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const wins = ANSWERS.find(({ value }) => value === filled.value.wins)?.value ?? 'neither';
          acts.byApp({ do: 'end-one-off', wins }, { onDone: filled.sending() });
        };
        return (
          <form className={styles.end} aria-label="End the battle" onSubmit={submit}>
            <Radio.Group
              label="Who has won?"
              description="The book leaves it to you. Filled in is the side that lost figures of fewer points."
              value={filled.value.wins}
              onChange={(wins) => filled.set({ wins })}
            >
              <div className={styles.answers}>
                {ANSWERS.map((answer) => (
                  <Radio key={answer.value} {...answer} />
                ))}
              </div>
            </Radio.Group>
            <div className={styles.cost}>
              <Button type="submit" variant="filled">
                End the battle
              </Button>
              <FoundAgain filled={filled} />
            </div>
            <Refused acts={acts} isOf={(deed) => deed.do === 'end-one-off'} />
          </form>
        );
      }}
    </KeptForm>
  );
}
