/** All campaigns and games: open one, begin one, and what can be done to one as a whole. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAsk, useDo } from '../../client/api.ts';
import { useKeptFocus } from '../../client/focus.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Section } from '../../components/section.tsx';
import { FailurePage } from '../../page/failure-page.tsx';
import { useLater } from '../../page/later.tsx';
import { laterMenu } from '../../page/later-menu.tsx';
import { Page } from '../../page/page.tsx';
import { ShelfUndo, useBringBack } from '../../page/shelf-undo.tsx';
import { FilePanelLater } from '../campaign-file/file-panel-later.tsx';
import { DropFrame, DropHint, OpenFileButton } from '../campaign-file/open-file.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { NewButton } from './new-button.tsx';
import { countText, inBin, lastText, onShelf, type ShelfRow } from './rows.ts';
import styles from './shelf.module.css';

const SAMPLE_COMES = 'Playing the sample’s years…';

const New = laterMenu(
  async () => (await import('./new-menu.tsx')).NewMenu,
  (_, button) => <NewButton {...button} />,
);

export function ShelfScreen() {
  const shelf = useAsk('shelf.list', {});
  const hasGames = useAsk('games.list', {}, { select: ({ games }) => games.length > 0 }).data ?? false;
  const sample = useSample();
  // A campaign that is deleted, or brought back, takes its line along.
  useKeptFocus(shelf.data);
  if (shelf.data === undefined) {
    return shelf.error === null ? (
      <Page title="Campaigns">{null}</Page>
    ) : (
      <FailurePage failure={shelf.error} onRetry={() => void shelf.refetch()} />
    );
  }
  const rows = onShelf(shelf.data);
  const deleted = inBin(shelf.data);
  const acts = (
    <span className={styles.shelfScreenActs}>
      <OpenFileButton />
      <New hasGames={hasGames} side="end" />
    </span>
  );
  return (
    <Page title="Campaigns" undo={<ShelfUndo bin={deleted} />}>
      <div className={styles.shelfScreenShelf}>
        {rows.length === 0 ? (
          <EmptyState
            sentence="Your campaigns will appear here, each with its date, its party and the last thing done."
            button={
              <>
                <New hasGames={hasGames} side="start" />
                <Button onClick={sample.add}>
                  {sample.isOnItsWay ? SAMPLE_COMES : 'Look at a sample campaign'}
                </Button>
                <OpenFileButton />
              </>
            }
          />
        ) : (
          <>
            <Section title="On the shelf" aside={countText(shelf.data)} end={acts}>
              <CampaignTable rows={rows} />
            </Section>
            <p className={styles.foot}>
              <button type="button" className="link" onClick={sample.add}>
                {sample.isOnItsWay ? SAMPLE_COMES : 'Add a sample campaign'}
              </button>
              <DropHint />
            </p>
          </>
        )}
        <DropFrame />
        <FilePanelLater />
        {deleted.length > 0 && <DeletedFold rows={deleted} />}
      </div>
    </Page>
  );
}

/** Adds the sample campaign and opens it. */
function useSample() {
  const navigate = useNavigate();
  const add = useDo('campaign.sample');
  return {
    /** True while the sample’s years are being played, which takes a while. */
    isOnItsWay: add.isPending,
    add: () =>
      add.mutate(
        {},
        { onSuccess: ({ id }) => void navigate({ to: '/c/$campaign', params: { campaign: id } }) },
      ),
  };
}

const loadForGood = async () => (await import('./for-good-dialog.tsx')).ForGood;

/** Deleted campaigns and games under a quiet fold, to be brought back, or to go for good. */
function DeletedFold({ rows }: { readonly rows: readonly ShelfRow[] }) {
  const bringBack = useBringBack();
  const [going, setGoing] = useState<ShelfRow>();
  const ForGood = useLater(loadForGood, going !== undefined);
  return (
    <details className={styles.fold}>
      <summary>
        <span className={styles.title}>Deleted</span> <span className="quiet">{rows.length}</span>
      </summary>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <span className="name">{row.name}</span>
              <p className="quiet small name">{lastText(row)}</p>
            </div>
            <span className={`${styles.of} quiet small name`}>{row.of}</span>
            <span className={`${styles.stands} quiet`}>{row.stands.title}</span>
            <Button size="sm" aria-label={`Bring back ${row.name}`} onClick={() => bringBack(row.id)}>
              Bring back
            </Button>
            <Button
              size="sm"
              variant="subtle"
              aria-label={`Delete ${row.name} for good…`}
              onClick={() => setGoing(row)}
            >
              Delete for good…
            </Button>
          </li>
        ))}
      </ul>
      {going !== undefined && ForGood !== undefined && (
        <ForGood row={going} onClose={() => setGoing(undefined)} />
      )}
    </details>
  );
}
