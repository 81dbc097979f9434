/** The palette comes once the page stands, or when it is called for: no first screen needs it. */
import { useHotkeys } from '@mantine/hooks';
import { useSpotlight } from '@mantine/spotlight';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { palette, paletteStore } from './palette-store.ts';
import { useOnceIdle } from './when-idle.ts';

interface PaletteProps {
  readonly campaign: string | undefined;
}

interface Come {
  readonly Palette: ComponentType<PaletteProps>;
  /** Whether somebody has called for it. */
  readonly called: boolean;
}

export function PaletteLater({ campaign }: PaletteProps) {
  const { opened } = useSpotlight(paletteStore);
  const idle = useOnceIdle();
  const [come, setCome] = useState<Come>();
  const wanted = idle || opened;
  const asked = useRef(false);

  // Once: it would close what has been opened meanwhile.
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    import('./palette.tsx').then(
      ({ Palette }) => {
        const called = paletteStore.getState().opened;
        // Drawn closed first: what has the focus when it opens gets it back.
        palette.close();
        // At once: no key comes between the two that listen for it.
        flushSync(() => setCome({ Palette, called }));
      },
      // The host has stopped, and the screens say so.
      () => {
        asked.current = false;
      },
    );
  }, [wanted]);
  useEffect(() => {
    if (come?.called) palette.open();
  }, [come]);

  return come === undefined ? <PaletteKey /> : <come.Palette campaign={campaign} />;
}

/** The palette's own key, until it listens for it itself. */
function PaletteKey() {
  useHotkeys([['mod+K', palette.open]], [], true);
  return null;
}
