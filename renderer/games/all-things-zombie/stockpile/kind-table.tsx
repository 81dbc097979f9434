import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Stockpile, StockThing } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import styles from './stockpile-screen.module.css';

type Kind = Stockpile['kinds'][number];

interface KindTableProps {
  readonly kind: Kind;
  readonly things: readonly StockThing[];
  readonly picked: readonly StockThing[];
  readonly onPick: (ids: readonly string[], on: boolean) => void;
}

/** All things of one kind; a kind of which there is none takes no room. */
export function KindTable({ kind, things, picked, onPick }: KindTableProps) {
  if (things.length === 0) return null;
  const ids = things.map(({ id }) => id);
  const here = picked.filter(({ kind: other }) => other === kind.kind).length;
  return (
    <Section title={kind.plural} aside={kind.summary} end={totalText(kind)}>
      <table className={styles.things}>
        <caption className="vh">{kind.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <Checkbox
                aria-label={`All of this kind: ${kind.title}`}
                checked={here === things.length}
                indeterminate={here > 0 && here < things.length}
                onChange={(event) => onPick(ids, event.currentTarget.checked)}
              />
            </th>
            <th scope="col">Thing</th>
            <th scope="col" className={styles.who}>
              Carried by
            </th>
            <th scope="col" className={styles.date}>
              Found
            </th>
            <th scope="col" className={styles.where}>
              Where
            </th>
          </tr>
        </thead>
        <tbody>
          {things.map((thing) => (
            <Row
              key={thing.id}
              thing={thing}
              picked={picked.includes(thing)}
              onPick={(on) => onPick([thing.id], on)}
            />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** `4, 1 carried` */
function totalText({ lying, carried }: Kind) {
  return (
    <span className={styles.total}>
      <b className="num">{lying + carried}</b>
      {carried > 0 && <>, {carried} carried</>}
    </span>
  );
}

interface RowProps {
  readonly thing: StockThing;
  readonly picked: boolean;
  readonly onPick: (on: boolean) => void;
}

function Row({ thing, picked, onPick }: RowProps) {
  const { id: campaign } = useCampaign();
  const { title, carrier, carrierName, found, from } = thing;
  const label = `${title}, ${found}, ${from}`;
  return (
    <tr data-picked={picked || undefined}>
      <td className={styles.check}>
        <Checkbox
          aria-label={label}
          checked={picked}
          onChange={(event) => onPick(event.currentTarget.checked)}
        />
      </td>
      <th scope="row">
        {title}
        <Notes thing={thing} />
      </th>
      <td className="name">
        {carrier === null ? (
          <span className="quiet">–</span>
        ) : (
          <Link to="/c/$campaign/roster" params={{ campaign }} search={{ figure: carrier }}>
            {carrierName ?? carrier}
          </Link>
        )}
      </td>
      <td className="second nowrap">{found}</td>
      <td className="second name">{from}</td>
    </tr>
  );
}

/** What sets one thing apart from others of its kind. */
function Notes({ thing: { fitsMachineGun, fits, kind, taken, serves } }: { readonly thing: StockThing }) {
  return (
    <>
      {fitsMachineGun && <span className={styles.note}>Also fits a light machine gun</span>}
      {kind === 'surplus-clip' && fits.length === 0 && (
        <span className={styles.note}>Fits no weapon of the party</span>
      )}
      {taken && <span className={styles.note}>In a weapon for this Encounter</span>}
      {serves !== null && <span className={styles.note}>May serve from {serves}</span>}
    </>
  );
}
