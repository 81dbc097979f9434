/** The stockpile on paper: a section for what lies there, one for each who carries something, and a line for each thing. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/print.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { type FlowContent, FlowPages } from '../../../components/paper/flow-pages.tsx';
import { PageHead } from '../../../components/paper/page-head.tsx';
import type { Format } from '../../../components/paper/paper.ts';
import { Tick } from './boxes.tsx';

interface StockpilePagesProps {
  readonly campaign: CampaignView;
  readonly items: readonly StockLine[];
  readonly houseRules: string;
  readonly format: Format;
}

/** Pages of the party’s belongings: those that lie in the stockpile first, then what each of them carries. */
export function StockpilePages({ campaign, items, houseRules, format }: StockpilePagesProps) {
  const lying = items.filter(({ carrier }) => carrier === null);
  const carried = campaign.figures.flatMap(({ id, name }): FlowContent[] => {
    const own = items.filter(({ carrier }) => carrier?.id === id);
    return own.length === 0 ? [] : [section(id, `${name} carries`, own)];
  });
  return (
    <FlowPages
      format={format}
      layoutKey={JSON.stringify([campaign.name, campaign.calendar.text, items])}
      head={(first) => (
        <PageHead
          title={campaign.name}
          line={`Stockpile, ${campaign.calendar.text}. ${upperFirst(countedInWords(items.length, 'thing', 'things'))}.`}
          first={first}
        />
      )}
      sections={[...(lying.length === 0 ? [] : [section('lying', 'In the stockpile', lying)]), ...carried]}
      legend="Tick what goes along; cross out what is used up. LMG: a surplus clip that also fits a light machine gun."
      houseRules={houseRules}
    />
  );
}

function section(id: string, title: string, items: readonly StockLine[]): FlowContent {
  return {
    id,
    title,
    columns: {
      widths: (
        <>
          <col style={{ width: '8mm' }} />
          <col style={{ width: '46mm' }} />
          <col style={{ width: '62mm' }} />
          <col />
        </>
      ),
      heads: (
        <>
          <td />
          <th scope="col">Thing</th>
          <th scope="col">Good for</th>
          <th scope="col">Found</th>
        </>
      ),
    },
    rows: items.map((item) => ({
      key: item.id,
      node: (
        <tr>
          <td>
            <Tick />
          </td>
          <td>
            {item.title}
            {item.fitsMachineGun && ', LMG'}
          </td>
          <td>{item.summary}</td>
          <td>
            {item.found}: {item.from}
          </td>
        </tr>
      ),
    })),
  };
}
