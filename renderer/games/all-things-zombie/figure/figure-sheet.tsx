import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import type { FigureLine } from '../text/figures.ts';
import { BigFigures } from './big-figures.tsx';
import { Biography } from './biography.tsx';
import { Facts } from './facts.tsx';
import styles from './figure.module.css';
import { HistoryList } from './history-list.tsx';
import { LifeList } from './life-list.tsx';
import { Portrait } from './portrait.tsx';
import { RulesFold } from './rules-fold.tsx';
import { SheetHead } from './sheet-head.tsx';
import { EditingContext, type FieldKey } from './use-editing.ts';
import { usePortrait } from './use-portrait.ts';
import { useEscape, useFocusOn } from './use-sheet-keys.ts';
import { Whereabouts } from './whereabouts.tsx';

interface FigureSheetProps {
  readonly figure: FigureLine;
  readonly onClose: () => void;
}

/** Everything about one figure, beside the roster. */
export function FigureSheet({ figure, onClose }: FigureSheetProps) {
  const { id: campaign } = useCampaign();
  const sheet = useAsk('figure.get', { campaign, figure: figure.id });
  const portrait = usePortrait(figure);
  const [editing, setEditing] = useState(false);
  const [open, setOpen] = useState<FieldKey>();
  // On the tab with the whole life, its first lines don’t stand above it as well.
  const [tab, setTab] = useState('life');
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useEscape(() => (open === undefined ? onClose() : setOpen(undefined)));
  useFocusOn(heading, open);

  const edit = (on: boolean) => {
    setEditing(on);
    setOpen(undefined);
  };
  return (
    <EditingContext value={{ editing, open, setOpen }}>
      <aside ref={panel} className={styles.sheet} aria-label={figure.name}>
        <SheetHead
          figure={figure}
          origin={sheet.data?.origin ?? ''}
          hasPortrait={sheet.data?.portrait != null}
          portrait={portrait}
          heading={heading}
          onEditing={edit}
          onClose={onClose}
        />
        <Portrait figure={figure} picture={sheet.data?.portrait} said={portrait.said} />
        {sheet.data !== undefined && sheet.data.biography !== '' && tab !== 'biography' && (
          <p className={styles.figureSheetBiography}>{sheet.data.biography}</p>
        )}
        <BigFigures figure={figure} tally={sheet.data?.tally} />
        {sheet.error !== null && (
          <p role="alert" className="flag">
            {sheet.error.message}
          </p>
        )}
        {sheet.data !== undefined && (
          <>
            <Facts sheet={sheet.data} />
            <Tabs value={tab} onChange={(to) => setTab(to ?? 'life')} keepMounted={false}>
              <Tabs.List>
                <Tabs.Tab value="life">History</Tabs.Tab>
                <Tabs.Tab value="changes">Every change</Tabs.Tab>
                <Tabs.Tab value="biography">Biography</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="life">
                <LifeList key={figure.id} figure={figure.id} newest={sheet.data.life} />
              </Tabs.Panel>
              <Tabs.Panel value="changes">
                <HistoryList figure={figure.id} newest={sheet.data.history} earlier={sheet.data.earlier} />
              </Tabs.Panel>
              <Tabs.Panel value="biography">
                <Biography figure={figure} text={sheet.data.biography} />
              </Tabs.Panel>
            </Tabs>
            <RulesFold sheet={sheet.data} />
            <Whereabouts figure={figure} />
          </>
        )}
      </aside>
    </EditingContext>
  );
}
