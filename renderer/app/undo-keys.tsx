import { useHotkeys } from '@mantine/hooks';
import { dialogIsOpen } from './keys.ts';
import { useUndo } from './use-undo.ts';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the screens of a campaign or game; fields and dialogs keep their own. */
export function UndoKeys({ log }: { readonly log: string }) {
  const { undo, redo } = useUndo(log);
  const unlessDialog = (act: () => Promise<void>) => () => {
    if (!dialogIsOpen()) void act();
  };
  useHotkeys([
    ['mod + Z', unlessDialog(undo)],
    ['mod + shift + Z', unlessDialog(redo)],
    ['mod + Y', unlessDialog(redo)],
  ]);
  return null;
}
