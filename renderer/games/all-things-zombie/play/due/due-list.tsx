import { Button } from '@mantine/core';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import type { Deed } from '../../encounter/deed.ts';
import { CHECK_NAMES } from '../forms/checks.ts';
import { sidesNow } from '../forms/sides.ts';
import styles from '../play.module.css';
import { type Form, type Playing, usePlay } from '../play-context.ts';

/** What a press does: an act, or a form to fill in first, or it leads to the screen where its form is. */
export type Does = { readonly deed: Deed } | { readonly form: Form } | { readonly screen: 'set-up' };

export function doesOf({ act, subject }: Proposal, { encounter, kept }: Playing): Does {
  const of = subject ?? '';
  switch (act) {
    case 'deal':
      return { form: { form: 'deal', group: of } };
    case 'examine':
      return { form: { form: 'examine', who: of } };
    case 'search-loser':
      return { form: { form: 'loser', group: of } };
    case 'check':
      return checkDue(of);
    case 'muster':
      return musterDue(of, encounter);
    case 'hear-marker':
      return { deed: { do: 'hear-marker', marker: Number(of) } };
    case 'beat':
      return { deed: { do: 'beat', contact: of } };
    case 'sense':
    case 'drink':
      return { deed: { do: act, figure: of } };
    case 'pursue-on':
      return { deed: { do: 'pursue-on', band: Number(of) } };
    case 'set-table':
      return { deed: { do: 'set-table', locked: [], mallAlone: false } };
    case 'alert':
    case 'place-zombies':
    case 'roll-vehicle':
      return { deed: { do: act } };
    case 'begin-turn':
      return { deed: { do: 'begin-turn', sides: [...sidesNow(encounter, kept.sides)] } };
    default:
      // The prison, the Runners and their Chasers are said where the table is set up.
      return { screen: 'set-up' };
  }
}

/** Where the rules don’t say how many they are, the player does, in Set up. */
function musterDue(of: string, { musters, kind }: Playing['encounter']): Does {
  const side = musters.find(({ role }) => role === of);
  if (side === undefined || (side.count === null && kind === 'pursuit')) return { screen: 'set-up' };
  return { deed: { do: 'muster', role: side.role, count: null } };
}

/** `c2/0/what-now`: whose, and which. */
function checkDue(of: string): Does {
  const parts = of.split('/');
  const check = CHECK_NAMES.find((name) => name === parts.at(-1)) ?? null;
  return { form: { form: 'check', who: parts.slice(0, -1).join('/'), check } };
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
  const { view, acts, open, goTo } = playing;
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
              <Button
                size="sm"
                variant={proposal.due ? 'filled' : 'default'}
                {...off(acts.asking !== undefined)}
                rightSection={at < MOST_KEYS ? <kbd>{at + 1}</kbd> : undefined}
                {...(at < MOST_KEYS ? { 'aria-keyshortcuts': `${at + 1}` } : {})}
                onClick={() => {
                  if ('deed' in does) acts.perform(does.deed);
                  else if ('form' in does) open(does.form);
                  else goTo(does.screen);
                }}
              >
                {verbOf(does)}
                <span className="vh">: {proposal.text}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

const verbOf = (does: Does): string => {
  if ('screen' in does) return 'In Set up';
  if ('form' in does) return 'Open';
  return does.deed.do === 'beat' ? 'They are beaten' : 'Roll';
};
