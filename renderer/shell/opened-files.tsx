/** A campaign's file that the desktop window was opened with, or that was double-clicked since, is shown on the shelf. */
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '../client/notify.ts';

export function OpenedFiles() {
  const navigate = useNavigate();
  useEffect(() => {
    const bridge = window.holdout;
    if (bridge === undefined) return;
    const look = async () => {
      const file = await bridge.openedFile();
      if (file === null) return;
      await navigate({ to: '/' });
      const { lookAtBrought } = await import('../screens/campaign-file/opening.ts');
      await lookAtBrought(file);
    };
    const tell = (error: unknown) =>
      void notify({ message: error instanceof Error ? error.message : String(error), kind: 'failure' });
    const run = () => void look().catch(tell);
    run();
    return bridge.onOpenedFile(run);
  }, [navigate]);
  return null;
}
