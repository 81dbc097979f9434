import type { SessionView } from '../../../src/contract/sessions.ts';
import { useAsk } from '../../app/api.ts';
import { OddsList } from '../../components/odds-list.tsx';

/** The exact odds of the open question, counted while the player reads it. Nothing where none can be counted. */
export function Chance({ view: { id, revision, question } }: { readonly view: SessionView }) {
  const { data } = useAsk('session.chance', { campaign: id }, { enabled: question?.kind === 'roll' });
  // Those of the question before are no odds of this one.
  if (question === null || data?.revision !== revision || data.chance === null) return null;
  return (
    <section aria-label="Odds">
      <OddsList odds={{ outcomes: data.chance.outcomes, corrected: data.chance.corrected }} />
    </section>
  );
}
