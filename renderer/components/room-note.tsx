import { roomInLine } from './room.ts';

interface RoomNoteProps {
  readonly text: string;
  readonly most: number;
}

/** Under a field of one line, once it is nearly full. */
export function RoomNote({ text, most }: RoomNoteProps) {
  const { left, over } = roomInLine(text, most);
  if (left === undefined) return null;
  return (
    <p className={over ? 'flag small' : 'quiet small'} role={over ? 'alert' : undefined}>
      {left}
    </p>
  );
}
