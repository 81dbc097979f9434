/** The stockpile on Plan: what lies there or is carried, and the menu that hands it to somebody who goes. */
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Section } from '../../../components/section.tsx';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './plan.module.css';
import { type Alike, alike, weaponWords } from './things.ts';

interface StockProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
}

export function Stock({ view, encounter, acts }: StockProps) {
  const { id: campaign, figures } = useCampaign();
  const things = alike(view.stock.filter(({ kind }) => kind !== 'vehicle'));
  const going = encounter.party.flatMap(({ figure }) => figures.find(({ id }) => id === figure) ?? []);
  return (
    <Section
      title="From the stockpile"
      end={
        <Link to="/c/$campaign/stockpile" params={{ campaign }} className="quiet-link">
          The stockpile
        </Link>
      }
    >
      {things.length === 0 ? (
        <p className={`${styles.note} quiet`}>The stockpile holds nothing to take along.</p>
      ) : (
        <table className={styles.things} aria-label="From the stockpile">
          <thead>
            <tr>
              <th scope="col">Thing</th>
              <th scope="col">Where it is</th>
              <th scope="col">
                <span className="vh">Who takes it</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {things.map((thing) => (
              <Row key={thing.line.id} thing={thing} figures={figures} going={going} acts={acts} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

interface RowProps {
  readonly thing: Alike;
  readonly figures: readonly FigureLine[];
  readonly going: readonly FigureLine[];
  readonly acts: EncounterActs;
}

function Row({ thing: { line, n }, figures, going, acts }: RowProps) {
  const { title, summary, taken } = line;
  return (
    <tr>
      <td>
        {title}
        {n > 1 && <span className="num quiet"> × {n}</span>}
        {!taken && <span className={styles.under}>{summary}</span>}
      </td>
      <td className="name">{whereIs(line, figures)}</td>
      <td className={styles.act}>{!taken && <TakeMenu line={line} going={going} acts={acts} />}</td>
    </tr>
  );
}

/** `Stockpile`, `Tam Whitlock`, `In Tam Whitlock’s assault rifle` */
function whereIs({ carrier, loads }: Alike['line'], figures: readonly FigureLine[]): string {
  const holder = figures.find(({ weapons }) => weapons.some(({ id }) => id === loads));
  const weapon = holder?.weapons.find(({ id }) => id === loads);
  if (holder !== undefined && weapon !== undefined)
    return `In ${holder.name}’s ${weaponWords(weapon, holder.weapons)}`;
  return figures.find(({ id }) => id === carrier)?.name ?? 'Stockpile';
}

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
function TakeMenu({ line, going, acts }: TakeMenuProps) {
  const able = going.filter(({ status }) => status === 'ready');
  const groups = [
    { title: 'Load it for this Encounter', choices: loading(line, going) },
    { title: 'Give to', choices: giving(line, able) },
    { title: 'Or', choices: layingBack(line) },
  ].filter(({ choices }) => choices.length > 0);
  if (groups.length === 0) return null;
  return (
    <Menu position="bottom-end" classNames={{ dropdown: styles.list ?? '' }}>
      <Menu.Target>
        <Button
          size="sm"
          data-hand-out
          aria-label={`Give to… ${line.title}`}
          classNames={{ label: styles.label ?? '' }}
          {...off(acts.asking !== undefined)}
          rightSection={<IconChevronDown size={16} stroke={1.6} aria-hidden />}
        >
          Give to…
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

/** A weapon is in hand at once, and armour on; anything else is carried. */
function giving({ id: item, kind, carrier }: StockLine, able: readonly FigureLine[]): Choice[] {
  if (kind === 'weapon' || kind === 'body-armor')
    return able
      .filter((figure) => kind === 'weapon' || !figure.protected)
      .map(({ id: figure, name }) => ({ text: name, deed: { do: 'equip', item, figure } }));
  return able
    .filter(({ id }) => id !== carrier)
    .map(({ id, name }): Choice => ({ text: name, deed: { do: 'carry', item, to: id } }));
}

function layingBack({ id: item, carrier }: StockLine): Choice[] {
  return carrier === null
    ? []
    : [{ text: 'Lay it back in the stockpile', deed: { do: 'carry', item, to: null } }];
}
