/** What the command line says on standard error, in one line. */
export class Complaint extends Error {}
