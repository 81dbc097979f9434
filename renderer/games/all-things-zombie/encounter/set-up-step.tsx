/** Set up within the frame of an Encounter’s steps. */
import { SetUpScreen } from '../set-up/set-up-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function SetUpStep() {
  return (
    <EncounterScreen step="set-up">
      <SetUpScreen />
    </EncounterScreen>
  );
}
