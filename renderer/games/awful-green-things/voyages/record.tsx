/** The record of voyages on paper: what is known stands in it, and the rest is written in by hand. */
import {
  pointsText,
  type VoyagesView,
  voyagesView,
} from '../../../../src/rules/awful-green-things/text/voyages/run.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import type { LinkedState } from '../../../../src/rules/core/linked-games.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { tableSection } from '../../../components/paper/words.tsx';
import type { Sheet } from '../../game-screens.ts';
import { words as said } from './text/record.ts';

const known = (figure: number | null): string => (figure === null ? '' : pointsText(figure));

function reportSection({ voyages }: VoyagesView): readonly FlowContent[] {
  const told = voyages.filter(({ report }) => report !== '');
  if (told.length === 0) return [];
  const rows = told.map(({ name, report }) => [name, report]);
  return [tableSection({ title: said.reports, columns: [said.to, said.whatWasReported], rows })];
}

export const VOYAGES_RECORD: Sheet = {
  id: 'voyages',
  title: said.recordOfTheVoyages,
  legend: said.whatCarriesOverFromVoyage,
  sections: ({ state }, corrections) => {
    const view = voyagesView((state as LinkedState<VoyagesLedger, unknown>).ledger, corrections);
    return [
      tableSection({
        title: said.voyages,
        columns: [
          said.no,
          said.to,
          said.ship,
          said.sailed,
          said.cameBack,
          said.kills,
          said.crew,
          said.greenThings,
        ],
        rows: view.voyages.map(({ number, name, result, sailed, came, kills, crew, monsters }) => [
          ...[String(number), name, result],
          ...[sailed, came, kills, crew, monsters].map(known),
        ]),
      }),
      tableSection({
        title: said.crew,
        columns: [said.post, said.name, said.dice, said.constitution, said.voyages, said.kills, said.status],
        rows: view.hands.map(({ post, name, dice, constitution, voyages, kills, lostAt }) => [
          ...[post, name ?? '', String(dice), String(constitution), String(voyages), String(kills)],
          lostAt === null ? said.ready : said.lostOnTheWayTo(lostAt),
        ]),
      }),
      tableSection({
        title: said.knownOfTheWeapons,
        columns: [said.weapon, said.effect],
        rows: view.known.map((row) => [...row]),
      }),
      ...reportSection(view),
    ];
  },
};
