/** Form for the plan of the present period; it may be left half-filled. */
import { Button, NativeSelect, Radio } from '@mantine/core';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  encounterWords,
  KIND_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { inWords } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { keepFocus } from '../../../client/focus.ts';
import { useLookedAt } from '../../../client/looked-at.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { Difference } from '../../../components/difference.tsx';
import { Failed } from '../../../components/failed.tsx';
import { FilledElsewhere } from '../../../components/filled-elsewhere.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';
import {
  type Chosen,
  chosenBy,
  emptyPlan,
  type PlanDraft,
  type Possible,
  planDeed,
  planLacks,
  readPlan,
} from './plan-draft.ts';
import { WhatField } from './what-field.tsx';
import { WhoTable } from './who-table.tsx';

interface PlanFormProps {
  readonly view: EncounterView;
  readonly acts: EncounterActs;
}

export function PlanForm({ view, acts }: PlanFormProps) {
  const { id: campaign, calendar, figures } = useCampaign();
  const period = calendar.text;
  // Kept until the period is over: a plan that is dropped or taken back stands there as it was.
  const draft = useDraft(campaign, 'encounter/plan', emptyPlan(period, view), (kept) =>
    readPlan(period, kept),
  );
  const lacking = useId();
  const form = useRef<HTMLFormElement>(null);
  const { ready } = draft;
  const decided = acts.last?.do === 'decide-war';
  // The winner is known, and the button that rolled for it has gone.
  useEffect(() => {
    if (ready && decided) keepFocus(() => form.current?.querySelector<HTMLElement>('[data-first-choice]'));
  }, [ready, decided]);
  const looked = useLookedAt(campaign) !== undefined;
  if (looked) return <p>{`No Encounter was planned for ${period} when this backup was made.`}</p>;
  const chosen = chosenBy(draft.value, view);
  if (!draft.ready || chosen === undefined) return null;

  const { way, goes } = chosen;
  const lacks = planLacks(chosen, view);
  const deed = lacks === undefined ? planDeed(draft.value, chosen) : undefined;
  const change = (to: Partial<PlanDraft>) => draft.set((now) => ({ ...now, ...to }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deed !== undefined) acts.perform(deed);
  };
  const rep = figures.reduce((sum, figure) => (goes.includes(figure.id) ? sum + figure.rep : sum), 0);
  return (
    <form ref={form} aria-label="Plan the Encounter" onSubmit={submit}>
      <FilledElsewhere draft={draft} />
      <div className={styles.planFormColumns}>
        <div className={styles.column}>
          <WhatField
            view={view}
            way={way}
            objective={draft.value.objective}
            onChange={change}
            onGiveUp={(figure) => acts.byApp({ do: 'give-up', figure })}
          />
          <WhereField view={view} chosen={chosen} onChange={(area) => change({ area })} />
          <WhoLeads chosen={chosen} onChange={(leader) => change({ leader })} />
        </div>
        <WhoTable chosen={chosen} rep={rep} onChange={(stays) => change({ stays: [...stays] })} />
      </div>
      <DicePanel acts={acts} title="Before the plan" />
      <div className={styles.send}>
        <Button
          type="submit"
          variant="filled"
          {...off(deed === undefined || acts.asking !== undefined)}
          {...(lacks === undefined ? {} : { 'aria-describedby': lacking })}
        >
          {`Plan the ${KIND_WORDS[way.kind].text}`}
        </Button>
        <p id={lacking} className="second">
          {lacks ?? summary(draft.value, chosen, rep)}
        </p>
        <Failed error={acts.error} />
        {draft.restored && (
          <p className={`${styles.restored} quiet small`}>
            As you left it.{' '}
            <button type="button" className="quiet-link" onClick={draft.clear}>
              Start afresh
            </button>
          </p>
        )}
      </div>
    </form>
  );
}

/** `Loot raid in the outskirts: four go, combined Rep 15.` */
function summary({ objective }: PlanDraft, { way, area, goes }: Chosen, rep: number): string {
  const what = encounterWords(way.kind, way.kind === 'raid' ? objective : null);
  const where = area === null ? '' : ` in ${AREA_WORDS[area].place}`;
  return `${what}${where}: ${inWords(goes.length)} ${goes.length === 1 ? 'goes' : 'go'}, combined Rep ${rep}.`;
}

interface WhoLeadsProps {
  readonly chosen: Chosen;
  readonly onChange: (leader: string) => void;
}

/** Each Encounter has a Leader; nothing to choose where nobody goes. */
function WhoLeads({ chosen: { goes, leader }, onChange }: WhoLeadsProps) {
  const { figures } = useCampaign();
  if (leader === undefined) return null;
  const data = goes.map((id) => ({
    value: id,
    label: figures.find((figure) => figure.id === id)?.name ?? id,
  }));
  return (
    <Section title="Who leads">
      <NativeSelect
        className={styles.leads}
        aria-label="Who leads"
        value={leader}
        data={data}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Section>
  );
}

interface WhereFieldProps {
  readonly view: EncounterView;
  readonly chosen: Chosen;
  readonly onChange: (area: NonNullable<Possible['area']>) => void;
}

/** Areas, and how likely company is in each; where the last Encounter ties this one to its place, that one only. */
function WhereField({ view, chosen: { way, places, area: where }, onChange }: WhereFieldProps) {
  const { winner } = view.war;
  const fixed = places.length === 1;
  const areas = view.areas.filter(({ area }) => places.length === 0 || places.includes(area));
  return (
    <Section title="Where" aside={`activity in phase ${view.phase}`}>
      <Radio.Group
        aria-label="Where it takes place"
        value={where ?? ''}
        onChange={(value) => {
          const wanted = areas.find(({ area }) => area === value);
          if (wanted !== undefined) onChange(wanted.area);
        }}
      >
        <table className={styles.areas} aria-label="Areas">
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col" className="n">
                Zombies
              </th>
              <th scope="col" className="n">
                Survivors
              </th>
            </tr>
          </thead>
          <tbody>
            {areas.map(({ area, zal, sal, corrected }) => (
              <tr key={area}>
                <td>
                  {fixed ? AREA_WORDS[area].title : <Radio value={area} label={AREA_WORDS[area].title} />}
                </td>
                <td className="n">
                  {zal}
                  <Difference when={corrected.includes('zal')} />
                </td>
                <td className="n">
                  {sal}
                  <Difference when={corrected.includes('sal')} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Radio.Group>
      <p className={`${styles.note} quiet small`}>
        {places.length > 0 ? WHY_FIXED[way.kind] : 'Roll two dice against these on entering a building.'}
        {winner !== null && ` ${WAR_WORDS[winner].won} the war: ${WAR_WORDS[winner].effect}.`}
      </p>
    </Section>
  );
}

const WHY_FIXED = {
  escape: 'An escape takes place where they are held.',
  pursuit: 'A pursuit takes place where the last Encounter did.',
  raid: 'It takes place where the last Encounter did.',
} as const satisfies Record<Possible['kind'], string>;
