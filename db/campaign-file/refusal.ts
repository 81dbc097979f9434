/** Reasons for which a file isn’t opened: a closed list. Nothing has changed then. */
export const FILE_REFUSALS = [
  /** There is nothing in it. */
  'empty',
  /** A picture, by how it begins. */
  'picture',
  /** No file that Holdout has saved. */
  'not-ours',
  'cut-off',
  /** Unpacked, it would be larger than any campaign. */
  'too-large',
  /** A later Holdout has saved it. */
  'newer',
  /** The file isn’t what was saved: bytes changed, rows changed, tables that don’t belong there. */
  'damaged',
  /** The log can’t be read, or doesn’t add up to what the file says. */
  'unreadable',
  /** The file holds a game that this Holdout doesn’t have. */
  'other-game',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** Thrown within this folder, and given as a value at its door. */
export class FileRefused extends Error {
  readonly code: FileRefusal;

  constructor(code: FileRefusal, why: string, cause?: unknown) {
    super(why, cause === undefined ? {} : { cause });
    this.name = 'FileRefused';
    this.code = code;
  }
}
