/** Panel on the contents of a file, before any of it comes onto the shelf: not modal, and Escape lets it go. */
import { Button } from '@mantine/core';
import { IconFileAlert, IconFileCheck, IconFileSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Output } from '../../../src/contract/contract.ts';
import { useDo } from '../../client/api.ts';
import type { Brought } from '../../client/files.ts';
import { focusTitle, takeFocus } from '../../client/focus.ts';
import { notify } from '../../client/notify.ts';
import { useStore } from '../../client/store.ts';
import { tellDone } from '../../page/shelf-undo.tsx';
import { Choice } from './choice.tsx';
import styles from './file-panel.module.css';
import { cancel, done, lookAgain, opening, refuse } from './opening.ts';
import {
  binnedText,
  calledText,
  checkedText,
  contentsText,
  leftOutText,
  nameIn,
  replaceText,
  sameText,
} from './text/text.ts';

const ICON = { size: 24, stroke: 1.6, 'aria-hidden': true } as const;

export function FilePanel() {
  const now = useStore(opening, (one) => one);
  switch (now.kind) {
    case 'none':
      return null;
    case 'checking':
      return (
        <Panel key="checking" name={now.name} icon={<IconFileSearch {...ICON} />}>
          <p role="status">Checking all that is in it…</p>
          <div className={styles.acts}>
            <Button onClick={leave}>Cancel</Button>
          </div>
        </Panel>
      );
    case 'refused':
      return (
        <Panel key="refused" name={now.name} icon={<IconFileAlert {...ICON} />} refused>
          <p role="alert">{now.sentence}</p>
          <div className={styles.acts}>
            <Button onClick={leave}>Close</Button>
          </div>
        </Panel>
      );
    case 'found':
      return <Found key={now.file.transfer} file={now.file} view={now.view} />;
    default:
      return now satisfies never;
  }
}

function leave(): void {
  cancel();
  focusTitle();
}

interface PanelProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly refused?: boolean;
  readonly children: ReactNode;
}

function Panel({ name, icon, onKey, refused = false, children }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  // Focus goes to the choice, or to the button, so that Enter does it; else to the heading.
  useEffect(
    () =>
      takeFocus(['input:checked', 'button[type="submit"]', 'h2'].map(inside(panel.current)).find(Boolean)),
    [],
  );
  useEffect(() => {
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave();
    };
    window.addEventListener('keydown', onEscape);
    return () => window.removeEventListener('keydown', onEscape);
  }, []);
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-labelledby={id}
      data-refused={refused || undefined}
      onKeyDown={onKey}
    >
      <span className={styles.icon}>{icon}</span>
      <div>
        <h2 id={id} tabIndex={-1} className="name">
          {name}
        </h2>
        {children}
      </div>
    </section>
  );
}

const inside = (panel: HTMLElement | null) => (what: string) => panel?.querySelector<HTMLElement>(what);

interface FoundProps {
  readonly file: Brought;
  readonly view: Output<'campaign-file.look'>;
}

type Way = 'copy' | 'replace';
const WAYS: readonly Way[] = ['copy', 'replace'];

function Found({ file, view }: FoundProps) {
  const [way, setWay] = useState<Way>('copy');
  const open = useDo('campaign-file.open', { handles: () => true });
  const remove = useDo('campaign.delete');
  const restore = useDo('campaign.restore');
  const { same } = view;
  const bring = () => {
    const { transfer } = file;
    const replacing = same !== null && way === 'replace';
    const how = replacing ? { replace: same.id, replaceAt: same.revision } : {};
    open.mutate(
      { transfer, ...how },
      {
        onSuccess: ({ name, came, went }) => {
          done();
          focusTitle();
          tellDone(replacing ? `Replaced ${same.name}.` : `Opened ${name}.`, () => {
            for (const campaign of came) remove.mutate({ campaign });
            for (const campaign of went) restore.mutate({ campaign });
          });
        },
        onError: ({ code, message }) => {
          if (code !== 'stale') return refuse(file, message);
          notify({ message, kind: 'failure' });
          void lookAgain(file);
        },
      },
    );
  };
  const form = useRef<HTMLFormElement>(null);
  const onKey = ({ key }: KeyboardEvent) => {
    const chosen = WAYS[Number(key) - 1];
    if (same === null || chosen === undefined) return;
    setWay(chosen);
    form.current?.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus();
  };
  const verb = same === null ? 'Open' : way === 'copy' ? 'Open as a copy' : 'Replace';
  return (
    <Panel name={file.name} icon={<IconFileCheck {...ICON} />} onKey={onKey}>
      <p className="name">
        {contentsText(view)} {checkedText(view)}
      </p>
      {view.runsLeftOut > 0 && <p className="second">{leftOutText(view)}</p>}
      {same === null && view.copyName !== nameIn(view) && <p className="second name">{calledText(view)}</p>}
      {view.binned && <p className="second">{binnedText(view)}</p>}
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!open.isPending) bring();
        }}
      >
        {same !== null && (
          <>
            <Same same={same} />
            <fieldset className={styles.choices}>
              <legend className="vh">{`What to do with ${nameIn(view)}`}</legend>
              <Choice way="copy" at={1} chosen={way} onChoose={setWay} title="Open as a copy">
                {`“${view.copyName}”. The one on the shelf stays as it is.`}
              </Choice>
              <Choice
                way="replace"
                at={2}
                chosen={way}
                onChoose={setWay}
                title="Replace the one on the shelf"
              >
                {replaceText(same)}
              </Choice>
            </fieldset>
          </>
        )}
        <div className={styles.acts}>
          <Button type="submit" variant="filled">
            {verb}
          </Button>
          <Button onClick={leave}>Cancel</Button>
        </div>
      </form>
    </Panel>
  );
}

function Same({ same }: { readonly same: NonNullable<FoundProps['view']['same']> }) {
  const { who, how, rest } = sameText(same);
  return (
    <dl className={styles.same}>
      <dt>On the shelf</dt>
      <dd className="name">
        {who}
        <b>{how}</b>
        {rest}
      </dd>
    </dl>
  );
}
