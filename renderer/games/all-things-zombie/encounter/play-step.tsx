/** Play within the frame of an Encounter’s steps, with the tier that the address or the last battle has. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PlayScreen } from '../play/play-screen.tsx';
import { EncounterScreen } from './encounter-screen.tsx';
import { toTier, useTier } from './tier-switch.tsx';

export function PlayStep() {
  const { campaign } = useParams({ from: '/c/$campaign' });
  const tier = useTier(useSearch({ from: '/c/$campaign/encounter/play' }).how);
  const navigate = useNavigate();
  const toAfter = () => void navigate({ to: '/c/$campaign/encounter/after', params: { campaign } });
  return (
    <EncounterScreen step="play" tier={tier}>
      <PlayScreen
        campaign={campaign}
        tier={tier}
        onTier={(to) => void navigate(toTier(campaign, to))}
        onReported={toAfter}
      />
    </EncounterScreen>
  );
}
