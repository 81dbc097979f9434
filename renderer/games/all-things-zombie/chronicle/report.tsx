/** The after-action report, from the log or as the player has worded it, with the buttons that edit, print and save it. */
import { Button } from '@mantine/core';
import { IconDownload, IconMap2, IconPencil, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import type { ChronicleDetail } from '../../../../src/contract/games/all-things-zombie/journal.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useFocusOnClose, useKeptFocus } from '../../../client/focus.ts';
import { EarlierVersions } from '../../../components/notes/earlier-versions.tsx';
import { HalfWritten } from '../../../components/notes/half-written.tsx';
import { besideTheField, WritingForm } from '../../../components/notes/writing-form.tsx';
import { download } from '../export/download.ts';
import styles from './chronicle.module.css';
import { PastMap } from './past-map.tsx';

interface ReportProps {
  readonly detail: ChronicleDetail;
  readonly report: NonNullable<ChronicleDetail['report']>;
}

export function Report({ detail, report }: ReportProps) {
  const { id: campaign } = useCampaign();
  const { act, title } = detail.entry;
  const [editing, setEditing] = useState(false);
  const [mapped, setMapped] = useState(false);
  const map = useId();
  const write = useDo('report.write', { handles: besideTheField });
  const again = useDo('report.write');
  const button = useRef<HTMLButtonElement>(null);
  const done = () => setEditing(false);
  useFocusOnClose(editing, button);
  // Written from the log again, it has no button for that any more.
  useKeptFocus(report.edited, () => button.current);
  const fromTheLog = (then: () => void) =>
    again.mutate(
      { campaign, act, text: null, was: report.text },
      {
        onSuccess: () => {
          then();
          announce('The report is written from the log again.');
        },
      },
    );

  if (editing) {
    return (
      <WritingForm
        label={`Report: ${title}`}
        form={`chronicle/report/${act}`}
        initial={report.text}
        save="Save the report"
        rows={10}
        beneath={(take) => <EarlierVersions what="report" number={act} onTake={take} />}
        onClose={done}
        onSave={async (text, was) => {
          // Begun from the log's own words, it stands in nobody's place.
          await write.mutateAsync({ campaign, act, text, was: report.edited ? was : null });
          announce('Report saved.');
        }}
      />
    );
  }
  return (
    <>
      <div className={styles.prose}>
        {report.text.split(/\n{2,}/).map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text, which never change places.
          <p key={at}>{paragraph}</p>
        ))}
      </div>
      {report.edited && (
        <p className={styles.edited}>
          <IconPencil size={14} stroke={1.6} aria-hidden /> In your words.
        </p>
      )}
      <div className={styles.acts}>
        <Button
          ref={button}
          size="sm"
          data-writes
          leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          Edit the report
        </Button>
        {report.edited && (
          <Button size="sm" variant="subtle" data-writes onClick={() => fromTheLog(done)}>
            Write it again from the log
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
          renderRoot={(props) => (
            <Link
              to="/c/$campaign/print"
              params={{ campaign }}
              search={{ what: 'account', entry: act }}
              {...props}
            />
          )}
        >
          Print
        </Button>
        {detail.mapped && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconMap2 size={16} stroke={1.6} aria-hidden />}
            aria-expanded={mapped}
            aria-controls={map}
            onClick={() => setMapped(!mapped)}
          >
            Map
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          onClick={() => download(`${title}.txt`, asText(detail, report.text), 'text/plain')}
        >
          As text
        </Button>
      </div>
      <HalfWritten form={`chronicle/report/${act}`} />
      {mapped && <PastMap id={map} act={act} />}
    </>
  );
}

/** The report with its heading, and the notes beneath it. */
function asText({ entry, subtitle }: ChronicleDetail, report: string): string {
  const notes = entry.notes.map(({ text }) => text);
  return `${[entry.title, subtitle, '', report, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')}\n`;
}
