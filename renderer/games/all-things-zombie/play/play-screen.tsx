/** The Assistant: the miniatures stand on the player’s own table, and this keeps count of them. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { ReportForm } from '../after/report-form.tsx';
import { ResultPanel } from '../encounter/result-panel.tsx';
import { useEncounterAct } from '../encounter/use-encounter-act.ts';
import { BattleLog } from './battle-log.tsx';
import { deedTitle } from './deed-title.ts';
import { DueList } from './due/due-list.tsx';
import { DueMarks } from './due/due-marks.tsx';
import { useKeptForms } from './forms/kept-forms.ts';
import { OpenForm } from './forms/open-form.tsx';
import { useScreenKeys } from './keys/use-screen-keys.ts';
import styles from './play.module.css';
import { type Form, PlayContext, type Playing } from './play-context.ts';
import { BattleMap } from './table/battle-map.tsx';
import { FightersTable } from './table/fighters-table.tsx';
import { PeopleSection } from './table/people-section.tsx';
import { PlacesSection } from './table/places-section.tsx';
import { ShotsSection } from './table/shots-section.tsx';
import { TurnLine } from './table/turn-line.tsx';

interface PlayScreenProps {
  readonly view: EncounterView;
  /** Once the battle has been reported. */
  readonly onReported?: () => void;
}

/** Nothing before an Encounter is planned, nor once it is reported. */
export function PlayScreen({ view, onReported }: PlayScreenProps) {
  const [reporting, setReporting] = useState(false);
  const { encounter } = view;
  if (encounter === null || encounter.stage === 'after') return null;
  if (reporting) {
    return (
      <div className={styles.report}>
        <Button size="sm" variant="subtle" onClick={() => setReporting(false)}>
          Back to the table
        </Button>
        <ReportForm view={view} {...(onReported === undefined ? {} : { onReported })} />
      </div>
    );
  }
  return <Table view={view} encounter={encounter} onReport={() => setReporting(true)} />;
}

interface TableProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly onReport: () => void;
}

function Table({ view, encounter, onReport }: TableProps) {
  const { id: campaign } = useCampaign();
  const [form, setForm] = useState<Form>();
  const [selected, setSelected] = useState<string>();
  const [pointed, setPointed] = useState<{ readonly x: number; readonly y: number }>();
  const kept = useKeptForms(campaign, encounter.number);
  const navigate = useNavigate();
  const screen = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const acts = useEncounterAct({ campaign, onDone: () => setForm(undefined) });

  const line = () =>
    screen.current?.querySelector<HTMLElement>(
      selected === undefined ? '[data-who]' : `[data-who="${selected}"]`,
    );
  const close = () => {
    setForm(undefined);
    setPointed(undefined);
    line()?.focus();
  };
  const playing: Playing = {
    campaign,
    view,
    encounter,
    acts,
    form,
    open: (to) => {
      setPointed(undefined);
      setForm(to);
    },
    close,
    goTo: (step) => void navigate({ to: `/c/$campaign/encounter/${step}`, params: { campaign } }),
    kept,
    pointed,
  };
  useScreenKeys(playing, true);

  // What had the focus is gone once its act is done: keys then go on from the figure’s line.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act, and when a form goes.
  useEffect(() => {
    if (document.activeElement === document.body) line()?.focus({ preventScroll: true });
  }, [acts.done, form, acts.asking]);

  // What came of the last act is seen, however long the list above it is.
  useEffect(() => {
    if (acts.done !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [acts.done]);

  return (
    <PlayContext value={playing}>
      <div ref={screen} className={styles.screen}>
        <div className={styles.main}>
          <TurnLine />
          <FightersTable selected={selected} onSelect={setSelected} />
          <ShotsSection />
          <PeopleSection />
          <PlacesSection />
          <BattleMap onPoint={setPointed} />
        </div>
        <aside className={styles.side} aria-label="What to do">
          <div className={styles.tier}>
            <Button size="sm" onClick={onReport}>
              I played it: enter what happened
            </Button>
          </div>
          {acts.asking === undefined ? (
            <OpenForm />
          ) : (
            <DicePanel acts={acts} title={deedTitle(acts.asking.deed, encounter)} />
          )}
          <DueMarks />
          <DueList onOver={onReport} />
          <div ref={outcome}>
            <ResultPanel acts={acts} />
          </div>
          <BattleLog />
        </aside>
      </div>
    </PlayContext>
  );
}
