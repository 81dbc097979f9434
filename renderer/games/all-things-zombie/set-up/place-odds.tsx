import type {
  FloorView,
  PlaceView,
} from '../../../../src/contract/games/all-things-zombie/encounter-view/places.ts';
import { ITEM_WORDS } from '../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { Difference } from '../../../components/difference.tsx';
import styles from './place-odds.module.css';
import { type Outcome, shareOf, wholePercent } from './shares.ts';
import { words } from './text/place-odds.ts';

const OUTCOMES = [
  { outcome: 'zombies', text: words.onlyZombies },
  { outcome: 'survivors', text: words.onlySurvivors },
  { outcome: 'both', text: words.both },
  { outcome: 'nobody', text: words.nobody },
] as const satisfies readonly { readonly outcome: Outcome; readonly text: string }[];

/** Whom one meets in there, exactly; floors above the ground are all alike. */
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
              <th scope="col">{words.ground}</th>
              <th scope="col">{words.above}</th>
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
        <Difference when={upstairs?.corrected === true} />
        {words.twoDiceEach}
      </p>
      <p>{searchText(place)}</p>
    </>
  );
}

const heldAgainst = ({ zombies, survivors }: FloorView) => words.zombiesOnOrLessSurvivors(zombies, survivors);

const targetText = ({ item, target, corrected }: PlaceView['items'][number]) =>
  `${ITEM_WORDS[item].text} ${target}${corrected ? DIFFERENCE : ''}`;

/** `A search, on this or less: weapons 3, vehicle 4.` */
function searchText({ items }: PlaceView): string {
  const had = items.filter(({ target }) => target !== null && target > 0);
  if (items.length === 0) return words.nothingIsSearched;
  if (had.length === 0) return words.aSearchFindsNothingHere;
  return words.aSearchFinds(had.map(targetText).join(', '));
}
