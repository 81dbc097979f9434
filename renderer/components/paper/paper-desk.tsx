/** A screen that prints: what there is to print beside the pages, which paper above them, and they themselves as they come out. */
import { Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { PageSetup } from '../../../src/contract/desktop.ts';
import { notify } from '../../client/notify.ts';
import { off } from '../off.ts';
import styles from './paper.module.css';
import { type Format, type Paper, PX_PER_MM } from './paper.ts';
import { fileName, print, savePdf } from './print-out.ts';

const NOT_LAID_OUT = 'The pages are still being laid out.';

interface PaperDeskProps {
  /** All that can be printed, to choose from. */
  readonly list: ReactNode;
  readonly format: Format;
  /** Name suggested for the file. */
  readonly name: string;
  readonly onPaper: (paper: Paper) => void;
  /** Further choices about the pages. */
  readonly options?: ReactNode;
  readonly note?: string | undefined;
  /** Undefined until they are laid out, and where there is nothing to print. */
  readonly pages: ReactNode | undefined;
  /** Reason for which there are no pages, told when the player prints; undefined until they are laid out. */
  readonly why: string | undefined;
  /** Content in place of the pages. */
  readonly instead?: ReactNode;
}

export function PaperDesk({ list, format, name, onPaper, pages, why, ...besides }: PaperDeskProps) {
  const { options, note, instead } = besides;
  const { ref, width } = useElementSize();
  const { paper, sheet, landscape } = format;
  const onDesktop = window.holdout !== undefined;
  const without = pages === undefined;
  const put = (out: (setup: PageSetup) => Promise<void>) => {
    if (without) notify({ message: why ?? NOT_LAID_OUT });
    else void out({ paper: sheet, landscape, suggestedName: fileName(name) });
  };
  useMenu({ print: () => put(print), 'save-pdf': () => put(savePdf) });

  const zoom = width === 0 ? 1 : Math.min(1, width / (format.width * PX_PER_MM));
  return (
    <div className={styles.screen}>
      {list}
      <div className={styles.bar}>
        <div className={styles.choices}>
          <SegmentedControl
            aria-label="Paper"
            value={paper}
            onChange={(next) => onPaper(next)}
            data={['A4', 'Letter']}
          />
          {options}
          {note !== undefined && <span className={styles.hint}>{note}</span>}
          {!onDesktop && <span className={styles.dialog}>A PDF comes from the browser’s print dialog.</span>}
        </div>
        {onDesktop && (
          <Button
            size="sm"
            {...off(without)}
            leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
            onClick={() => put(savePdf)}
          >
            Save as PDF
          </Button>
        )}
        <Button
          size="sm"
          variant="filled"
          {...off(without)}
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          onClick={() => put(print)}
        >
          Print
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else to scroll it by. */}
      <section className={styles.desk} aria-label="Pages" tabIndex={0}>
        <div ref={ref}>
          {instead !== undefined && <p className={styles.nothing}>{instead}</p>}
          <div className={styles.pages} style={{ '--preview-zoom': zoom } as CSSProperties}>
            {pages}
          </div>
        </div>
      </section>
    </div>
  );
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
