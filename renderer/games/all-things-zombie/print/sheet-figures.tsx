/** Figures on the Encounter sheet: a line each, with boxes for clips, hits and status; in a one-off battle both forces. */
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import type { FlowContent, FlowRow } from '../../../components/paper/flow-pages.tsx';
import { type FigureLine, type WeaponLine, withReach } from '../text/figures.ts';
import { Boxes, row, Tick } from './boxes.tsx';
import { ClipBoxes } from './figure-boxes.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

/** Lines on a blank sheet. */
const BLANK = 8;
/** Boxes for hits on a blank sheet: as many as the Rep that most figures begin with. */
const BLANK_HITS = 4;
const STATUS = ['DB', 'KD', 'OF', '†', 'RA', 'ZB', 'F'] as const;
type StatusBox = (typeof STATUS)[number];

type Fighter = UnderWay['fighters'][number];

/** Box that is ticked for a figure’s present condition; some conditions have none. */
const BOX_OF: { readonly [C in Fighter['condition']]?: StatusBox } = {
  'ducked-back': 'DB',
  'knocked-down': 'KD',
  'out-of-the-fight': 'OF',
  carried: 'OF',
  collapsed: 'OF',
  dead: '†',
  'ran-away': 'RA',
};

/** Section on those who go, with clips and status as boxes; everything that has happened so far is ticked. */
export function figuresSection(figures: readonly FigureLine[], encounter: UnderWay | null): FlowContent {
  return {
    id: 'figures',
    title: encounter !== null && encounter.oneOff !== null ? FORCE_WORDS.own.title : 'Figures',
    columns: COLUMNS,
    rows:
      encounter === null
        ? Array.from({ length: BLANK }, (_, at) => blank(String(at)))
        : figures.map((figure) => line(figure, encounter)),
  };
}

/** The other force of a battle by itself. */
export function otherForceSection({ oneOff, fighters }: UnderWay): readonly FlowContent[] {
  const other = oneOff?.forces.find(({ force }) => force === 'other');
  if (other === undefined) return [];
  return [
    {
      id: 'other-force',
      title: other.title,
      columns: COLUMNS,
      rows: other.figures.map((figure) => ({
        key: figure.who,
        node: <Stranger figure={figure} fighter={fighters.find(({ who }) => who === figure.who)} />,
      })),
    },
  ];
}

type Bought = NonNullable<UnderWay['oneOff']>['forces'][number]['figures'][number];

function Stranger({ figure, fighter }: { readonly figure: Bought; readonly fighter: Fighter | undefined }) {
  const stands = fighter && BOX_OF[fighter.condition];
  const wounds = fighter?.wounds ?? 0;
  return (
    <tr className={styles.written}>
      <th scope="row">{figure.name}</th>
      <td data-align="centre">
        <Num big>{figure.rep}</Num>
      </td>
      <td>
        {figure.weapons.length === 0 && 'Unarmed'}
        {figure.weapons.map((weapon, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weapons of a kind are told apart by nothing.
          <Weapon key={at} weapon={weapon} />
        ))}
      </td>
      <td>
        <Boxes boxes={row(figure.rep, 0, 'filled', 'open')} />
      </td>
      <td>
        <Boxes boxes={row(Math.max(3, wounds), wounds, 'filled', 'open')} />
      </td>
      {STATUS.map((status) => (
        <td key={status} data-align="centre">
          <Tick done={status === stands} />
        </td>
      ))}
      <td className={styles.tally} />
      <td className={styles.tally} />
    </tr>
  );
}

function Weapon({ weapon }: { readonly weapon: Omit<WeaponLine, 'id'> }) {
  return (
    <span className={styles.weapon}>
      {withReach(weapon)} <ClipBoxes weapon={weapon} />
    </span>
  );
}

const COLUMNS: NonNullable<FlowContent['columns']> = {
  widths: (
    <>
      <col style={{ width: '52mm' }} />
      <col style={{ width: '10mm' }} />
      <col style={{ width: '72mm' }} />
      <col style={{ width: '16mm' }} />
      <col style={{ width: '12mm' }} />
      {STATUS.map((status) => (
        <col key={status} style={{ width: '8mm' }} />
      ))}
      <col />
      <col />
    </>
  ),
  heads: (
    <>
      <th scope="col">Name</th>
      <th scope="col" data-align="centre">
        Rep
      </th>
      <th scope="col">Weapons and clips</th>
      <th scope="col">Hits</th>
      <th scope="col">Out</th>
      {STATUS.map((status) => (
        <th key={status} scope="col" data-align="centre">
          {status}
        </th>
      ))}
      <th scope="col">Zombies</th>
      <th scope="col">People</th>
    </>
  ),
};

function blank(key: string): FlowRow {
  return {
    key,
    node: (
      <tr className={styles.written}>
        <td />
        <td />
        <td>
          <Boxes boxes={row(4, 4, 'open', 'open')} firstApart />
        </td>
        <td>
          <Boxes boxes={row(BLANK_HITS, 0, 'filled', 'open')} />
        </td>
        <td>
          <Boxes boxes={row(3, 0, 'filled', 'open')} />
        </td>
        {STATUS.map((status) => (
          <td key={status} data-align="centre">
            <Tick />
          </td>
        ))}
        <td className={styles.tally} />
        <td className={styles.tally} />
      </tr>
    ),
  };
}

function line(figure: FigureLine, encounter: UnderWay): FlowRow {
  const fighter = encounter.fighters.find(({ who }) => who === figure.id);
  const record =
    encounter.proposal?.records.find((one) => one.figure === figure.id) ??
    encounter.records.find((one) => one.figure === figure.id);
  const stands = fighter && BOX_OF[fighter.condition];
  const happened: Readonly<Partial<Record<StatusBox, boolean | undefined>>> = {
    OF: record?.outOfTheFight,
    '†': record?.killed,
    RA: record?.ranAway,
    ZB: record?.mauled,
    F: record?.fought,
  };
  const wounds = fighter?.wounds ?? 0;
  return {
    key: figure.id,
    node: (
      <tr className={styles.written}>
        <th scope="row">{figure.name}</th>
        <td data-align="centre">
          <Num big>{figure.rep}</Num>
        </td>
        <td>
          {figure.weapons.length === 0 && 'Unarmed'}
          {figure.weapons
            .map((weapon) => asItIs(weapon, fighter))
            .map((weapon) => (
              <Weapon key={weapon.id} weapon={weapon} />
            ))}
        </td>
        <td>
          <Boxes boxes={row(figure.rep, 0, 'filled', 'open')} />
        </td>
        <td>
          <Boxes boxes={row(Math.max(3, wounds), wounds, 'filled', 'open')} />
        </td>
        {STATUS.map((status) => (
          <td key={status} data-align="centre">
            <Tick done={status === stands || happened[status] === true} />
          </td>
        ))}
        <td className={styles.tally}>{tally(record?.zombiesKilled)}</td>
        <td className={styles.tally}>{tally(record?.peopleKilled)}</td>
      </tr>
    ),
  };
}

/** Weapon of a figure with the clips it has left in this Encounter. */
function asItIs(weapon: WeaponLine, fighter: Fighter | undefined): WeaponLine {
  const ammo = fighter?.weapons.find((one) => one.ammo?.weapon === weapon.id)?.ammo;
  return ammo ? { ...weapon, loaded: ammo.loaded, clips: ammo.clips } : weapon;
}

const tally = (many: number | undefined) => (many === undefined || many === 0 ? '' : String(many));
