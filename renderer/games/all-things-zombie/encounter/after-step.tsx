/** The step after the battle: of a campaign all that follows from it, of a battle by itself who has won. */
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { AfterScreen } from '../after/after-screen.tsx';
import { ResultScreen } from '../one-off/result-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function AfterStep() {
  const { id: campaign } = useCampaign();
  const encounter = useAsk('encounter.get', { campaign }).data?.encounter;
  return (
    <EncounterScreen step="after">
      {encounter?.stage === 'after' && encounter.oneOff !== null ? (
        <ResultScreen encounter={encounter} oneOff={encounter.oneOff} />
      ) : (
        <AfterScreen />
      )}
    </EncounterScreen>
  );
}
