/** The roster’s screen: its table and the columns shown, and beside it the sheet of the figure named in the address. */
import { Button, Menu, SegmentedControl } from '@mantine/core';
import { IconColumns3, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ON_SCREEN } from '../../../../src/contract/games/all-things-zombie/roster-columns.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useHidden } from '../../../client/hidden.ts';
import { Page } from '../../../page/page.tsx';
import { useGone } from '../components/use-gone.ts';
import { FigureSheet } from '../figure/figure-sheet.tsx';
import { type FigureLine, isLiving } from '../text/figures.ts';
import { AddFigure } from './add-figure.tsx';
import { COLUMNS, type ColumnId, inOrder, type Sort, sortedBy, USUAL_SORT } from './columns.ts';
import { GoneList } from './gone-list.tsx';
import styles from './roster.module.css';
import { RosterTable } from './roster-table.tsx';
import { ShowEarlier } from './show-earlier.tsx';

const SHOWN = ['living', 'gone', 'all'] as const;
type Shown = (typeof SHOWN)[number];

const CAPTIONS = {
  living: 'Living figures',
  gone: 'Figures no longer with the party',
  all: 'Everyone who ever joined',
} as const satisfies Record<Shown, string>;

export function RosterScreen() {
  const campaign = useCampaign();
  const { figure: selected } = useSearch({ from: '/c/$campaign/roster' });
  const navigate = useNavigate({ from: '/c/$campaign/roster' });
  const [shown, setShown] = useState<Shown>('living');
  const [sort, setSort] = useState<Sort>();
  const [adding, setAdding] = useState(false);
  const { hidden, toggle } = useHidden<ColumnId>('holdout.roster.hidden-columns', LEFT_OUT);
  const gone = useGone();

  const living = campaign.figures.filter(isLiving);
  const counts = { living: living.length, gone: gone.count, all: living.length + gone.count };
  const open = useOpened(selected);
  // Only a part of a long list is there, which has an order of its own: the last to go comes first.
  const partly = shown !== 'living' && gone.more;
  const order = partly ? undefined : (sort ?? (shown === 'living' ? USUAL_SORT : undefined));
  const table = {
    columns: COLUMNS.filter(({ id }) => !hidden.includes(id)),
    sort: order,
    onSort: partly ? undefined : (by: Sort['by']) => setSort(sortedBy(by, order)),
    selected,
  };
  const listed = {
    living: inOrder(living, USUAL_SORT),
    gone: gone.figures,
    all: [...inOrder(living, USUAL_SORT), ...gone.figures],
  }[shown];

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
                label: `${upperFirst(value)} ${counts[value]}`,
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
          {counts[shown] === 0 ? (
            <p className={styles.nobody}>{NOBODY[shown]}</p>
          ) : (
            <RosterTable
              {...table}
              caption={CAPTIONS[shown]}
              figures={order === undefined ? listed : inOrder(listed, order)}
              {...(shown === 'living' ? { totals: totalsOf(campaign) } : {})}
            />
          )}
          {shown !== 'living' && <ShowEarlier gone={gone} />}
          {shown === 'living' && gone.count > 0 && <GoneList gone={gone} selected={selected} />}
        </div>
        {open !== undefined && <FigureSheet key={open.id} figure={open} onClose={close} />}
      </div>
      <AddFigure opened={adding} onClose={() => setAdding(false)} onAdded={show} />
    </Page>
  );
}

/** The figure named in the address: at hand while it lives, asked for by its sheet when it is gone. */
function useOpened(selected: string | undefined): FigureLine | undefined {
  const { id: campaign, figures } = useCampaign();
  const known = figures.find(({ id }) => id === selected);
  const elsewhere = selected !== undefined && known === undefined;
  const sheet = useAsk('figure.get', { campaign, figure: selected ?? '' }, { enabled: elsewhere });
  // A figure whose joining was taken back is nowhere any more, whatever was known of it.
  return known ?? (elsewhere && sheet.error === null ? sheet.data?.line : undefined);
}

/** Until the first party is complete, figures join it on the recruiting screen. */
function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  const { recruiting } = useCampaign();
  const icon = <IconUserPlus size={16} stroke={1.6} aria-hidden />;
  if (!recruiting) {
    return (
      <Button size="sm" data-writes leftSection={icon} onClick={onAdd}>
        Add a figure
      </Button>
    );
  }
  return (
    <Button
      size="sm"
      data-writes
      leftSection={icon}
      renderRoot={(props) => <Link from="/c/$campaign/roster" to="/c/$campaign/recruit" {...props} />}
    >
      Finish recruiting
    </Button>
  );
}

const NOBODY = {
  living: 'Nobody is left. Add a figure, or bring one back from its sheet.',
  gone: 'Nobody has gone yet. The dead, the turned and those who left are listed here.',
  all: 'Nobody has joined yet.',
} as const satisfies Record<Shown, string>;

/** Captives live, but count for nothing while they are held. */
function totalsOf({ totals, figures }: ReturnType<typeof useCampaign>) {
  const captive = figures.filter((figure) => figure.status === 'captive').length;
  return {
    figures: upperFirst(countedInWords(totals.figures, 'figure', 'figures')),
    rep: totals.rep,
    note: captive === 0 ? '' : `; ${countedInWords(captive, 'captive', 'captives')} not counted`,
    cost: totals.cost,
  };
}

interface ColumnsMenuProps {
  readonly hidden: readonly ColumnId[];
  readonly onToggle: (id: ColumnId) => void;
}

function ColumnsMenu({ hidden, onToggle }: ColumnsMenuProps) {
  return (
    <Menu closeOnItemClick={false}>
      <Menu.Target>
        <Button size="sm" variant="subtle" leftSection={<IconColumns3 size={16} stroke={1.6} aria-hidden />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {COLUMNS.filter(({ id }) => id !== 'name').map(({ id, head, full }) => (
          <Menu.CheckboxItem key={id} checked={!hidden.includes(id)} onChange={() => onToggle(id)}>
            {full ?? head}
          </Menu.CheckboxItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Columns that the player may leave out: all but the name. */
const LEFT_OUT = ON_SCREEN.filter((id) => id !== 'name');
