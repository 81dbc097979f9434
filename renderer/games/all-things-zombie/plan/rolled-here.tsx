/** The player's own dice, then what came of them, below what they were rolled for. */
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import type { Deed } from '../acts/deed.ts';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';

interface RolledHereProps {
  readonly acts: EncounterActs;
  /** The last deed done on this screen. */
  readonly last: Deed['do'] | undefined;
  /** Deed whose dice stand here. */
  readonly of: Deed['do'];
  readonly title: string;
  /** True if the result stands on the screen already. */
  readonly shown?: boolean;
}

export function RolledHere({ acts, last, of, title, shown = false }: RolledHereProps) {
  if (acts.asking?.deed.do === of) return <DicePanel acts={acts} title={title} />;
  const rolled = last === of && acts.asking === undefined && (acts.done?.replies.length ?? 0) > 0;
  return rolled ? <ResultPanel done={acts.done} onForget={acts.forget} shownElsewhere={shown} /> : null;
}
