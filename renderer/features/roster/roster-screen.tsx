import { Button, SegmentedControl } from '@mantine/core';
import { IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useCampaign } from '../../app/campaign-context.ts';
import { Page } from '../../app/page.tsx';
import { type FigureLine, isLiving } from '../../text/figures.ts';
import { capitalised, count } from '../../text/number.ts';
import { FigureSheet } from '../figure/figure-sheet.tsx';
import { AddFigure } from './add-figure.tsx';
import { COLUMNS, inOrder, type Sort, sortedBy, USUAL_SORT } from './columns.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { GoneList } from './gone-list.tsx';
import styles from './roster-screen.module.css';
import { RosterTable } from './roster-table.tsx';
import { useHiddenColumns } from './use-hidden-columns.ts';

const SHOWN = ['living', 'gone', 'all'] as const;
type Shown = (typeof SHOWN)[number];

const CAPTIONS = {
  living: 'Living figures',
  gone: 'Figures no longer with the party',
  all: 'Everybody who ever joined',
} as const satisfies Record<Shown, string>;

/** The roster, and beside it the sheet of the figure named in the address. */
export function RosterScreen() {
  const campaign = useCampaign();
  const { figure: selected } = useSearch({ from: '/c/$campaign/roster' });
  const navigate = useNavigate({ from: '/c/$campaign/roster' });
  const [shown, setShown] = useState<Shown>('living');
  const [sort, setSort] = useState<Sort>(USUAL_SORT);
  const [adding, setAdding] = useState(false);
  const { hidden, toggle } = useHiddenColumns();

  const groups = {
    living: campaign.figures.filter(isLiving),
    gone: campaign.figures.filter((figure) => !isLiving(figure)),
    all: campaign.figures,
  } satisfies Record<Shown, readonly FigureLine[]>;
  const open = campaign.figures.find((figure) => figure.id === selected);
  const table = {
    columns: COLUMNS.filter(({ id }) => !hidden.includes(id)),
    sort,
    onSort: (by: Sort['by']) => setSort(sortedBy(by, sort)),
    selected,
  };

  const show = (figure: string | undefined) => {
    void navigate({ search: figure === undefined ? {} : { figure } });
  };
  const close = () => {
    show(undefined);
    document.querySelector<HTMLElement>(`[data-figure="${selected}"]`)?.focus();
  };

  return (
    <Page title="Roster" fixed rail={open !== undefined}>
      <div className={styles.split} data-open={open !== undefined || undefined}>
        <div className={styles.list}>
          <div className={styles.bar}>
            <SegmentedControl
              aria-label="Which figures"
              value={shown}
              onChange={setShown}
              data={SHOWN.map((value) => ({
                value,
                label: `${capitalised(value)} ${groups[value].length}`,
              }))}
            />
            <ColumnsMenu hidden={hidden} onToggle={toggle} />
            <span className={styles.grow} />
            <Button
              size="sm"
              variant="subtle"
              leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  from="/c/$campaign/roster"
                  to="/c/$campaign/print"
                  search={{ what: 'roster' }}
                  {...props}
                />
              )}
            >
              Print
            </Button>
            <AddButton onAdd={() => setAdding(true)} />
          </div>
          {groups[shown].length === 0 ? (
            <p className={styles.nobody}>{NOBODY[shown]}</p>
          ) : (
            <RosterTable
              {...table}
              caption={CAPTIONS[shown]}
              figures={inOrder(groups[shown], sort)}
              {...(shown === 'living' ? { totals: totalsOf(campaign) } : {})}
            />
          )}
          {shown === 'living' && groups.gone.length > 0 && (
            <GoneList figures={groups.gone.toReversed()} selected={selected} />
          )}
        </div>
        {open !== undefined && <FigureSheet key={open.id} figure={open} onClose={close} />}
      </div>
      <AddFigure opened={adding} onClose={() => setAdding(false)} onAdded={show} />
    </Page>
  );
}

/** Until the first party is complete, figures join it on the recruiting screen. */
function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { recruiting } = useCampaign();
  const icon = <IconUserPlus size={16} stroke={1.6} aria-hidden />;
  if (!recruiting) {
    return (
      <Button size="sm" leftSection={icon} onClick={onAdd}>
        Add a figure
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      leftSection={icon}
      renderRoot={(props) => <Link from="/c/$campaign/roster" to="/c/$campaign/recruit" {...props} />}
    >
      Finish recruiting
    </Button>
  );
}

const NOBODY = {
  living: 'Nobody is left. Add a figure, or bring somebody back from their sheet.',
  gone: 'Nobody has gone: the dead, the turned and those who left are kept here.',
  all: 'Nobody has joined yet.',
} as const satisfies Record<Shown, string>;

/** Captives live, but count for nothing while they are held. */
function totalsOf({ totals, figures }: ReturnType<typeof useCampaign>) {
  const captive = figures.filter((figure) => figure.status === 'captive').length;
  return {
    figures: capitalised(count(totals.figures, 'figure')),
    rep: totals.rep,
    note: captive === 0 ? '' : `; ${count(captive, 'captive')} not counted`,
    cost: totals.cost,
  };
}
