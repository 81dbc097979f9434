/** A figure’s sheet beside the roster: portrait, numbers, facts, history and biography. */
import { Button, Tabs } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '../../../client/announce.ts';
import { CallFailure, useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useFocusOnClose } from '../../../client/focus.ts';
import { newestLog } from '../../../client/log-context.ts';
import { Failed } from '../../../components/failed.tsx';
import { EarlierVersions } from '../../../components/notes/earlier-versions.tsx';
import { WaitsThere } from '../../../components/notes/half-written.tsx';
import { useWriting } from '../../../components/notes/use-writing.ts';
import { besideTheField, WritingField } from '../../../components/notes/writing-form.tsx';
import { pictureSource } from '../../../components/pictures/picture-file.ts';
import type { FigureLine } from '../text/figures.ts';
import { BigFigures } from './big-figures.tsx';
import { Facts } from './facts.tsx';
import styles from './figure.module.css';
import { HistoryList } from './history-list.tsx';
import { LifeList } from './life-list.tsx';
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
          joined={sheet.data?.joined}
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
        <Failed error={sheet.error} />
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

interface PortraitProps {
  readonly figure: FigureLine;
  /** Null where there is none; undefined until it is told. */
  readonly picture: string | null | undefined;
  /** Reason why another picture could not be set. */
  readonly said: string | undefined;
}

/** Portrait of a figure, from a picture of the player’s own. */
function Portrait({ figure, picture, said }: PortraitProps) {
  return (
    <>
      {picture != null && (
        <img className={styles.picture} src={pictureSource(picture)} alt={`Portrait of ${figure.name}`} />
      )}
      {said !== undefined && (
        <p role="alert" className="flag small">
          {said}
        </p>
      )}
    </>
  );
}

interface BiographyProps {
  readonly figure: FigureLine;
  readonly text: string;
}

/** The player's own words about a figure; half-written, they wait where the sheet is closed over them. */
function Biography({ figure, text }: BiographyProps) {
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
