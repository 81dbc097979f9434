/** The report’s box of loot: the finds of Play and those entered here, and who carries each. */
import { Button } from '@mantine/core';
import type { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import type { StockLine } from '../../../../src/contract/games/all-things-zombie/encounter-view/stock.ts';
import { MOST_WHERE } from '../../../../src/contract/limits.ts';
import { FINDS } from '../../../../src/rules/all-things-zombie/text/finds.ts';
import { countedInWords } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import styles from './after.module.css';
import { BoxText } from './box-text.tsx';
import type { FoundLine } from './report-draft.ts';

interface LootBoxProps extends FoundOnPlayProps {
  readonly number: number;
  readonly found: readonly FoundLine[];
  readonly onChange: (found: readonly FoundLine[]) => void;
}

/** Loot: what was found on Play, and besides what was found without Holdout: what, where, by whom, and who carries it. */
export function LootBox({ number, onPlay, party, revision, found, onChange }: LootBoxProps) {
  const { figures } = useCampaign();
  const set = (at: number, change: Partial<FoundLine>) =>
    onChange(found.map((one, place) => (place === at ? { ...one, ...change } : one)));
  const add = () => onChange([...found, { what: 'medical-supplies', by: null }]);
  return (
    <Section
      number={number}
      title="Loot found"
      aside={countedInWords(onPlay.length + found.length, 'thing', 'things')}
      end={
        <Button size="sm" variant="subtle" onClick={add}>
          Add loot
        </Button>
      }
    >
      {onPlay.length > 0 && <FoundOnPlay onPlay={onPlay} party={party} revision={revision} />}
      {found.length > 0 && (
        <ul className={styles.rows} aria-label="Loot not found on Play">
          {found.map(({ what, where = '', by, goesTo = null }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place.
            <li key={at}>
              <select
                aria-label={`What, ${at + 1}`}
                value={what}
                onChange={({ currentTarget: { value } }) => set(at, { what: value as FoundLine['what'] })}
              >
                {FINDS.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {text}
                  </option>
                ))}
              </select>
              <BoxText
                label={`Where, ${at + 1}`}
                placeholder="Where"
                most={MOST_WHERE}
                value={where}
                onChange={(value) => {
                  const { where: _, ...one } = found[at] ?? { what, by };
                  const next = value === '' ? one : { ...one, where: value };
                  onChange(found.map((other, place) => (place === at ? next : other)));
                }}
              />
              <select
                aria-label={`Found by, ${at + 1}`}
                value={by ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  set(at, { by: value === '' ? null : (value as NonNullable<FoundLine['by']>) })
                }
              >
                <option value="">Nobody in particular</option>
                {figures.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <GoesTo
                label={`Goes to, ${at + 1}`}
                party={party}
                to={goesTo}
                onChange={(to) => {
                  const { goesTo: _, ...one } = found[at] ?? { what, by };
                  const next = to === null ? one : { ...one, goesTo: to };
                  onChange(found.map((other, place) => (place === at ? next : other)));
                }}
              />
              <Button
                size="sm"
                variant="subtle"
                aria-label={`Remove loot ${at + 1}`}
                onClick={() => onChange(found.filter((_, place) => place !== at))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface FoundOnPlayProps {
  readonly onPlay: readonly StockLine[];
  /** Figures who went. */
  readonly party: readonly Carrier[];
  readonly revision: number;
}

/** Finds of searches on Play, which lie in the stockpile already; a choice of carrier takes effect at once. */
function FoundOnPlay({ onPlay, party, revision }: FoundOnPlayProps) {
  const { id: campaign } = useCampaign();
  const hand = useDo('stockpile.hand-out');
  const give = useDo('stockpile.take-up');
  return (
    <ul data-writes className={styles.rows} aria-label="Loot found on Play">
      {onPlay.map(({ id, title, from, carrier, taken }) => (
        <li key={id}>
          <b>{title}</b>
          <span>{from}</span>
          <GoesTo
            label={`Goes to: ${title}, ${from}`}
            party={party}
            to={carrier}
            onChange={(to) => {
              const said = { onSuccess: (done: { readonly title: string }) => announce(done.title) };
              const at = { campaign, revision, items: [id] };
              if (to === null) hand.mutate({ ...at, to }, said);
              else give.mutate({ ...at, figure: to }, said);
            }}
          />
          {taken && <span className="quiet small">in a weapon, burnt at the end</span>}
        </li>
      ))}
    </ul>
  );
}

type Carrier = FigureReport['figure'];

interface GoesToProps {
  readonly label: string;
  /** Figures who went. */
  readonly party: readonly Carrier[];
  /** Null: it lies in the stockpile. */
  readonly to: string | null;
  readonly onChange: (to: Carrier | null) => void;
}

/** The stockpile, or to whom of those who went it is given; in pen where it isn’t the stockpile. */
function GoesTo({ label, party, to, onChange }: GoesToProps) {
  const { figures } = useCampaign();
  return (
    <select
      aria-label={label}
      data-changed={to === null ? undefined : true}
      value={to ?? ''}
      onChange={({ currentTarget: { value } }) => onChange(party.find((id) => id === value) ?? null)}
    >
      <option value="">Stockpile</option>
      {figures
        .filter(({ id }) => id === to || party.some((one) => one === id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {`Give to ${name}`}
          </option>
        ))}
    </select>
  );
}
