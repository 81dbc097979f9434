/** A figure’s condition on its line: a button, and the menu of marks with their keys. */
import { Menu } from '@mantine/core';
import { memo } from 'react';
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { CONDITION_TITLES } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { CONDITIONS, MARKINGS } from '../../text/conditions.ts';
import { SideMark } from '../fields/side-mark.tsx';
import { keyText } from '../keys/table.ts';
import { FIGURE_ACTS } from '../state/acts.ts';
import { useMarkStatus } from '../state/use-mark-status.ts';
import { ConditionMark } from './condition-mark.tsx';
import styles from './table.module.css';

const said = {
  markAnew: 'Mark anew',
  mauledByAZombie: 'Mauled by a zombie',
  andMauledByAZombie: ', mauled by a zombie',
  byAZombieOf: (text: string) => `${text}, by a zombie`,
} as const;

const PREFIX = keyText(FIGURE_ACTS.status);

interface ConditionMenuProps extends Pick<FighterView, 'who' | 'name' | 'condition' | 'mauled'> {
  /** The word for it that has room beside its mark. */
  readonly said: string;
}

/** Condition of somebody, and a menu to mark it anew. */
export const ConditionMenu = memo(function ConditionMenu({
  who,
  name,
  condition,
  mauled,
  said: shown,
}: ConditionMenuProps) {
  const mark = useMarkStatus(who);
  return (
    <Menu>
      <Menu.Target>
        <button type="button" data-reads className={styles.condition} title={said.markAnew}>
          <span className="vh">{name}: </span>
          <ConditionMark condition={condition} said={shown} />
          {mauled && (
            <span title={said.mauledByAZombie}>
              <SideMark side="dead" />
              <span className="vh">{said.andMauledByAZombie}</span>
            </span>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown data-writes>
        {CONDITIONS.flatMap((to) => {
          const { key, zombies } = MARKINGS[to];
          const text = CONDITION_TITLES[to];
          return [
            <Menu.Item
              key={to}
              disabled={to === condition}
              rightSection={
                <kbd>
                  {PREFIX} {keyText({ key, text })}
                </kbd>
              }
              onClick={() => mark(to, false)}
            >
              {text}
            </Menu.Item>,
            ...(zombies
              ? [
                  <Menu.Item
                    key={`${to} by a zombie`}
                    rightSection={
                      <kbd>
                        {PREFIX} {keyText({ key, text, shift: true })}
                      </kbd>
                    }
                    onClick={() => mark(to, true)}
                  >
                    {said.byAZombieOf(text)}
                  </Menu.Item>,
                ]
              : []),
          ];
        })}
      </Menu.Dropdown>
    </Menu>
  );
});
