/** Layout of the screen’s parts: in three columns, in two of which the first has a tab for each part, or with a board in one behind two tabs. */
import { useEffect, useRef } from 'react';
import { BattleLog } from './battle-log.tsx';
import { BattleMap } from './board/battle-map.tsx';
import { BoardWords } from './board/board-words.tsx';
import { DueList } from './due/due-list.tsx';
import { DueMarks } from './due/due-marks.tsx';
import { PlayKeys } from './keys/play-keys.tsx';
import { Outcome, PlayHeadlines } from './outcome.tsx';
import { PaneTabs } from './pane-tabs.tsx';
import styles from './play.module.css';
import { QuestionOrForm } from './question-or-form.tsx';
import { focusResolve, ResolvePanel } from './resolve/resolve-panel.tsx';
import { useOnScreen, useUnderWay } from './state/play-context.ts';
import { panelId, type Tab, tabId, tabShown } from './state/tabs.ts';
import { ActBar } from './table/act-bar.tsx';
import { FightersTable } from './table/fighters-table.tsx';
import { PeopleSection } from './table/people-section.tsx';
import { PlacesSection } from './table/places-section.tsx';
import { ShotsSection } from './table/shots-section.tsx';
import { TurnLine } from './table/turn-line.tsx';
import { useRoom } from './use-room.ts';
import { VehiclesSection } from './vehicles/vehicles-section.tsx';
import { ZombiesSection } from './zombies/zombies-section.tsx';

export function Panes({ resolves }: { readonly resolves: boolean }) {
  const room = useRoom();
  const tab = useOnScreen('tab');
  const board = useUnderWay('board');
  const was = useRef(resolves);
  // Pressed in mid-battle it leads to what the bots do now, wherever the column stands.
  useEffect(() => {
    if (resolves && !was.current) focusResolve();
    was.current = resolves;
  }, [resolves]);
  return (
    <div className={styles.screen} data-tab={tabShown(tab, { room, board })} data-board={board || undefined}>
      <PlayKeys />
      {strip}
      {room !== 'three' && <PaneTabs room={room} />}
      {figures}
      {room === 'three' && <PaneTabs room={room} />}
      {panels}
      {resolves ? resolvedSide : side}
    </div>
  );
}

/** None of these wants anything of the pane it stands in, so that it can be drawn without it. */
const strip = <TurnLine />;

const figures = (
  <>
    <div className={styles.figures} id={panelId('figures')}>
      <FightersTable />
      <ZombiesSection />
      <VehiclesSection />
    </div>
    <ActBar />
    <div className={styles.map} id={panelId('map')}>
      <BattleMap />
    </div>
  </>
);

const PANELS: Readonly<Record<Exclude<Tab, 'figures' | 'map' | 'column'>, React.ReactNode>> = {
  log: <BattleLog />,
  words: <BoardWords />,
  places: <PlacesSection />,
  people: <PeopleSection />,
  shots: <ShotsSection />,
};

const panels = (
  <div className={styles.panels}>
    {(Object.keys(PANELS) as (keyof typeof PANELS)[]).map((one) => (
      <div key={one} id={panelId(one)} data-panel={one} role="tabpanel" aria-labelledby={tabId(one)}>
        {PANELS[one]}
      </div>
    ))}
  </div>
);

const sideWith = (first: React.ReactNode) => (
  <aside className={styles.side} id={panelId('column')} aria-label="What to do">
    <PlayHeadlines />
    {first}
    <QuestionOrForm />
    <Outcome />
    <DueMarks />
    <div className={styles.due}>
      <DueList />
    </div>
  </aside>
);

const side = sideWith(null);
const resolvedSide = sideWith(<ResolvePanel />);
