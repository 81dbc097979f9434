import type {
  FloorView,
  PlaceView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { ITEM_WORDS } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { Difference } from '../../../components/difference.tsx';
import styles from './set-up.module.css';
import { type Outcome, shareOf, wholePercent } from './shares.ts';

const OUTCOMES = [
  { outcome: 'zombies', text: 'Only zombies' },
  { outcome: 'survivors', text: 'Only survivors' },
  { outcome: 'both', text: 'Both' },
  { outcome: 'nobody', text: 'Nobody' },
] as const satisfies readonly { readonly outcome: Outcome; readonly text: string }[];

/** Exact odds of whom one meets in a building; floors above the ground are all alike. */
export function PlaceOdds({ place }: { readonly place: PlaceView }) {
  const [ground, upstairs] = place.floors;
  if (ground === undefined) return null;
  return (
    <>
      <table className={styles.odds}>
        {upstairs !== undefined && (
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col">ground</th>
              <th scope="col">above</th>
            </tr>
          </thead>
        )}
        <tbody>
          {OUTCOMES.map(({ outcome, text }) => (
            <tr key={outcome}>
              <th scope="row">{text}</th>
              <td className={styles.bar}>
                <span className={styles.track}>
                  <i data-outcome={outcome} style={{ width: `${100 * shareOf(ground, outcome)}%` }} />
                </span>
              </td>
              <td className={styles.share}>
                {wholePercent(shareOf(ground, outcome))} %<Difference when={ground.odds.corrected} />
              </td>
              {upstairs !== undefined && (
                <td className={styles.share}>
                  {wholePercent(shareOf(upstairs, outcome))} %<Difference when={upstairs.odds.corrected} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {heldAgainst(ground)}
        <Difference when={ground.corrected} />
        {upstairs !== undefined && `; above ${upstairs.zombies} and ${upstairs.survivors}`}
        <Difference when={upstairs?.corrected === true} />. Two dice each.
      </p>
      <p>{searchText(place)}</p>
    </>
  );
}

const heldAgainst = ({ zombies, survivors }: FloorView) =>
  `Zombies on ${zombies} or less, survivors on ${survivors}`;

const targetText = ({ item, target, corrected }: PlaceView['items'][number]) =>
  `${ITEM_WORDS[item].text} ${target}${corrected ? DIFFERENCE : ''}`;

/** `A search, on this or less: weapons 3, vehicle 4.` */
function searchText({ items }: PlaceView): string {
  const had = items.filter(({ target }) => target !== null && target > 0);
  if (items.length === 0) return 'Nothing is searched for in there.';
  if (had.length === 0) return 'A search finds nothing here.';
  return `A search finds, on a die of this or less: ${had.map(targetText).join(', ')}.`;
}
