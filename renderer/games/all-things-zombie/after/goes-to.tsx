import type { FigureReport } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import { useCampaign } from '../../../client/campaign-context.ts';

export type Carrier = FigureReport['figure'];

interface GoesToProps {
  readonly label: string;
  /** Figures who went. */
  readonly party: readonly Carrier[];
  /** Null: it lies in the stockpile. */
  readonly to: string | null;
  readonly onChange: (to: Carrier | null) => void;
}

/** The stockpile, or who of those who went carries it; in pen where it isn’t the stockpile. */
export function GoesTo({ label, party, to, onChange }: GoesToProps) {
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
            {`${name} carries it`}
          </option>
        ))}
    </select>
  );
}
