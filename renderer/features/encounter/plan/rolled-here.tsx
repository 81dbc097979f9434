import type { Deed } from '../deed.ts';
import { DicePanel } from '../dice-panel.tsx';
import { ResultPanel } from '../result-panel.tsx';
import type { EncounterActs } from '../use-encounter-act.ts';

interface RolledHereProps {
  readonly acts: EncounterActs;
  /** What was done last on this screen. */
  readonly last: Deed['do'] | undefined;
  /** Whose dice stand here. */
  readonly of: Deed['do'];
  readonly title: string;
}

/** The player's own dice, then what came of them, below what they were rolled for. */
export function RolledHere({ acts, last, of, title }: RolledHereProps) {
  if (acts.asking?.deed.do === of) return <DicePanel acts={acts} title={title} />;
  const rolled = last === of && acts.asking === undefined && (acts.done?.replies.length ?? 0) > 0;
  return rolled ? <ResultPanel acts={acts} /> : null;
}
