import { Button, SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useEffect, useRef } from 'react';
import type { PageSetup } from '../../../../src/contract/desktop.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { notify } from '../../../app/notify.ts';
import { Page } from '../../../app/page.tsx';
import { off } from '../../../components/off.ts';
import { FormList } from './form-list.tsx';
import { FormOptions, useOptions } from './form-options.tsx';
import { FORMS } from './forms.ts';
import { mapLiesAcross } from './map-tiles.ts';
import { formatOf } from './paper.ts';
import { fileName, print, savePdf } from './print-out.ts';
import styles from './print-screen.module.css';
import { useChoice } from './use-choice.ts';
import { useMaterial } from './use-material.tsx';
import { useWho } from './use-who.ts';

const MM_TO_PX = 96 / 25.4;
const NOT_LAID_OUT = 'The pages aren’t laid out yet.';

/** What goes on paper, as it will lie on the table. */
export function PrintScreen() {
  const campaign = useCampaign();
  const { what, paper, entry, choose } = useChoice(campaign);
  const who = useWho();
  const { options, change } = useOptions();
  const { ref, width } = useElementSize();
  const form = FORMS[what];
  const format = formatOf(paper, what === 'map' ? mapLiesAcross(paper) : form.landscape);
  const material = useMaterial({ what, campaign, entry, chosen: who.chosen, options, format });
  const onDesktop = window.holdout !== undefined;
  const setup = {
    paper,
    landscape: format.landscape,
    suggestedName: fileName(`${campaign.name} ${form.file}`),
  };
  const onPaper = (put: (setup: PageSetup) => Promise<void>) => {
    if (material.state === 'pages') void put(setup);
    else notify({ message: material.state === 'nothing' ? material.sentence : NOT_LAID_OUT });
  };
  useMenu({ print: () => onPaper(print), 'save-pdf': () => onPaper(savePdf) });

  const zoom = width === 0 ? 1 : Math.min(1, width / (format.width * MM_TO_PX));
  return (
    <Page title="Print" fixed>
      <div className={styles.screen}>
        <FormList campaign={campaign} what={what} paper={paper} />
        <div className={styles.bar}>
          <SegmentedControl
            aria-label="Paper"
            value={paper}
            onChange={(next) => choose({ paper: next })}
            data={['A4', 'Letter']}
          />
          <FormOptions
            what={what}
            byItself={campaign.oneOff !== null}
            who={who}
            options={options}
            onChange={change}
          />
          {material.state === 'pages' && material.note !== undefined && (
            <span className={styles.hint}>{material.note}</span>
          )}
          <span className={styles.grow} />
          {onDesktop ? (
            <Button
              size="sm"
              {...off(material.state !== 'pages')}
              leftSection={<IconFileTypePdf size={16} stroke={1.6} aria-hidden />}
              onClick={() => onPaper(savePdf)}
            >
              Save as PDF
            </Button>
          ) : (
            <span className={styles.hint}>A PDF comes from the browser’s print dialog.</span>
          )}
          <Button
            size="sm"
            variant="filled"
            {...off(material.state !== 'pages')}
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => onPaper(print)}
          >
            Print
          </Button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing else to scroll it by. */}
        <section className={styles.desk} aria-label="Pages" tabIndex={0}>
          <div ref={ref}>
            {material.state === 'nothing' && (
              <p className={styles.nothing}>
                {material.sentence}{' '}
                {material.leads === 'encounter' && (
                  <Link to="/c/$campaign/encounter" params={{ campaign: campaign.id }}>
                    To the Encounter
                  </Link>
                )}
              </p>
            )}
            <div className={styles.pages} style={{ '--preview-zoom': zoom } as CSSProperties}>
              {material.state === 'pages' && material.pages}
            </div>
          </div>
        </section>
      </div>
    </Page>
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
