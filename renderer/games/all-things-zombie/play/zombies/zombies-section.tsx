import { countedInWords, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { Section } from '../../../../components/section.tsx';
import { usePlay, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import styles from './zombies.module.css';

/** Zombies on the table in groups: how many, from where, and what they do. A line opens what may be said of it. */
export function ZombiesSection() {
  const { open } = usePlay();
  const send = useSend();
  const zombies = useUnderWay((encounter) => encounter.zombies);
  const turn = useUnderWay((encounter) => encounter.turn?.number ?? null);
  const all = zombies.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section
      title="Zombies"
      aside={all === 0 ? 'none on the table' : `${countedInWords(all, 'zombie')} on the table`}
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
                {upperFirst(group.whence)}
              </button>
              <span className="second">{group.does}</span>
              <span className="quiet small">{turn === null ? '' : MAY[group.may ?? 'stay']}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const MAY = { act: 'may act', recover: 'may get up', stay: 'stay', acted: 'have acted' } as const;
