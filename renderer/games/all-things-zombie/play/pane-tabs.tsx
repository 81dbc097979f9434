import type { KeyboardEvent } from 'react';
import styles from './play.module.css';
import { useOnScreen, usePlay, useUnderWay } from './state/play-context.ts';
import { panelId, type Room, TAB_WORDS, type Tab, tabId, tabShown, tabsThere } from './state/tabs.ts';

/** Tabs of the panes: one stop of the Tab key; arrows lead from one tab to the next. */
export function PaneTabs({ room }: { readonly room: Room }) {
  const { show } = usePlay();
  const board = useUnderWay('board');
  const shown = tabShown(useOnScreen('tab'), { room, board });
  const there = tabsThere({ room, board });
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = there[there.indexOf(shown) + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    show(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="What is shown" onKeyDown={press}>
      {there.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === shown}
          aria-controls={panelId(tab)}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => show(tab)}
        >
          {TAB_WORDS[tab]} <Count tab={tab} />
        </button>
      ))}
    </div>
  );
}

/** Count of the things behind a tab. */
function Count({ tab }: { readonly tab: Tab }) {
  const count = useUnderWay((encounter) =>
    tab === 'places'
      ? (encounter.table?.buildings.length ?? 0)
      : tab === 'people'
        ? encounter.groups.length
        : tab === 'shots'
          ? encounter.markers.length
          : 0,
  );
  return count === 0 ? null : <span className="num">{count}</span>;
}
