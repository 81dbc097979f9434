/** The difference mark: what stands before it rests on a figure that the player has corrected. */
interface DifferenceProps {
  readonly when: boolean;
  /** Names of the corrected figures, where they are known. */
  readonly of?: readonly string[];
}

export function Difference({ when, of = [] }: DifferenceProps) {
  if (!when) return null;
  return (
    <span title={of.length === 0 ? 'By a figure that you have corrected' : `Corrected: ${of.join('; ')}`}>
      <span aria-hidden>‡</span>
      <span className="vh"> (corrected)</span>
    </span>
  );
}
