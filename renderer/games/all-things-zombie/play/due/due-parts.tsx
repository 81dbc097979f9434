/** Words for things due that are done together: what it is, then whose, each with the way to its circumstances. */
import type { ReactNode } from 'react';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { checkForm } from '../state/does.ts';
import { isDoneTogether } from '../state/due-acts.ts';
import { kindOf } from '../state/kinds.ts';
import { dueId } from '../state/letters.ts';
import { usePlay } from '../state/play-context.ts';
import styles from './due.module.css';

const sumOf = (proposals: readonly Proposal[]) =>
  proposals.reduce((sum, { parts }) => sum + (parts?.dice ?? 0), 0);

/** To be rolled for all of them together. */
const areDice = ([first]: readonly Proposal[]) => typeof first?.parts?.dice === 'number';

/** Groups of zombies are called by where they are, which is long: each has a line. */
const areGroups = (proposals: readonly Proposal[]) =>
  proposals.length > 1 && proposals.every(({ act }) => act === 'zombies-act');

/** `See Zombie Death of Desmond: Pris, Gloria, Wren`: what it is once, then whose each is. */
export function DueParts({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const alike = Map.groupBy(proposals, ({ parts, text }) => parts?.what ?? text);
  return [...alike].map(([what, all]) => (
    <span
      key={what}
      className={styles.alike}
      data-kills={all.some(({ kills }) => kills !== null) || undefined}
    >
      <b>
        {what}: {areDice(all) && `${sumOf(all)} dice `}
      </b>
      {areDice(all) && <DiceOfEach proposals={all} />}
      {!areDice(all) &&
        all.map((proposal, at) => (
          <span key={dueId(proposal)} className={areGroups(all) ? styles.below : undefined}>
            {at > 0 && !areGroups(all) && ', '}
            <Opens proposal={proposal}>{proposal.parts?.who ?? proposal.text}</Opens>
            {typeof proposal.parts?.how === 'string' && (
              <span className="second"> ({proposal.parts.how})</span>
            )}
          </span>
        ))}
    </span>
  ));
}

/** `Gloria 9, Pris 6` */
function DiceOfEach({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const byWho = Map.groupBy(proposals, ({ parts }) => parts?.who ?? '');
  const sums = [...byWho].map(([who, all]) => `${who} ${sumOf(all)}`);
  return <span className="second">{sums.join(', ')}</span>;
}

interface OpensProps {
  readonly proposal: Proposal;
  readonly children: ReactNode;
}

/** Words that open the form of something done at a press: of a check, where ticks are set before it, or of zombies, whom they reach. */
export function Opens({ proposal, children }: OpensProps) {
  const { open } = usePlay();
  const kind = kindOf(proposal);
  const { act, subject } = proposal;
  if (kind === undefined || !isDoneTogether(kind)) return children;
  if (act !== 'check' && act !== 'zombies-act') return children;
  const form =
    act === 'check' ? checkForm(subject ?? '').form : ({ form: 'zombies', group: subject ?? '' } as const);
  return (
    <button
      type="button"
      className={`quiet-link ${styles.opens}`}
      title="Circumstances"
      onClick={() => open(form)}
    >
      {children}
    </button>
  );
}
