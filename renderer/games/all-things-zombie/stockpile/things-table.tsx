/** The table of the stockpile: a heading for each kind, a row for things that are alike, and ticks that pick them, together or one by one. */
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Stockpile, StockThing } from '../../../../src/contract/games/all-things-zombie/holdings.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import styles from './stockpile-screen.module.css';

type Kind = Stockpile['kinds'][number];

interface ThingsTableProps {
  readonly kinds: readonly Kind[];
  readonly things: readonly StockThing[];
  readonly picked: readonly StockThing[];
  readonly onPick: (ids: readonly string[], on: boolean) => void;
}

/** All there is, by kind; a kind of which there is none takes no room. */
export function ThingsTable({ kinds, things, picked, onPick }: ThingsTableProps) {
  return (
    <table className={styles.things}>
      <caption className="vh">What is in the stockpile</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <PickAll label="Everything" things={things} picked={picked} onPick={onPick} />
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
      {kinds.map((kind) => (
        <OfKind
          key={kind.kind}
          kind={kind}
          things={things.filter((thing) => thing.kind === kind.kind)}
          picked={picked}
          onPick={onPick}
        />
      ))}
    </table>
  );
}

interface OfKindProps extends Omit<ThingsTableProps, 'kinds'> {
  readonly kind: Kind;
}

function OfKind({ kind, things, picked, onPick }: OfKindProps) {
  const id = useId();
  if (things.length === 0) return null;
  return (
    <tbody aria-labelledby={id}>
      <tr className={styles.kind}>
        <td className={styles.check}>
          <PickAll
            label={`All of this kind: ${kind.title}`}
            things={things}
            picked={picked}
            onPick={onPick}
          />
        </td>
        <th scope="rowgroup" colSpan={4}>
          <span className={styles.line}>
            <span id={id} className={styles.title}>
              {kind.plural}
            </span>
            <span className={styles.summary}>{kind.summary}</span>
            <Total kind={kind} />
          </span>
        </th>
      </tr>
      {[...Map.groupBy(things, sameness)].map(([same, alike]) => (
        <Alike key={same} things={alike} picked={picked} onPick={onPick} />
      ))}
    </tbody>
  );
}

/** Nothing but the place and day of the find tells these apart, which matter to no rule. */
const sameness = ({ title, carrier, fitsMachineGun, fits, taken, serves }: StockThing) =>
  JSON.stringify([title, carrier, fitsMachineGun, fits, taken, serves]);

/** One row for those that are alike, which opens to a row for each. */
function Alike({ things, picked, onPick }: Omit<ThingsTableProps, 'kinds'>) {
  const [open, setOpen] = useState(false);
  const [thing, ...more] = things;
  if (thing === undefined) return null;
  const row = (one: StockThing) => (
    <Row key={one.id} thing={one} picked={picked.includes(one)} onPick={(on) => onPick([one.id], on)} />
  );
  if (more.length === 0) return row(thing);
  const { title } = thing;
  const found = new Set(things.map((one) => one.found));
  const from = new Set(things.map((one) => one.from));
  return (
    <>
      <tr data-picked={things.every((one) => picked.includes(one)) || undefined}>
        <td className={styles.check}>
          <PickAll label={`${title}, all ${things.length}`} things={things} picked={picked} onPick={onPick} />
        </td>
        <th scope="row">
          {title} <span className={`num quiet ${styles.count}`}>× {things.length}</span>
          <button
            type="button"
            className="quiet-link small"
            aria-expanded={open}
            aria-label={`${title}, one by one`}
            onClick={() => setOpen(!open)}
          >
            One by one
          </button>
          <Notes thing={thing} />
        </th>
        <td className="name">
          <Carrier thing={thing} />
        </td>
        <td className="second nowrap">{found.size === 1 ? thing.found : null}</td>
        <td className="second name">
          {from.size === 1 ? thing.from : countedInWords(from.size, 'place', 'places')}
        </td>
      </tr>
      {open && things.map(row)}
    </>
  );
}

interface PickAllProps extends Omit<ThingsTableProps, 'kinds'> {
  readonly label: string;
}

function PickAll({ label, things, picked, onPick }: PickAllProps) {
  const here = things.filter((thing) => picked.includes(thing)).length;
  return (
    <Checkbox
      aria-label={label}
      checked={here === things.length}
      indeterminate={here > 0 && here < things.length}
      onChange={(event) =>
        onPick(
          things.map(({ id }) => id),
          event.currentTarget.checked,
        )
      }
    />
  );
}

/** `4, 1 carried` */
function Total({ kind: { lying, carried } }: { readonly kind: Kind }) {
  return (
    <span className={styles.total}>
      <b className="num">{lying + carried}</b>
      {carried > 0 && `, ${carried} carried`}
    </span>
  );
}

interface RowProps {
  readonly thing: StockThing;
  readonly picked: boolean;
  readonly onPick: (on: boolean) => void;
}

function Row({ thing, picked, onPick }: RowProps) {
  const { title, found, from } = thing;
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
        <Carrier thing={thing} />
      </td>
      <td className="second nowrap">{found}</td>
      <td className="second name">{from}</td>
    </tr>
  );
}

function Carrier({ thing: { carrier, carrierName } }: { readonly thing: StockThing }) {
  const { id: campaign } = useCampaign();
  if (carrier === null) return <span className="quiet">–</span>;
  return (
    <Link to="/c/$campaign/roster" params={{ campaign }} search={{ figure: carrier }}>
      {carrierName ?? carrier}
    </Link>
  );
}

/** Notes that set one thing apart from others of its kind. */
function Notes({ thing: { fitsMachineGun, fits, kind, taken, serves } }: { readonly thing: StockThing }) {
  return (
    <>
      {fitsMachineGun && <span className={styles.note}>Also fits a light machine gun</span>}
      {kind === 'surplus-clip' && fits.length === 0 && (
        <span className={styles.note}>Fits no weapon of the party</span>
      )}
      {taken && <span className={styles.note}>In a weapon for this Encounter</span>}
      {serves !== null && <span className={styles.note}>{`May serve from ${serves}`}</span>}
    </>
  );
}
