import { AfterScreen } from '../after/after-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function AfterStep() {
  return (
    <EncounterScreen step="after">
      <AfterScreen />
    </EncounterScreen>
  );
}
