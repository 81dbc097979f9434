/** The odds of the question that a game asks. */
import { NOT_COUNTED, type SessionView } from '../../../src/contract/sessions.ts';
import { shareWithError } from '../../../src/rules/core/text/share-error.ts';
import { useAsk } from '../../client/api.ts';
import { OddsList } from '../../components/odds-list.tsx';

/** Sentence on odds that couldn’t be counted: the number of games they were found by, and how far the true share may lie from them. */
function foundBy(games: number): string {
  const { error } = shareWithError(Math.floor(games / 2), games);
  return `Too many ways to count: from ${games.toLocaleString('en-GB')} games by dice, ± ${(100 * error).toFixed(1)} % at most.`;
}

/** The exact odds of the open question, counted while the player reads it. Nothing where none can be counted. */
export function Chance({ view: { id, revision, question } }: { readonly view: SessionView }) {
  const { data } = useAsk('session.chance', { campaign: id }, { enabled: question?.kind === 'roll' });
  // Odds of the question before are no odds of this one.
  if (question === null || data?.revision !== revision || data.chance === null) return null;
  if (data.chance === NOT_COUNTED)
    return <p className="quiet">Odds not counted: there are too many ways to fall.</p>;
  return (
    <section aria-label="Odds">
      <OddsList odds={{ outcomes: data.chance.outcomes, corrected: data.chance.corrected }} />
      {data.chance.games !== undefined && <p className="quiet">{foundBy(data.chance.games)}</p>}
    </section>
  );
}
