/** Lists of earlier versions of a text and of deleted notes, each of which can be taken back into the field. */
import { useState } from 'react';
import { useAsk } from '../../client/api.ts';
import { useLog } from '../../client/log-context.ts';
import { clockText } from '../../text/time.ts';
import styles from './notes.module.css';

interface EarlierVersionsProps {
  readonly what: 'note' | 'report' | 'biography';
  readonly number: number;
  /** Puts that text into the field; it counts once it is saved. */
  readonly onTake: (text: string) => void;
}

/** Earlier versions of a text, which can be taken back into the field. */
export function EarlierVersions({ what, number, onTake }: EarlierVersionsProps) {
  const { id: campaign } = useLog();
  const { data } = useAsk('writing.versions', { campaign, what, number });
  return <Texts called="Earlier versions" texts={data?.versions.slice(1) ?? []} onTake={onTake} />;
}

/** Notes that were deleted, each to be had again as a new one. */
export function DeletedNotes({ onTake }: Pick<EarlierVersionsProps, 'onTake'>) {
  const { id: campaign } = useLog();
  const { data } = useAsk('writing.deleted', { campaign });
  return <Texts called="Deleted notes" texts={data?.notes ?? []} onTake={onTake} />;
}

interface TextsProps extends Pick<EarlierVersionsProps, 'onTake'> {
  readonly called: string;
  readonly texts: readonly { readonly text: string | null; readonly madeAt: string }[];
}

function Texts({ called, texts, onTake }: TextsProps) {
  const [open, setOpen] = useState(false);
  const earlier = texts.filter(({ text }) => text !== null);
  if (earlier.length === 0) return null;
  return (
    <div className={styles.versions}>
      <button type="button" className="quiet-link small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {called}, {earlier.length}
      </button>
      {open && (
        <ol>
          {earlier.map(({ text, madeAt }) => (
            <li key={madeAt + text}>
              <time dateTime={madeAt}>{clockText(madeAt)}</time>
              <p>{text}</p>
              <button type="button" className="quiet-link" onClick={() => onTake(text ?? '')}>
                Take this one
                <span className="vh">{`, of ${clockText(madeAt)}`}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
