import type { CampaignView } from '../../../src/contract/campaigns.ts';
import type { EncounterView, UnderWay } from '../../../src/contract/encounter-view.ts';
import { TableMap } from '../../components/map/table-map.tsx';
import { AREA_WORDS, EDGE_WORDS, encounterWords, ROLE_WORDS, WIND_FROM } from '../../text/encounter.ts';
import type { FigureLine } from '../../text/figures.ts';
import { capitalised, count } from '../../text/number.ts';
import { Tick } from './boxes.tsx';
import styles from './brief.module.css';
import { groundSection, whereSection } from './brief-place.tsx';
import { briefSteps } from './brief-steps.ts';
import { whoSection } from './brief-who.tsx';
import { type FlowContent, FlowPages } from './flow-pages.tsx';
import { PageHead } from './page-head.tsx';
import type { Format } from './paper.ts';

interface BriefPagesProps {
  readonly campaign: CampaignView;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

/** What the table wants to know before the first move, and in which order to do what. */
export function BriefPages({ campaign, view, encounter, figures, houseRules, format }: BriefPagesProps) {
  const { table, vehicles, zombiesAtStart } = encounter;
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, encounter, view.stock, figures])}
      head={(first) => (
        <PageHead
          title={campaign.name}
          line={`Briefing, ${encounter.date}. ${titleOf(encounter)}`}
          first={first}
          boxes={[
            { label: 'Phase', value: encounter.phase },
            { label: 'Zombie activity', value: encounter.zal },
            { label: 'Survivor activity', value: encounter.sal },
            { label: 'Zombies at start', value: zombiesAtStart ?? undefined },
            { label: 'Vehicles', value: vehicles.won + vehicles.heldOver },
          ]}
        />
      )}
      sections={[
        factsSection(encounter),
        whoSection(figures, view.stock),
        stepsSection(encounter),
        ...(table === null ? [] : [mapSection(table)]),
        ...(table === null ? [] : [whereSection(encounter, table), groundSection(table)]),
      ]}
      legend="Clips: the first box is in the weapon; cross one off at each reload. Zom. and Sur.: what two dice each are held against; then how likely whom one meets is before anybody enters."
      houseRules={houseRules}
    />
  );
}

function titleOf({ number, kind, objective, role, area }: UnderWay): string {
  return `Encounter ${number}: ${encounterWords(kind, objective)}, ${ROLE_WORDS[role].toLowerCase()}; ${AREA_WORDS[area].toLowerCase()}`;
}

function factsSection({ table, innocents, escape: prison, pursuits }: UnderWay): FlowContent {
  const facts = [
    ...(table === null
      ? ['The table isn’t laid out yet.']
      : [
          `${table.name}. The party comes on from the ${EDGE_WORDS[table.entry]}; the wind is from the ${WIND_FROM[table.wind]}, so fire spreads to the ${EDGE_WORDS[table.wind]}.`,
        ]),
    ...(prison === null
      ? []
      : [
          `${capitalised(count(prison.captors, 'captor'))} against ${count(prison.friends, 'captive or rescuer', 'captives and rescuers')}; the vehicles stand ${prison.getaway}″ from the prison.`,
        ]),
    ...pursuits.map(
      ({ lead, runners, chasers }) =>
        `A lead of ${count(lead, 'hour')}; Runners’ lowest Rep ${runners.lowestRep}${chasers === null ? ', nobody follows' : `, Chasers’ ${chasers.lowestRep}`}.`,
    ),
    ...(innocents === 0 ? [] : [`Innocents brought to safety: ${innocents}.`]),
  ];
  return { id: 'facts', title: '', rows: facts.map((text) => ({ key: text, node: <p>{text}</p> })) };
}

function stepsSection(encounter: UnderWay): FlowContent {
  return {
    id: 'steps',
    title: 'In this order',
    rows: briefSteps(encounter).map((text) => ({
      key: text,
      node: (
        <p className={styles.step}>
          <Tick />
          <span>{text}</span>
        </p>
      ),
    })),
  };
}

/** Pixels to a tenth of an inch, so that the table takes the width of the page on either paper. */
const MAP_SCALE = 1.36;

function mapSection(table: NonNullable<UnderWay['table']>): FlowContent {
  return {
    id: 'map',
    title: `Map of ${table.name}`,
    rows: [
      {
        key: 'map',
        node: (
          <div className={styles.map}>
            <TableMap table={table} scale={MAP_SCALE} blackAndWhite />
          </div>
        ),
      },
    ],
  };
}
