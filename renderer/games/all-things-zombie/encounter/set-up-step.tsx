import { SetUpScreen } from '../set-up/set-up-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function SetUpStep() {
  return (
    <EncounterScreen step="set-up">
      <SetUpScreen />
    </EncounterScreen>
  );
}
