import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '../../../client/announce.ts';
import { CallFailure, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useFocusOnClose } from '../../../client/focus.ts';
import { newestLog } from '../../../client/log-context.ts';
import { EarlierVersions } from '../../../components/notes/earlier-versions.tsx';
import { WaitsThere } from '../../../components/notes/half-written.tsx';
import { useWriting } from '../../../components/notes/use-writing.ts';
import { besideTheField, WritingField } from '../../../components/notes/writing-form.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './figure.module.css';

interface BiographyProps {
  readonly figure: FigureLine;
  readonly text: string;
}

/** The player's own words about a figure; half-written, they wait where the sheet is closed over them. */
export function Biography({ figure, text }: BiographyProps) {
  const { id: campaign, revision } = useCampaign();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnClose(open, button);
  // Looked for before: the field is there at once when it is opened.
  const writing = useWriting(campaign, `figure/biography-${figure.id}`, text);
  const client = useQueryClient();
  const write = useDo('figure.write', { handles: besideTheField });

  if (!open || !writing.draft.ready) {
    return (
      <div className={styles.biography}>
        {text === '' ? (
          <p className="quiet">Nothing written yet: who they were before, and what they have seen since.</p>
        ) : (
          <p className={styles.biographyText}>{text}</p>
        )}
        <Button ref={button} size="sm" data-writes onClick={() => setOpen(true)}>
          {text === '' ? 'Write' : 'Write on'}
        </Button>
        {writing.draft.restored && <WaitsThere />}
      </div>
    );
  }
  return (
    <div className={styles.biography}>
      <WritingField
        writing={writing}
        label={`Biography of ${figure.name}`}
        initial={text}
        save="Save"
        rows={6}
        empty
        beneath={(take) => (
          <EarlierVersions what="biography" number={Number(figure.id.slice(1))} onTake={take} />
        )}
        onSave={async (to, was) => {
          const words = { campaign, figure: figure.id, text: to, was };
          const { title } = await write
            .mutateAsync({ ...words, revision })
            .catch(async (failure: unknown) => {
              if (!(failure instanceof CallFailure) || failure.code !== 'stale') throw failure;
              // Other changes made elsewhere don’t matter here; `was` tells whether the biography was changed, too.
              const now = newestLog(client, campaign);
              if (now === undefined) throw failure;
              return await write.mutateAsync({ ...words, revision: now.revision });
            });
          announce(title);
        }}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
