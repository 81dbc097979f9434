/** Why a command fails, in the one line that goes to standard error. */
export class Complaint extends Error {}
