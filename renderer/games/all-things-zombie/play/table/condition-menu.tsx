import { Menu } from '@mantine/core';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { usePlay } from '../play-context.ts';
import { CONDITION_WORDS, CONDITIONS, type Condition } from '../words.ts';
import { ConditionMark } from './condition-mark.tsx';
import styles from './fighters-table.module.css';

/** How somebody stands, and a menu to mark it anew. */
export function ConditionMenu({ fighter }: { readonly fighter: FighterView }) {
  const { acts } = usePlay();
  const { who, name, condition, mauled } = fighter;
  const mark = (to: Condition, byZombie: boolean) =>
    acts.perform({ do: 'mark', who, condition: to, byZombie });
  return (
    <Menu>
      <Menu.Target>
        <button type="button" className={styles.condition} title="Mark anew">
          <span className="vh">{name}: </span>
          <ConditionMark condition={condition} />
          {mauled && <span className="tag flag">by a zombie</span>}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {CONDITIONS.flatMap((to) => {
          const { text, key, zombies } = CONDITION_WORDS[to];
          const hint = key?.toUpperCase();
          return [
            <Menu.Item
              key={to}
              disabled={to === condition}
              rightSection={hint === undefined ? undefined : <kbd>{hint}</kbd>}
              onClick={() => mark(to, false)}
            >
              {text}
            </Menu.Item>,
            ...(zombies
              ? [
                  <Menu.Item
                    key={`${to} by a zombie`}
                    rightSection={<kbd>Shift {hint}</kbd>}
                    onClick={() => mark(to, true)}
                  >
                    {text}, by a zombie
                  </Menu.Item>,
                ]
              : []),
          ];
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
