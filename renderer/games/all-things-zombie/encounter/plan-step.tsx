/** The step before the table is set up: of a campaign its plan, of a battle by itself two forces that are bought. */
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { ForcesScreen } from '../one-off/forces-screen.tsx';
import { PlanScreen } from '../plan/plan-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function PlanStep() {
  const { id: campaign } = useCampaign();
  const encounter = useAsk('encounter.get', { campaign }).data?.encounter;
  return (
    <EncounterScreen step="plan">
      {encounter?.oneOff ? (
        <ForcesScreen oneOff={encounter.oneOff} stage={encounter.stage} />
      ) : (
        <PlanScreen />
      )}
    </EncounterScreen>
  );
}
