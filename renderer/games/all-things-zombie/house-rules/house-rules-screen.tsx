/** House rules of this campaign: where it differs from the book, and what was agreed for all of it. */

import { Button, NumberInput, SegmentedControl } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useId } from 'react';
import type { Input } from '../../../../src/contract/contract.ts';
import type { Agreements } from '../../../../src/contract/games/all-things-zombie/agreements.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { CorrectedList } from '../../../components/corrections/corrected-list.tsx';
import { FoundAgain } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import { Page } from '../../../page/page.tsx';
import { DIVISION_WORDS } from '../text/calendar.ts';
import styles from './house-rules-screen.module.css';

export function HouseRulesScreen() {
  const log = useCampaign();
  const campaign = log.id;
  const { data, error } = useAsk('campaign.agreements', { campaign });
  return (
    <Page title="House rules">
      {error !== null && <p role="alert">{error.message}</p>}
      {data !== undefined && (
        <div className={styles.screen}>
          <Section title="Differences from the book" aside={differing(data.houseRules)}>
            <ul>
              {data.houseRules.map((rule) => (
                <SwitchRow key={rule.id} rule={rule} />
              ))}
            </ul>
            <p className={styles.note}>
              A house rule holds from when it is turned on; what was played before stays as it was. Turning
              one on or off can be undone like anything else.
            </p>
          </Section>
          <CorrectedList
            log={log}
            link={({ rule }, name) =>
              rule === null ? (
                name
              ) : (
                <Link to="/c/$campaign/rules" params={{ campaign }} search={{ rule }}>
                  {name}
                </Link>
              )
            }
            hint="Some figures of ours take the place of lost ones. Where your printed book says otherwise, correct the figure beside its table under Rules: play, odds and prints go by it from then on."
          />
          {log.oneOff === null && (
            <div data-writes>
              <Section title="Agreed for the campaign">
                <LastYear key={data.lastYear.year} agreed={data.lastYear} />
                <Calendar agreed={data.division} />
              </Section>
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function differing(rules: readonly { readonly on: boolean }[]): string {
  const on = rules.filter((rule) => rule.on).length;
  return on === 0
    ? 'played by the book'
    : `${upperFirst(countedInWords(on, 'house rule', 'house rules'))} on`;
}

type Division = Agreements['division'];

/** Twelve Encounters a year or four; changed over between two of them. */
function Calendar({ agreed: { now, since, changed, why } }: { readonly agreed: Division }) {
  const id = useId();
  const { agree } = useAgree('campaign.division');
  return (
    <div className={styles.row}>
      <div>
        <h3 id={id} className={styles.title}>
          Calendar
        </h3>
        <p className={styles.what}>
          One Encounter each period: twelve a year in months, four in seasons.{' '}
          {changed === null
            ? `It can’t be changed over now. ${why}`
            : `Changed over now, the campaign goes on with ${changed}.`}
        </p>
        {since !== null && <p className={styles.since}>{`Since ${since}.`}</p>}
      </div>
      <SegmentedControl
        aria-labelledby={id}
        disabled={changed === null}
        data={(['months', 'seasons'] as const).map((value) => ({ value, label: DIVISION_WORDS[value] }))}
        value={now}
        onChange={(to) => agree({ to })}
      />
    </div>
  );
}

/** Row of one house rule: what the book says, what holds here instead, and the choice between them. */
function SwitchRow({ rule }: { readonly rule: Agreements['houseRules'][number] }) {
  const id = useId();
  const { agree } = useAgree('campaign.houseRules');
  const { title, book, house, on, since } = rule;
  return (
    <li className={styles.row} data-on={on || undefined}>
      <div>
        <h3 id={id} className={styles.title}>
          {on && <IconPencil size={14} stroke={1.6} role="img" aria-label="Differs from the book:" />} {title}
        </h3>
        <dl className={styles.sides}>
          <dt>By the book</dt>
          <dd data-holds={!on || undefined}>{book}</dd>
          <dt>House rule</dt>
          <dd data-holds={on || undefined}>{house}</dd>
        </dl>
        {since !== null && <p className={styles.since}>{sinceText(on, since)}</p>}
      </div>
      <SegmentedControl
        data-writes
        aria-labelledby={id}
        data={[
          { value: 'book', label: 'By the book' },
          { value: 'house', label: 'House rule' },
        ]}
        value={on ? 'house' : 'book'}
        onChange={(value) => agree({ rule: rule.id, on: value === 'house' })}
      />
    </li>
  );
}

const sinceText = (on: boolean, since: string) =>
  on ? `On since ${since}.` : `By the book again since ${since}.`;

interface LastYearProps {
  readonly agreed: Agreements['lastYear'];
}

/** Field for the last year that is played; agreed at any time, or left open. */
function LastYear(props: LastYearProps) {
  const { year } = props.agreed;
  return (
    <KeptForm<Fields> key={year} form="house-rules/last-year" initial={{ typed: year ?? '' }} read={readYear}>
      {(filled) => <YearField {...props} filled={filled} />}
    </KeptForm>
  );
}

type Fields = { readonly typed: number | '' };

function readYear(kept: unknown): Fields | undefined {
  const typed = typeof kept === 'object' && kept !== null && 'typed' in kept ? kept.typed : undefined;
  return typed === '' || typeof typed === 'number' ? { typed } : undefined;
}

function YearField({ agreed, filled }: LastYearProps & { readonly filled: Filled<Fields> }) {
  const { year, since, least, most } = agreed;
  const id = useId();
  const { agree } = useAgree('campaign.lastYear');
  const { typed } = filled.value;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed !== '' && typed !== year) agree({ year: typed }, filled.sending());
  };
  return (
    <form className={styles.row} aria-label="The last year" onSubmit={submit}>
      <div>
        <h3 className={styles.title}>
          <label htmlFor={id}>Last year</label>
        </h3>
        <p className={styles.what}>
          {year === null
            ? 'The campaign goes on without end. With a last year agreed, it is over when that year has been played.'
            : `The campaign is over when the year O+${year} has been played. A later year can be agreed at any time.`}
        </p>
        {since !== null && <p className={styles.since}>{`Since ${since}.`}</p>}
      </div>
      <div className={styles.controls}>
        <NumberInput
          id={id}
          size="sm"
          className={styles.year ?? ''}
          prefix="O+"
          placeholder="no end"
          allowDecimal={false}
          allowNegative={false}
          min={least}
          max={most}
          value={typed}
          onChange={(value) => filled.set({ typed: typeof value === 'number' ? value : '' })}
        />
        <Button type="submit" size="sm" {...off(typed === '' || typed === year)}>
          Agree
        </Button>
        {year !== null && (
          <Button size="sm" variant="subtle" onClick={() => agree({ year: null }, filled.sending())}>
            No end
          </Button>
        )}
        <FoundAgain filled={filled} />
      </div>
    </form>
  );
}

type Agreement = 'campaign.houseRules' | 'campaign.lastYear' | 'campaign.division';

/** Changes an agreement at the campaign's present revision, and says what was done. */
function useAgree<M extends Agreement>(method: M) {
  const { id: campaign, revision } = useCampaign();
  const doing = useDo(method);
  return {
    agree: (input: Omit<Input<M>, 'campaign' | 'revision'>, onDone?: () => void) =>
      doing.mutate({ campaign, revision, ...input } as Input<M>, {
        onSuccess: ({ title }) => {
          announce(title);
          onDone?.();
        },
      }),
  };
}
