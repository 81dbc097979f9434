/** Screen of the sheets that a game lays out for paper. */

import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAsk } from '../../client/api.ts';
import { FlowPages } from '../../components/paper/flow-pages.tsx';
import { PageHead } from '../../components/paper/page-head.tsx';
import { formatOf } from '../../components/paper/paper.ts';
import { PaperDesk } from '../../components/paper/paper-desk.tsx';
import type { LoadSheets, Sheet } from '../../games/game-screens.ts';
import { GAMES } from '../../games/games.ts';
import { useCorrectionsInForce } from '../../games/use-corrections-in-force.ts';
import { Page } from '../../page/page.tsx';
import { MomentSlider } from './moment-slider.tsx';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { SheetList } from './sheet-list.tsx';
import { useMoments } from './use-moments.ts';

/** A game's sheets, one at a time, as the game stands now or stood at an earlier moment. */
const NOTHING = 'There is nothing to print of it at this moment.';

function SheetDesk({ sheets }: { readonly sheets: readonly Sheet[] }) {
  const now = useSession();
  const moments = useMoments(now);
  const view = moments.past ?? now;
  const search = useSearch({ from: '/g/$session/print' });
  const navigate = useNavigate({ from: '/g/$session/print' });
  const settings = useAsk('settings.get', {});
  const corrections = useCorrectionsInForce(now.id, now.corrected);
  const sheet = sheets.find(({ id }) => id === search.what) ?? sheets[0];
  if (sheet === undefined) return null;

  const paper = search.paper ?? settings.data?.paper ?? 'A4';
  const format = formatOf(paper, sheet.landscape === true);
  const sections = corrections === undefined ? undefined : sheet.sections(view, corrections);
  const isEmpty = sections?.length === 0;
  const { columns = 1, isBare = false, isTimeless = false } = sheet;
  return (
    <PaperDesk
      list={<SheetList sheets={sheets} shown={sheet} session={now.id} paper={search.paper} />}
      format={format}
      name={`${now.name} ${sheet.title}`}
      onPaper={(next) => void navigate({ search: { ...search, paper: next }, replace: true })}
      options={
        isTimeless ? undefined : (
          <fieldset className={styles.moment} aria-label="Which moment">
            <MomentSlider moments={moments} />
          </fieldset>
        )
      }
      why={isEmpty ? NOTHING : undefined}
      {...(isEmpty ? { instead: NOTHING } : {})}
      pages={
        sections === undefined || isEmpty ? undefined : (
          <FlowPages
            format={format}
            layoutKey={JSON.stringify([sheet.id, view.state, view.inWords, corrections])}
            columns={columns}
            dense={isBare || columns > 1}
            head={(first) =>
              isBare ? null : (
                <PageHead
                  title={view.name}
                  line={[view.title, sheet.title, ...(isTimeless ? [] : [view.standing.title])].join(' · ')}
                  first={first}
                />
              )
            }
            sections={sections}
            legend={sheet.legend}
            houseRules={corrections?.length ? 'With your own corrections.' : ''}
          />
        )
      }
    />
  );
}

const deskOf = (load: LoadSheets) =>
  lazy(async () => {
    const sheets = await load();
    return { default: () => <SheetDesk sheets={sheets} /> };
  });

/** Desks by the game's id. */
const DESKS = Object.fromEntries(
  Object.entries(GAMES).flatMap(([game, { sheets }]) =>
    sheets === undefined ? [] : [[game, deskOf(sheets)]],
  ),
);

export function PrintScreen() {
  const view = useSession();
  const Desk = DESKS[view.game];
  return (
    <Page title="Print" aside={view.title} fixed>
      {Desk === undefined ? (
        <p className="quiet">This game has nothing for paper.</p>
      ) : (
        <Suspense fallback={null}>
          <Desk />
        </Suspense>
      )}
    </Page>
  );
}
