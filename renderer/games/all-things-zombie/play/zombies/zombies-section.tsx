/** Zombies on the table, by groups, on Play. */
import type { ZombiesView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/zombies.ts';
import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { Section } from '../../../../components/section.tsx';
import styles from '../play.module.css';
import { usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

/** Zombies on the table in groups: how many, from where, and what they do. A line opens what may be said of it. */
export function ZombiesSection() {
  const { open } = usePlay();
  const send = useSend();
  const zombies = useUnderWay('zombies');
  const turn = useUnderWay((encounter) => encounter.turn?.number ?? null);
  const all = zombies.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section
      title="Zombies"
      aside={all === 0 ? 'none on the table' : `${countedInWords(all, 'zombie', 'zombies')} on the table`}
      end={
        <button
          type="button"
          className="quiet-link"
          onClick={() => send({ do: 'zombies-set', group: null, count: 1 }, 'perform', { each: true })}
        >
          Put one on the table
        </button>
      }
    >
      {zombies.length > 0 && (
        <ul className={styles.groups}>
          {zombies.map((group) => (
            <li key={group.id}>
              <b className="num">{group.count}</b>
              <button
                type="button"
                className="quiet-link"
                onClick={() => open({ form: 'zombies', group: group.id })}
              >
                {group.whence}
              </button>
              <span className="second">{group.does}</span>
              <span className="quiet small">{turn === null ? '' : mayText(group)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function mayText({ may, count }: ZombiesView): string {
  const one = count === 1;
  switch (may) {
    case 'act':
      return 'may act';
    case 'recover':
      return 'may get up';
    case 'acted':
      return one ? 'has acted' : 'have acted';
    case 'down':
      return one ? 'stays down' : 'stay down';
    case 'busy':
      return '';
    case 'stay':
    case null:
      return one ? 'stays' : 'stay';
    default:
      return may satisfies never;
  }
}
