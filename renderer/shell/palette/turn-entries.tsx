import type { SpotlightActionData } from '@mantine/spotlight';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { modified } from '../../client/keys.ts';
import { entry } from '../../client/palette-entry.tsx';
import { useUndo } from '../../client/use-undo.ts';

interface Turnable {
  /** Titles of the acts that would be undone and redone. */
  readonly undo: string | null;
  readonly redo: string | null;
}

/** Undo and redo of what is on the screen, by what they would do. */
export function useTurnEntries(
  log: string | undefined,
  of: Turnable | undefined,
): readonly SpotlightActionData[] {
  const { undo, redo } = useUndo(log ?? '');
  if (of === undefined) return [];
  const keys = { rightSection: <kbd>{modified('Z')}</kbd> };
  return [
    ...(of.undo === null
      ? []
      : [entry('undo', `Undo: ${of.undo}`, IconArrowBackUp, () => void undo(), keys)]),
    ...(of.redo === null ? [] : [entry('redo', `Redo: ${of.redo}`, IconArrowForwardUp, () => void redo())]),
  ];
}
