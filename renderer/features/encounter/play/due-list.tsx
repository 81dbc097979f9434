import { Button } from '@mantine/core';
import type { Proposal } from '../../../../src/contract/encounter-view.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../deed.ts';
import styles from './play.module.css';
import { type Form, type Playing, usePlay } from './play-context.ts';
import { sidesNow } from './sides.ts';

/** What a press does: an act, or a form to fill in first; null for what is done on another screen. */
export type Does = { readonly deed: Deed } | { readonly form: Form };

export function doesOf({ act, subject }: Proposal, { encounter, kept }: Playing): Does | null {
  const of = subject ?? '';
  switch (act) {
    case 'deal':
      return { form: { form: 'deal', group: of } };
    case 'examine':
      return { form: { form: 'examine', who: of } };
    case 'hear-marker':
      return { deed: { do: 'hear-marker', marker: Number(of) } };
    case 'beat':
      return { deed: { do: 'beat', contact: of } };
    case 'sense':
    case 'drink':
      return { deed: { do: act, figure: of } };
    case 'alert':
    case 'place-zombies':
      return { deed: { do: act } };
    case 'begin-turn':
      return { deed: { do: 'begin-turn', sides: [...sidesNow(encounter, kept.sides)] } };
    default:
      return null;
  }
}

/** The order of the list: what has to be done first, then what is usual. */
export function dueFirst(all: readonly Proposal[]): readonly Proposal[] {
  return [...all.filter(({ due }) => due), ...all.filter(({ due }) => !due)];
}

/** Keys go up to nine. */
const MOST_KEYS = 9;

/** What is due, and what usually comes next; each with its key. Nothing happens unasked. */
export function DueList({ onOver }: { readonly onOver: () => void }) {
  const playing = usePlay();
  const { view, acts, open } = playing;
  const proposals = dueFirst(view.proposals);
  return (
    <Section
      title="What is due"
      end={
        <button type="button" className="quiet-link" onClick={onOver}>
          The battle is over
        </button>
      }
    >
      {proposals.length === 0 && <p className={styles.note}>Nothing for now.</p>}
      <ol className={styles.due}>
        {proposals.map((proposal, at) => {
          const does = doesOf(proposal, playing);
          return (
            <li key={`${proposal.act} ${proposal.subject}`} data-due={proposal.due || undefined}>
              <span>
                {proposal.text}
                {!proposal.due && <span className="quiet"> (usual)</span>}
              </span>
              {does === null ? (
                <span className="quiet small">in Set up</span>
              ) : (
                <Button
                  size="sm"
                  variant={proposal.due ? 'filled' : 'default'}
                  disabled={acts.busy || acts.asking !== undefined}
                  rightSection={at < MOST_KEYS ? <kbd>{at + 1}</kbd> : undefined}
                  {...(at < MOST_KEYS ? { 'aria-keyshortcuts': `${at + 1}` } : {})}
                  onClick={() => ('deed' in does ? acts.perform(does.deed) : open(does.form))}
                >
                  {verbOf(does)}
                  <span className="vh">: {proposal.text}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const verbOf = (does: Does): string => {
  if ('form' in does) return 'Open';
  return does.deed.do === 'beat' ? 'They are beaten' : 'Roll';
};
