/** The head of the printed roster, with boxes for what is known of the Encounter. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import {
  AREA_WORDS,
  EDGE_WORDS,
  encounterWords,
} from '../../../../src/rules/all-things-zombie/text/encounter.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import { PageHead } from '../../../components/paper/page-head.tsx';

interface RosterHeadProps {
  readonly campaign: CampaignView;
  /** Encounter whose numbers stand in the boxes; null where the table is still to bring them. */
  readonly encounter: UnderWay | null;
  /** The first page has the boxes. */
  readonly first: boolean;
}

export function RosterHead({ campaign, encounter, first }: RosterHeadProps) {
  const { name, calendar } = campaign;
  const when = `Roster, ${calendar.text}. Phase ${calendar.phase}`;
  return (
    <PageHead
      title={name}
      line={encounter === null ? when : `${when}. ${whatItIs(encounter)}`}
      first={first}
      boxes={boxesOf(encounter)}
      part={first ? 'first-head' : 'next-head'}
    />
  );
}

/** `Loot raid at Hollin Parade`; before there is a table, the area. */
function whatItIs({ kind, objective, area, table }: UnderWay): string {
  const what = encounterWords(kind, objective);
  return table === null ? `${what}, ${AREA_WORDS[area].text}` : `${what} at ${table.name}`;
}

/** Boxes with all that is known of the Encounter; the rest is to be filled in. */
export function boxesOf(encounter: UnderWay | null) {
  const table = encounter?.table ?? null;
  return [
    { label: 'Encounter', value: encounter?.number },
    { label: 'Zombie activity', value: encounter?.zal },
    { label: 'Survivor activity', value: encounter?.sal },
    { label: 'Wind towards', value: table === null ? undefined : upperFirst(EDGE_WORDS[table.wind]) },
    { label: 'Entry', value: table === null ? undefined : upperFirst(EDGE_WORDS[table.entry]) },
  ];
}
