/** A field of one line in the report’s boxes. */
import { leftInLine } from '../../../components/characters-left.ts';
import { CharactersLeftNote } from '../../../components/characters-left-note.tsx';

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
        aria-invalid={leftInLine(value, most).over || undefined}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <CharactersLeftNote text={value} most={most} />
    </>
  );
}
