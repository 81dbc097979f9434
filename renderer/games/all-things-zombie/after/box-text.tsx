import { roomInLine } from '../../../components/room.ts';
import { RoomNote } from '../../../components/room-note.tsx';

interface BoxTextProps {
  readonly label: string;
  readonly placeholder: string;
  readonly most: number;
  readonly value: string;
  readonly onChange: (to: string) => void;
}

/** A line of text in a box of the sheet; how much room is left stands under its row. */
export function BoxText({ label, placeholder, most, value, onChange }: BoxTextProps) {
  return (
    <>
      <input
        aria-label={label}
        placeholder={placeholder}
        aria-invalid={roomInLine(value, most).over || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <RoomNote text={value} most={most} />
    </>
  );
}
