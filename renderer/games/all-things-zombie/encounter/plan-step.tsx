import { PlanScreen } from '../plan/plan-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function PlanStep() {
  return (
    <EncounterScreen step="plan">
      <PlanScreen />
    </EncounterScreen>
  );
}
