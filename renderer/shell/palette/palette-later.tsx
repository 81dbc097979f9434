/** The palette comes once the page stands, or when it is called for: no first screen needs it. */
import { useHotkeys } from '@mantine/hooks';
import { useSpotlight } from '@mantine/spotlight';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { palette, paletteStore } from '../../client/palette-store.ts';
import { useOnceIdle } from '../../client/when-idle.ts';
import { giveBackTyped, takeTyped } from './palette-typing.ts';

interface PaletteProps {
  readonly campaign: string | undefined;
}

interface Come {
  readonly Palette: ComponentType<PaletteProps>;
  /** Keys typed since somebody called for the palette; undefined where nobody has. */
  readonly typed: readonly string[] | undefined;
}

export function PaletteLater({ campaign }: PaletteProps) {
  const { opened } = useSpotlight(paletteStore);
  const idle = useOnceIdle();
  const [come, setCome] = useState<Come>();
  const wanted = idle || opened;
  const asked = useRef(false);

  // Once: it would close what has been opened meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for again, where it couldn't be had.
  useEffect(() => {
    if (!wanted || asked.current) return;
    asked.current = true;
    import('./palette.tsx').then(
      ({ Palette }) => {
        const typed = paletteStore.getState().opened ? takeTyped() : undefined;
        // Drawn closed first: what has the focus when it opens gets it back.
        palette.close();
        // At once: no key comes between the two that listen for it.
        flushSync(() => setCome({ Palette, typed }));
      },
      // The host has stopped, and the screens say so; and the next call tries again.
      () => {
        asked.current = false;
        palette.close();
      },
    );
  }, [wanted, opened]);
  useEffect(() => {
    if (come?.typed === undefined) return;
    palette.open();
    giveBackTyped(come.typed);
  }, [come]);

  return come === undefined ? <PaletteKey /> : <come.Palette campaign={campaign} />;
}

/** The palette's own key, until it listens for it itself. */
function PaletteKey() {
  useHotkeys([['mod+K', palette.open]], [], true);
  return null;
}
