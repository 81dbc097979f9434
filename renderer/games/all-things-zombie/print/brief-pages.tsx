import type { Output } from '../../../../src/contract/contract.ts';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  encounterWords,
  ROLE_WORDS,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { aSideText, FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { DIFFERENCE } from '../../../../src/rules/core/text/difference.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { MapParty, partySigns } from '../map/map-party.tsx';
import { MapPlaced } from '../map/map-placed.tsx';
import { MapZombies, squaresOf } from '../map/map-zombies.tsx';
import type { FigureLine } from '../text/figures.ts';
import { Tick } from './boxes.tsx';
import styles from './brief.module.css';
import { otherSections } from './brief-others.tsx';
import { groundSection, whereSection } from './brief-place.tsx';
import { whoSection } from './brief-who.tsx';
import { mapSection } from './map-section.tsx';
import { words } from './text/brief-pages.ts';

interface BriefPagesProps {
  readonly campaign: CampaignView;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly brief: Output<'print.brief'>;
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

/** What the table wants to know before the first move, and in which order to do what. */
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
          title={campaign.name}
          line={
            encounter.oneOff === null
              ? words.briefing(encounter.date, titleOf(encounter))
              : words.briefingOf(titleOf(encounter))
          }
          first={first}
          boxes={[
            { label: words.phase, value: encounter.phase },
            { label: words.zombieActivity, value: `${encounter.zal}${mark('zal')}` },
            { label: words.survivorActivity, value: `${encounter.sal}${mark('sal')}` },
            { label: words.zombiesAtStart, value: zombiesAtStart ?? undefined },
            { label: words.vehicles, value: vehicles.won + vehicles.heldOver },
          ]}
        />
      )}
      sections={[
        factsSection(brief.facts),
        whoSection(figures, view.stock, encounter.oneOff === null ? words.whoGoes : FORCE_WORDS.own.title),
        ...otherSections(encounter.groups, encounter.oneOff !== null),
        stepsSection(brief.steps),
        ...(table === null ? [] : [mapOf(table, encounter)]),
        ...(table === null ? [] : [whereSection(encounter, table), groundSection(table)]),
      ]}
      linesBelow
      legend={words.clipsTheFirstBox}
      houseRules={houseRules}
    />
  );
}

function titleOf({ number, kind, objective, role, area, oneOff }: UnderWay): string {
  if (oneOff !== null) return words.oneOffBattle(aSideText(oneOff.points), AREA_WORDS[area].text);
  return words.encounter(
    number,
    encounterWords(kind, objective),
    ROLE_WORDS[role].text,
    AREA_WORDS[area].text,
  );
}

function factsSection(facts: readonly string[]): FlowContent {
  return { id: 'facts', title: '', rows: facts.map((text) => ({ key: text, node: <p>{text}</p> })) };
}

function stepsSection(steps: readonly string[]): FlowContent {
  return {
    id: 'steps',
    title: words.inThisOrder,
    rows: steps.map((text) => ({
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

/** With whoever stands there already: the party, and the zombies once they have come on. */
function mapOf(table: NonNullable<UnderWay['table']>, { placed, partyAt, arrivals }: UnderWay): FlowContent {
  const party = arrivals.length === 0 ? undefined : partyAt?.spot;
  return mapSection(table, {
    ...partySigns(party, partyAt?.around),
    marks: (view, labels) => (
      <>
        <MapPlaced placed={placed} table={table} view={view} labels={labels} />
        {party !== undefined && <MapParty spot={party} view={view} />}
        <MapZombies squares={squaresOf(arrivals)} view={view} labels={labels} party={party} />
      </>
    ),
    party: party !== undefined,
    zombies: arrivals.length > 0,
  });
}
