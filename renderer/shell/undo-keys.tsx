import { useHotkeys } from '@mantine/hooks';
import { dialogTakes, hasOwnUndo } from '../client/keys.ts';
import { useLookedAt } from '../client/looked-at.ts';
import { useUndo } from '../client/use-undo.ts';

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y on the screens of a campaign or game; fields and dialogs keep their own. */
export function UndoKeys({ log }: { readonly log: string }) {
  const { undo, redo } = useUndo(log);
  const reads = useLookedAt(log) !== undefined;
  const press = (act: () => Promise<void>) => (event: KeyboardEvent) => {
    if (hasOwnUndo(event.target)) return;
    event.preventDefault();
    if (!dialogTakes(event.target) && !reads) void act();
  };
  const itself = { preventDefault: false };
  useHotkeys(
    [
      ['mod + Z', press(undo), itself],
      ['mod + shift + Z', press(redo), itself],
      ['mod + Y', press(redo), itself],
    ],
    [],
    true,
  );
  return null;
}
