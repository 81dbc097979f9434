/** The briefing of an Encounter on paper: map and buildings, facts, both sides, and the steps in their order. */
import type { Output } from '../../../../src/contract/contract.ts';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  EDGE_WORDS,
  encounterWords,
  FORD_WORDS,
  ROLE_WORDS,
  TERRAIN_WORDS,
  VEHICLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { aSideText, FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { SIDE_WORDS } from '../../../../src/rules/all-things-zombie/text/sides.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { listed, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import { type Format, PX_PER_MM } from '../../../components/paper/paper.ts';
import { MapParty, partySigns } from '../map/map-party.tsx';
import { MapPlaced, placedSigns } from '../map/map-placed.tsx';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import { onGround } from '../map/on-ground.tsx';
import type { FigureLine } from '../text/figures.ts';
import { Tick } from './boxes.tsx';
import { heightOfPlaces, placesSection } from './brief-place.tsx';
import { whoSection } from './brief-who.tsx';
import { linesOfNames } from './building-names.tsx';
import { mapSection, widest } from './map-section.tsx';
import { Num } from './num.tsx';
import styles from './print.module.css';

interface BriefPagesProps {
  readonly campaign: CampaignView;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly brief: Output<'print.brief'>;
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

/** Pages with all that the table wants to know before the first move, and in which order to do what. */
export function BriefPages({
  campaign,
  view,
  encounter,
  brief,
  figures,
  houseRules,
  format,
}: BriefPagesProps) {
  const { table, vehicles, zombiesAtStart, corrected } = encounter;
  const mark = (of: (typeof corrected)[number]) => (corrected.includes(of) ? DIFFERENCE : '');
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, encounter, brief, view.stock, figures])}
      head={(first) => (
        <PageHead
          title={table?.name ?? campaign.name}
          line={
            <>
              {table !== null && encounter.oneOff === null && (
                <>
                  {`${campaign.name}, ${encounter.date}. Encounter ${encounter.number}`}
                  <br />
                </>
              )}
              {titleOf(encounter)}
            </>
          }
          first={first}
          narrow
          boxes={[
            { label: 'Zombie activity', value: `${encounter.zal}${mark('zal')}` },
            { label: 'Survivor activity', value: `${encounter.sal}${mark('sal')}` },
            { label: 'Zombies at start', value: zombiesAtStart ?? undefined },
            { label: 'Own vehicles', value: vehicles.won + vehicles.heldOver },
            ...(table === null
              ? []
              : [
                  { label: 'Wind towards', value: upperFirst(EDGE_WORDS[table.wind]) },
                  { label: 'Entry', value: upperFirst(EDGE_WORDS[table.entry]) },
                ]),
          ]}
        />
      )}
      sections={[
        ...(table === null ? [] : [mapOf(table, encounter, format), placesSection(encounter, table)]),
        factsSection([...brief.facts, ...(table === null ? [] : groundLines(table))]),
        whoSection(figures, view.stock, encounter.oneOff === null ? 'Who goes' : FORCE_WORDS.own.title),
        ...otherSections(encounter.groups, encounter.oneOff !== null),
        stepsSection(brief.steps),
      ]}
      linesBelow
      legend="Zom., Sur.: met on that or less on two dice; second figure: upper floors. First box of floors: the ground; of clips: in the weapon. ‡: corrected by you."
      houseRules={houseRules}
    />
  );
}

function titleOf({ kind, objective, role, area, phase, oneOff }: UnderWay): string {
  if (oneOff !== null) return `One-off battle: ${aSideText(oneOff.points)}; ${AREA_WORDS[area].text}`;
  return `${encounterWords(kind, objective)}, ${ROLE_WORDS[role].text}; ${AREA_WORDS[area].text}; phase ${phase}`;
}

function factsSection(facts: readonly string[]): FlowContent {
  return { id: 'facts', title: '', rows: facts.map((text) => ({ key: text, node: <p>{text}</p> })) };
}

/** Steps of an Encounter with boxes to tick, in two columns that are read one after the other. */
function stepsSection(steps: readonly string[]): FlowContent {
  const node = (
    <ol className={styles.steps}>
      {steps.map((text) => (
        <li key={text} className={styles.briefStep}>
          <Tick />
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
  return { id: 'steps', title: 'In this order', rows: [{ key: 'steps', node }] };
}

/** Pixels of what else stands on the map’s page: head and foot, the key with its inches. */
const BESIDE_MAP = 298;
/** Pixels of a line of the buildings’ names below the map, and of what is around them. */
const NAMES = { line: 15, around: 20 } as const;

/**
 * The map is as wide as the page. Where the buildings’ own table has no room below it, their names are listed there, and a page that is
 * too low for both has the map a little narrower.
 */
function sizeOf(table: Table, encounter: UnderWay, format: Format) {
  const scale = widest(table, format);
  const room = format.inner.height * PX_PER_MM - BESIDE_MAP;
  const names = scale * table.depth + heightOfPlaces(encounter, table) > room;
  if (!names) return { scale, names };
  const high = NAMES.around + NAMES.line * linesOfNames(table);
  return { scale: Math.min(scale, Math.floor((100 * (room - high)) / table.depth) / 100), names };
}

/** Map of the briefing with the party’s place and with the zombies that have come on. */
function mapOf(table: Table, encounter: UnderWay, format: Format): FlowContent {
  const { placed, partyAt, arrivals } = encounter;
  const party = arrivals.length === 0 ? undefined : partyAt?.spot;
  return mapSection(table, {
    ...onGround(partySigns(party, partyAt?.around), placedSigns(placed)),
    marks: (view, labels) => (
      <MapPlaced placed={placed} table={table} view={view} labels={labels}>
        {(taken) => (
          <>
            {party !== undefined && <MapParty spot={party} view={view} />}
            <MapZombies squares={squaresOf(arrivals)} {...{ view, labels, party, taken }} />
          </>
        )}
      </MapPlaced>
    ),
    party: party !== undefined,
    zombies: arrivals.length > 0,
    ...sizeOf(table, encounter, format),
    untitled: true,
  });
}

const times = (text: string, many: string | number) => `${text} (${many})`;

const ofThem = (text: string, many: string | number) => `${text}, ${many} of them`;

type Table = NonNullable<UnderWay['table']>;

/** What else stands on the table, a line for each kind. */
function groundLines({ vehicles, terrain, river }: Table): readonly string[] {
  const types = counted(
    vehicles.map(({ type }) => VEHICLE_WORDS[type].text),
    times,
  );
  return [
    ...(vehicles.length === 0 ? [] : [`Abandoned: ${listed(types)}.`]),
    ...counted(terrain.map(({ kind }) => `${TERRAIN_WORDS[kind].title}, ${TERRAIN_WORDS[kind].effect}`)).map(
      (text) => `${text}.`,
    ),
    ...(river === null ? [] : [`A river, ${FORD_WORDS[river.ford]}.`]),
  ];
}

/** Each text once, with how often it came: `Sedan`, `Bus, 2 of them`. */
function counted(texts: readonly string[], says = ofThem): readonly string[] {
  return [...new Set(texts)].map((text) => {
    const many = texts.filter((other) => other === text).length;
    return many === 1 ? text : says(text, many);
  });
}

/** The people on both sides who are not of the party and in no building, a table for each side. */
function otherSections(groups: readonly GroupView[], oneOff: boolean): readonly FlowContent[] {
  return groups.flatMap(({ id, role, spot, members }) => {
    const isForce = oneOff && spot === null;
    if (role === null && !isForce) return [];
    const { one, several } = SIDE_WORDS[role ?? 'defender'];
    return [
      {
        id: `others-${id}`,
        title: isForce ? FORCE_WORDS.other.title : upperFirst(members.length === 1 ? one : several),
        columns: {
          widths: (
            <>
              <col style={{ width: '8mm' }} />
              <col style={{ width: '62mm' }} />
              <col style={{ width: '11mm' }} />
              <col style={{ width: '60mm' }} />
              <col />
            </>
          ),
          heads: (
            <>
              <td />
              <th scope="col">Name</th>
              <th scope="col" data-align="centre">
                Rep
              </th>
              <th scope="col">Weapons</th>
              <th scope="col">Attributes</th>
            </>
          ),
        },
        rows: members.map((member) => ({ key: member.name, node: <Row member={member} /> })),
      },
    ];
  });
}

function Row({ member }: { readonly member: GroupView['members'][number] }) {
  const { name, rep, protected: armour, attributes, weapons } = member;
  return (
    <tr>
      <td>
        <Tick />
      </td>
      <th scope="row">{name}</th>
      <td data-align="centre">
        <Num big>{rep}</Num>
      </td>
      <td>{weapons.length === 0 ? 'Unarmed' : weapons.join(', ')}</td>
      <td>{upperFirst([...attributes, ...(armour ? ['body armour'] : [])].join(', '))}</td>
    </tr>
  );
}
