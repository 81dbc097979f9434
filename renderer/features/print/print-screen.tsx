import { Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useAsk } from '../../app/api.ts';
import { useCampaign } from '../../app/campaign-context.ts';
import { Page } from '../../app/page.tsx';
import type { FigureLine } from '../../text/figures.ts';
import { CardPages } from './card-pages.tsx';
import { formatOf } from './paper.ts';
import { fileName, print, savePdf } from './print-out.ts';
import styles from './print-screen.module.css';
import { RosterPages } from './roster-pages.tsx';
import { useChoice } from './use-choice.ts';
import { WhoMenu } from './who-menu.tsx';

const MM_TO_PX = 96 / 25.4;

/** What goes on paper, as it will lie on the table. */
export function PrintScreen() {
  const campaign = useCampaign();
  const { what, paper, choose } = useChoice();
  const { chosen, toggle } = useChosen(campaign.figures);
  const reference = useAsk('reference.get', {});
  const { ref, width } = useElementSize();
  const format = formatOf(what, paper);
  const onDesktop = window.holdout !== undefined;
  const setup = {
    paper,
    landscape: format.landscape,
    suggestedName: fileName(`${campaign.name} ${what === 'roster' ? 'roster' : 'figure cards'}`),
  };
  useMenu({ print: () => void print(setup), 'save-pdf': () => void savePdf(setup) });

  const pages = { campaign, figures: chosen, format };
  const zoom = width === 0 ? 1 : Math.min(1, width / (format.width * MM_TO_PX));
  return (
    <Page title="Print" fixed>
      <div className={styles.screen}>
        <div className={styles.bar}>
          <SegmentedControl
            aria-label="What to print"
            value={what}
            onChange={(next) => choose({ what: next })}
            data={[
              { value: 'roster', label: 'Roster' },
              { value: 'cards', label: 'Figure cards' },
            ]}
          />
          <SegmentedControl
            aria-label="Paper"
            value={paper}
            onChange={(next) => choose({ paper: next })}
            data={['A4', 'Letter']}
          />
          <WhoMenu figures={campaign.figures} chosen={chosen} onToggle={toggle} />
          <span className={styles.grow} />
          {onDesktop ? (
            <Button
              size="sm"
              leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
              onClick={() => void savePdf(setup)}
            >
              Save as PDF
            </Button>
          ) : (
            <span className={styles.hint}>A PDF comes from the browser’s print dialog.</span>
          )}
          <Button
            size="sm"
            variant="filled"
            disabled={chosen.length === 0}
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => void print(setup)}
          >
            Print
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else to scroll it by. */}
        <section className={styles.desk} aria-label="Pages" tabIndex={0}>
          <div ref={ref}>
            {chosen.length === 0 && (
              <p className={styles.nobody}>Nobody is ticked. Choose who goes on paper.</p>
            )}
            <div className={styles.pages} style={{ '--preview-zoom': zoom } as CSSProperties}>
              {chosen.length > 0 && what === 'roster' && <RosterPages {...pages} />}
              {chosen.length > 0 && what === 'cards' && reference.data !== undefined && (
                <CardPages {...pages} reference={reference.data} />
              )}
            </div>
          </div>
        </section>
      </div>
    </Page>
  );
}

/** The party, unless the player ticked somebody off or on. */
function useChosen(figures: readonly FigureLine[]) {
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const isChosen = (figure: FigureLine) => ticked[figure.id] ?? figure.status === 'ready';
  return {
    chosen: figures.filter(isChosen),
    toggle: (figure: FigureLine) => setTicked({ ...ticked, [figure.id]: !isChosen(figure) }),
  };
}

/** The window's own menu prints what this screen shows. */
function useMenu(acts: Readonly<Record<'print' | 'save-pdf', () => void>>) {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(
    () =>
      window.holdout?.onMenu((item) => {
        if (item === 'print' || item === 'save-pdf') latest.current[item]();
      }),
    [],
  );
}
