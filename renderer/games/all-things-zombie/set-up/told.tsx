/** News that an act on Set up has just told. */
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import type { DeedName } from '../acts/deed.ts';
import { ResultPanel } from '../acts/result-panel.tsx';
import type { SetUp } from './use-set-up.ts';

interface ToldProps {
  readonly setUp: SetUp;
  /** The acts that are asked about and answered here. */
  readonly of: readonly DeedName[];
  readonly title: string;
  /** True if the result stands beside it already. */
  readonly shown?: boolean;
}

/** The question an act waits with, and what came of the last one. */
export function Told({ setUp, of, title, shown = false }: ToldProps) {
  const { acts, told } = setUp;
  return (
    <>
      {acts.asking !== undefined && of.includes(acts.asking.deed.do) && (
        <DicePanel acts={acts} title={title} />
      )}
      {told !== undefined && of.includes(told) && (
        <ResultPanel done={acts.done} onForget={acts.forget} shownElsewhere={shown} />
      )}
    </>
  );
}
