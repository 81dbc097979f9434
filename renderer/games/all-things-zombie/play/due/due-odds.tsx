import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import { Chance } from '../../acts/chance.tsx';
import { doesOf } from '../state/does.ts';
import { dueId } from '../state/letters.ts';
import { useKeptPart, usePlay } from '../state/play-context.ts';
import styles from './due.module.css';

/** Most checks with odds that the list has room for: beyond, each has its odds in the form that its name opens. */
const MOST = 4;

/** Before checks that are rolled at a press, the odds of each: as the roll would be, with what was ticked the last time. */
export function DueOdds({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { campaign, view } = usePlay();
  const ticksOf = useKeptPart('ticksOf');
  const place = useKeptPart('place');
  if (proposals.length > MOST) return null;
  const { encounter } = view.get();
  return proposals
    .filter(({ act }) => act === 'check')
    .map((proposal) => {
      const does = doesOf(proposal, { encounter, sides: null, ticksOf, place });
      const deed = 'deed' in does ? does.made(encounter) : undefined;
      if (deed === undefined) return null;
      return (
        <span key={dueId(proposal)} className={styles.odds}>
          {proposals.length > 1 && <span className="second">{proposal.parts?.who ?? proposal.text}</span>}
          <Chance campaign={campaign} deed={deed} />
        </span>
      );
    });
}
