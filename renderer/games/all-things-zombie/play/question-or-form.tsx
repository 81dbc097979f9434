import { useStore } from '../../../client/store.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { useAsking } from '../acts/use-encounter-act.ts';
import { MeetingSteps } from '../explained/meeting-steps.tsx';
import { CombatOdds } from './combat/combat-odds.tsx';
import { OpenForm } from './open-form.tsx';
import { deedTitle } from './state/deed-title.ts';
import { useOnScreen, usePlay } from './state/play-context.ts';

/** Deeds whose odds stay beside the dice. */
const COUNTED: readonly string[] = ['fire-at', 'fight'];

/** The question that is asked, or else the form that is open. */
export function QuestionOrForm() {
  const { acts, view } = usePlay();
  const asking = useAsking(acts);
  const error = useStore(acts.state, (state) => state.error);
  const form = useOnScreen('form');
  if (asking !== undefined) {
    const title = deedTitle(asking.deed, view.get().encounter);
    const met = asking.replies.flatMap(({ explained }) => explained ?? []);
    const counted = COUNTED.includes(asking.deed.do);
    return (
      <>
        {counted && <CombatOdds deed={asking.deed} />}
        <DicePanel
          acts={{ ...acts, asking, error: error?.message }}
          title={title}
          {...(met.length > 0 && { before: <MeetingSteps rolls={met} /> })}
        />
      </>
    );
  }
  return form === undefined ? null : <OpenForm form={form} />;
}
