/** Characters left, told under a field of one line once it is nearly full. */
import { leftInLine } from './characters-left.ts';

interface CharactersLeftNoteProps {
  readonly text: string;
  readonly most: number;
}

export function CharactersLeftNote({ text, most }: CharactersLeftNoteProps) {
  const { left, over } = leftInLine(text, most);
  if (left === undefined) return null;
  return (
    <p className={over ? 'flag small' : 'quiet small'} role={over ? 'alert' : undefined}>
      {left}
    </p>
  );
}
