import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import { off } from '../../../components/off.ts';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './plan.module.css';
import { weaponWords } from './things.ts';

interface TakeMenuProps {
  readonly line: StockLine;
  readonly going: readonly FigureLine[];
  readonly acts: EncounterActs;
}

interface Choice {
  readonly text: string;
  readonly deed: Deed;
}

/** Menu of those who may have a thing, and how. */
export function TakeMenu({ line, going, acts }: TakeMenuProps) {
  const able = going.filter(({ status }) => status === 'ready');
  const groups = [
    { title: 'Load it for this Encounter', choices: loading(line, going) },
    { title: line.kind === 'weapon' ? 'Take it' : 'Put it on', choices: equipping(line, able) },
    { title: 'Carry it', choices: carrying(line, able) },
  ].filter(({ choices }) => choices.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu position="bottom-end" classNames={{ dropdown: styles.list ?? '' }}>
      <Menu.Target>
        <Button
          size="sm"
          data-hand-out
          aria-label={`Hand out: ${line.title}`}
          classNames={{ label: styles.label ?? '' }}
          {...off(acts.asking !== undefined)}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
        >
          Hand out
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {groups.map(({ title, choices }) => [
          <Menu.Label key={title}>{title}</Menu.Label>,
          ...choices.map(({ text, deed }) => (
            <Menu.Item key={`${title} ${text}`} onClick={() => acts.byApp(deed)}>
              {text}
            </Menu.Item>
          )),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Weapons of those who go that the clip fits. */
function loading({ id: item, fits }: StockLine, going: readonly FigureLine[]): Choice[] {
  return going.flatMap(({ id: figure, name, weapons }) =>
    weapons
      .filter((weapon) => fits.includes(weapon.id))
      .map((weapon) => ({
        text: `${name}: ${weaponWords(weapon, weapons)}`,
        deed: { do: 'take-clip', item, figure, weapon: weapon.id },
      })),
  );
}

/** A weapon suits anybody, armour whoever has none. */
function equipping({ id: item, kind }: StockLine, able: readonly FigureLine[]): Choice[] {
  if (kind !== 'weapon' && kind !== 'body-armor') return [];
  return able
    .filter((figure) => kind === 'weapon' || !figure.protected)
    .map(({ id: figure, name }) => ({ text: name, deed: { do: 'equip', item, figure } }));
}

function carrying({ id: item, carrier }: StockLine, able: readonly FigureLine[]): Choice[] {
  const back: Choice[] =
    carrier === null ? [] : [{ text: 'Lay it back in the stockpile', deed: { do: 'carry', item, to: null } }];
  return [
    ...able
      .filter(({ id }) => id !== carrier)
      .map(({ id, name }): Choice => ({ text: name, deed: { do: 'carry', item, to: id } })),
    ...back,
  ];
}
