import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  encounterWords,
  ROLE_WORDS,
  WIND_FROM,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { aSideText } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import type { FigureLine } from '../text/figures.ts';
import { figuresSection, otherForceSection } from './sheet-figures.tsx';
import { linesSection } from './sheet-lines.tsx';
import { placesSection } from './sheet-places.tsx';
import { turnsSection } from './sheet-turns.tsx';
import { words } from './text/sheet-pages.ts';

interface SheetPagesProps {
  readonly campaign: CampaignView;
  /** Null for a blank sheet. */
  readonly encounter: UnderWay | null;
  /** Who goes; nobody on a blank sheet. */
  readonly figures: readonly FigureLine[];
  readonly houseRules: string;
  readonly format: Format;
}

const MET = { title: words.survivorsMet, heads: [words.name, words.rep, words.weapons, words.howItWent] };
const LOOT = { title: words.lootFound, heads: [words.what, words.where, words.carriedBy] };
const NOTES = { title: words.notes, heads: [] };
const CASUALTIES = {
  title: words.casualties,
  heads: [words.who, words.byWhom, words.examined, words.broughtOff],
};

/** What is written down at the table: turns, shots, figures, buildings, loot, casualties. */
export function SheetPages({ campaign, encounter, figures, houseRules, format }: SheetPagesProps) {
  const byItself = encounter !== null && encounter.oneOff !== null;
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, encounter, figures])}
      head={(first) => (
        <PageHead
          title={encounter === null ? words.encounterSheet : campaign.name}
          line={encounter === null ? words.toBeWritten : lineOf(encounter)}
          first={first}
          boxes={boxesOf(encounter)}
        />
      )}
      sections={[
        turnsSection(encounter?.kind),
        figuresSection(figures, encounter),
        ...(encounter === null ? [] : otherForceSection(encounter)),
        placesSection(encounter),
        ...(byItself ? [] : [linesSection('met', [MET, LOOT], 3)]),
        linesSection('casualties', [CASUALTIES, NOTES], 3),
      ]}
      linesBelow
      legend={words.eachSidesDieThe}
      houseRules={houseRules}
    />
  );
}

function lineOf({ kind, objective, role, number, date, oneOff }: UnderWay): string {
  if (oneOff !== null) return words.oneOffBattle(aSideText(oneOff.points));
  return words.encounterOf(number, encounterWords(kind, objective), ROLE_WORDS[role].text, date);
}

function boxesOf(encounter: UnderWay | null) {
  const table = encounter?.table;
  return [
    ...(encounter === null ? [{ label: words.date }, { label: words.encounter }] : []),
    { label: words.area, value: encounter === null ? undefined : AREA_WORDS[encounter.area].title },
    { label: words.phase, value: encounter?.phase },
    { label: words.zombieActivity, value: encounter?.zal },
    { label: words.survivorActivity, value: encounter?.sal },
    { label: words.windFrom, value: table ? upperFirst(WIND_FROM[table.wind]) : undefined },
    {
      label: words.vehicles,
      value: encounter === null ? undefined : encounter.vehicles.won + encounter.vehicles.heldOver,
    },
  ];
}
