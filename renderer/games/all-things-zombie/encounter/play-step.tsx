import { useNavigate, useParams } from '@tanstack/react-router';
import { PlayScreen } from '../play/play-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';

export function PlayStep() {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const navigate = useNavigate();
  const toAfter = () => void navigate({ to: '/c/$campaign/encounter/after', params: { campaign } });
  return (
    <EncounterScreen step="play">
      <PlayScreen campaign={campaign} onReported={toAfter} />
    </EncounterScreen>
  );
}
