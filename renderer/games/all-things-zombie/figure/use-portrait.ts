/** A figure’s portrait, set from a file of the player’s or taken away. */
import { useState } from 'react';
import type { FigureLine } from '../text/figures.ts';
import { portraitFrom } from './portrait-file.ts';
import { useFigureAct } from './use-figure-act.ts';

export interface PortraitActs {
  readonly set: (file: File) => Promise<void>;
  readonly takeAway: () => void;
  /** Reason why the picture could not be set or taken away. */
  readonly said: string | undefined;
}

export function usePortrait({ id: figure }: Pick<FigureLine, 'id'>): PortraitActs {
  const { act, failure } = useFigureAct('figure.setPortrait');
  const [fault, setFault] = useState<string>();
  return {
    set: async (file) => {
      const portrait = await portraitFrom(file);
      setFault('fault' in portrait ? portrait.fault : undefined);
      if ('picture' in portrait) act({ figure, picture: portrait.picture });
    },
    takeAway: () => act({ figure, picture: null }),
    said: fault ?? failure?.message,
  };
}
