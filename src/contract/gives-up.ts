/** The refusal of an `unconfirmed` command that would give up more than a few acts which were taken back. In a file without shapes: every screen knows it. */
export const GIVES_UP_A_LINE = 'gives-up-a-line';
