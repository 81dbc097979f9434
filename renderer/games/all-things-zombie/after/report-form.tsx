/** Form for all that happened in the battle: filled in by the marks of the turns, and by hand. */
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { inWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { modified } from '../../../client/keys.ts';
import { useDraft } from '../../../client/use-draft.ts';
import { FilledElsewhere } from '../../../components/filled-elsewhere.tsx';
import { Section } from '../../../components/section.tsx';
import { Stepper } from '../../../components/stepper.tsx';
import { AskOnce } from '../acts/ask-once.tsx';
import { DECLARATIONS } from '../acts/declarations.ts';
import { useEncounterAct } from '../acts/use-encounter-act.ts';
import styles from './after.module.css';
import { byDate } from './dividing.ts';
import {
  boxesOf,
  emptyDraft,
  enemiesLeft,
  filledIn,
  isTouched,
  type LeftLine,
  type Report,
  readDraft,
  setCell,
  tickAll,
  tickRow,
} from './report-draft.ts';
import { FieldBox } from './report-field.tsx';
import { type GridHandle, ReportGrid } from './report-grid.tsx';
import { LootBox } from './report-loot.tsx';
import { MetBox } from './report-met.tsx';
import { type ReportCheck, useReportCheck } from './use-report-check.ts';
import { WhatFollows } from './what-follows.tsx';

const MOST_SHOTS = 999;

interface ReportFormProps {
  readonly view: EncounterView;
  /** Once the report has been taken. */
  readonly onReported?: () => void;
  /** True if the player has already been asked whether the battle is over. */
  readonly declared?: boolean;
}

/** Nothing before an Encounter is planned, nor once it is reported. */
export function ReportForm({ view, onReported, declared = false }: ReportFormProps) {
  const { encounter } = view;
  if (encounter === null || encounter.proposal === null) return null;
  const { number, proposal } = encounter;
  const { found } = byDate(view.stock, encounter.date);
  const { revision } = view;
  return (
    <Form
      key={number}
      {...{ number, proposal, encounter, declared, revision }}
      onPlay={found}
      onReported={onReported}
    />
  );
}

interface FormProps {
  readonly number: number;
  readonly proposal: Report;
  readonly encounter: UnderWay;
  /** Found in this Encounter, turn by turn. */
  readonly onPlay: readonly StockLine[];
  readonly revision: number;
  readonly onReported: (() => void) | undefined;
  readonly declared: boolean;
}

function Form({ number, proposal, encounter, onPlay, revision, onReported, declared }: FormProps) {
  const { id: campaign, figures } = useCampaign();
  const draft = useDraft(campaign, 'encounter/report', emptyDraft(number), (kept) => readDraft(number, kept));
  const report = filledIn(proposal, encounter.met, draft.value);
  const grid = useRef<GridHandle>(null);
  const shots = useId();
  // The draft stays: undoing the report brings the form back as it was sent. The next Encounter's replaces it.
  const acts = useEncounterAct({
    campaign,
    onDone: ({ title }) => {
      announce(title);
      onReported?.();
    },
  });
  const { ticked } = draft.value;
  const ids = report.records.map(({ figure }) => figure);
  const nameOf = (id: string) => figures.find((figure) => figure.id === id)?.name ?? id;

  const zombies = encounter.zombiesAbout;
  const people = enemiesLeft(encounter.met, draft.value);
  const counted = { zombies, people, ...draft.value.left };
  // The party is driven off by nobody where nobody stands against it.
  const usual = { zombies, people, kept: counted.zombies + counted.people === 0 };
  const left = { ...usual, ...draft.value.left };
  const check = useReportCheck(campaign, { ...report, kept: left.kept });
  const { lines, clips } = check ?? NOT_YET;
  // Anybody counted here is left on the field.
  const count = (change: Partial<LeftLine>) =>
    draft.set((now) => ({
      ...now,
      left: { ...now.left, ...change },
      field: {
        ...now.field,
        ...(change.zombies !== undefined && { zombies: change.zombies > 0 }),
        ...(change.people !== undefined && { enemies: change.people > 0 }),
      },
    }));
  const send = (asked: boolean) =>
    acts.byApp({ do: 'report', ...report, ...boxesOf(draft.value, usual) }, { declared: asked });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const faulty = ids.findIndex((id) => lines.some(({ figure, fault }) => figure === id && fault !== null));
    const tooLong = event.currentTarget.querySelector<HTMLElement>('input[aria-invalid]');
    if (faulty !== -1) grid.current?.focusRow(faulty);
    else if (tooLong !== null) tooLong.focus();
    else send(declared);
  };
  const { ready } = draft;
  // Reached from the table, where what was pressed is gone.
  useEffect(() => {
    if (declared && ready) grid.current?.focusRow(0);
  }, [declared, ready]);

  if (!ready) return null;
  return (
    <form
      className={styles.reportForm}
      aria-label="Report the battle"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
    >
      <div className={styles.sheet}>
        <FilledElsewhere draft={draft} />
        <Section
          number={1}
          title="Figures"
          aside={togetherWords(ticked.length) ?? 'one row for each who was on the table'}
        >
          <ReportGrid
            ref={grid}
            title="What happened to each figure"
            records={report.records}
            lines={lines}
            nameOf={nameOf}
            totals
            isChanged={(figure, column) => draft.value.rows[figure]?.[column] !== undefined}
            onSet={(figure, column, value) => draft.set((now) => setCell(now, { figure, column, value }))}
            ticks={{
              ticked,
              onTick: (figure) => draft.set((now) => tickRow(now, figure)),
              onTickAll: () => draft.set((now) => tickAll(now, ids)),
            }}
          />
          <p className={styles.keys}>
            <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd> move, <kbd>Space</kbd> ticks, digits count.
            What is set in a ticked row is set in all that are ticked.
          </p>
        </Section>
        <div className={styles.boxes}>
          {encounter.oneOff === null && (
            <LootBox
              number={2}
              onPlay={onPlay}
              party={ids}
              revision={revision}
              found={draft.value.found}
              onChange={(found) => draft.set((now) => ({ ...now, found }))}
            />
          )}
          <MetBox
            number={encounter.oneOff === null ? 3 : 2}
            title={encounter.oneOff === null ? 'Survivors met' : 'The other force'}
            met={encounter.met}
            groups={encounter.groups}
            draft={draft.value}
            onMet={(met) => draft.set((now) => ({ ...now, met }))}
            onStrangers={(strangers) => draft.set((now) => ({ ...now, strangers }))}
          />
        </div>
        <div className={styles.boxes}>
          <Section number={encounter.oneOff === null ? 4 : 3} title="Clips and shots">
            {clips.length > 0 && (
              <ul className={styles.rows} aria-label="Surplus clips taken">
                {clips.map(({ figure, weapon }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two clips in one weapon are told apart by nothing.
                  <li key={at}>
                    <b className="name">{figure === null ? '–' : nameOf(figure)}</b>
                    <span>{`a surplus clip for the ${weapon}`}</span>
                    <span className="quiet small">burnt, used or not</span>
                  </li>
                ))}
              </ul>
            )}
            {clips.length === 0 && <p className="quiet small">No surplus clip was taken along.</p>}
            <div className={styles.shots}>
              <label htmlFor={shots}>Shots still to roll for</label>
              <Stepper
                id={shots}
                label="Shots"
                value={report.shots}
                changed={draft.value.shots !== null}
                least={0}
                most={MOST_SHOTS}
                onChange={(to) => draft.set((now) => ({ ...now, shots: to }))}
              />
            </div>
          </Section>
          <FieldBox
            number={encounter.oneOff === null ? 5 : 4}
            about={encounter.zombiesAbout}
            left={left}
            said={draft.value.left}
            onCount={count}
          />
        </div>
      </div>
      <WhatFollows
        check={check ?? NOT_YET}
        found={onPlay.length + draft.value.found.length}
        joined={draft.value.strangers
          .filter(({ how, fought, name }) => how === 'joined' && fought === true && name.trim() !== '')
          .map(({ name }) => name)}
        peopleLeft={left.people}
        kept={left.kept}
        oneOff={encounter.oneOff !== null}
      >
        <div className={styles.send}>
          <Button type="submit" variant="filled" rightSection={<kbd aria-hidden>{modified('↵')}</kbd>}>
            Report the battle
          </Button>
          <Button
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/c/$campaign/print" params={{ campaign }} search={{ what: 'sheet' }} {...props} />
            )}
          >
            Print the sheet
          </Button>
          {isTouched(draft.value) && (
            <Button variant="subtle" onClick={draft.clear}>
              Fill it in from the marks again
            </Button>
          )}
          {acts.declaration?.do === 'report' && (
            <AskOnce words={DECLARATIONS.report} onYes={() => send(true)} onNo={acts.notDeclared} />
          )}
          {draft.restored && <span className="quiet small">As you left it</span>}
        </div>
      </WhatFollows>
    </form>
  );
}

/** Before the first answer. */
const NOT_YET: ReportCheck = {
  lines: [],
  clips: [],
  score: {
    zombies: 0,
    innocents: 0,
    each: { zombie: 0, innocent: 0 },
    scored: 0,
    combinedRep: 0,
    points: 0,
  },
};

const togetherWords = (ticked: number) =>
  ticked > 1 ? `${upperFirst(inWords(ticked))} are set together` : undefined;
