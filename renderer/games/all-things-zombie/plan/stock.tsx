import { Link } from '@tanstack/react-router';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import type { FigureLine } from '../text/figures.ts';
import styles from './plan.module.css';
import { TakeMenu } from './take-menu.tsx';
import { type Alike, alike, weaponWords } from './things.ts';

interface StockProps {
  readonly view: EncounterView;
  readonly encounter: UnderWay;
  readonly acts: EncounterActs;
}

/** Things that lie in the stockpile or are carried, and who of those who go may have them. */
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
