import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { vehicleText } from '../../../../../src/rules/all-things-zombie/text/vehicles.ts';
import { StarMark } from '../../components/star-mark.tsx';
import { movedWords } from '../movement/moving.ts';
import { useOnScreen, usePlay, useUnderWay } from '../play-context.ts';
import { ConditionMenu } from './condition-menu.tsx';
import { EmptyWeapons } from './empty-weapons.tsx';
import styles from './fighters-table.module.css';
import { KillCount } from './kill-count.tsx';
import { words } from './text/fighter-row.ts';
import { ClipLines, WeaponLines } from './weapon-lines.tsx';

interface FighterRowProps {
  readonly fighter: FighterView;
  /** What drink has made of it; null for whoever hasn’t drunk, or is sober. */
  readonly drunk: string | null;
}

/** Once out, whatever the dice of the turn say. */
const STANDS: readonly FighterView['condition'][] = ['up', 'ducked-back', 'knocked-down'];

const shotsText = (shots: number): string => (shots === 1 ? '1 shot' : `${shots} shots`);

/** Drawn anew only when the figure itself has changed. */
export const FighterRow = memo(function FighterRow({ fighter, drunk }: FighterRowProps) {
  const { select } = usePlay();
  const { who, name, rep, shots, hero, innocent, active, held, led, hasFired, condition, mauled, weapons } =
    fighter;
  const sitsIn = useUnderWay(({ working }) => working.find((one) => one.vehicle === fighter.inside)?.kind);
  // Who has fired and moved all it may has nothing left to do of its own accord.
  const isDone = hasFired && fighter.moved !== null && fighter.moved.left === undefined;
  const goes = active === true && STANDS.includes(condition) && !isDone;
  return (
    <tr className={styles.figure} onClick={() => select(who)} onFocus={() => select(who)}>
      <td className="c rep">{rep}</td>
      <th scope="row">
        <span className={styles.named}>
          <Who who={who} name={name} />
          {fighter.star && <StarMark size={12} />}
        </span>
        <span className={styles.status}>
          <ConditionMenu who={who} name={name} condition={condition} mauled={mauled} />
          <EmptyWeapons who={who} name={name} weapons={weapons} />
          {goes && (
            <span className="pen" {...(led === null ? {} : { title: words.with(led) })}>
              {words.mayGo}
            </span>
          )}
          {active !== null && !goes && STANDS.includes(condition) && (
            <span title={held?.sentence}>{held === null ? words.hasActed : held.short}</span>
          )}
          {sitsIn !== undefined && <span>{words.inTheOf(vehicleText(sitsIn))}</span>}
          {fighter.alight && <span className="flag">{words.alight}</span>}
          {fighter.covering && <span>{words.covers}</span>}
          {hasFired && shots === 0 && <span>{words.fired}</span>}
          {shots > 0 && <span className="num">{hasFired ? `fired ${shots}` : shotsText(shots)}</span>}
          {movedWords(fighter).map((word) => (
            <span key={word}>{word}</span>
          ))}
          {hero && <span>{words.hero}</span>}
          {innocent && <span>{words.innocent}</span>}
          {drunk !== null && <span>{drunk}</span>}
        </span>
      </th>
      <td>
        <WeaponLines weapons={weapons} />
      </td>
      <td>
        <ClipLines weapons={weapons} />
      </td>
      <td className="c">
        <KillCount who={who} of="zombies" label={words.zombiesKilledBy(name)} value={fighter.zombiesKilled} />
      </td>
      <td className="c">
        <KillCount who={who} of="people" label={words.peopleKilledBy(name)} value={fighter.peopleKilled} />
      </td>
    </tr>
  );
});

/** The name, which has the focus of its line; an arrow key draws two of these and nothing else. */
function Who({ who, name }: Pick<FighterView, 'who' | 'name'>) {
  const { select } = usePlay();
  const selected = useOnScreen((screen) => screen.selected === who);
  return (
    <button
      type="button"
      className={styles.who}
      data-who={who}
      title={name}
      tabIndex={selected ? 0 : -1}
      aria-current={selected || undefined}
      onClick={() => select(who)}
    >
      {name}
    </button>
  );
}
