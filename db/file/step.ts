/** Called between the parts of long work, with how many are done of how many: others may have their turn. It ends the work by failing. */
export type Step = (done: number, of: number) => Promise<void>;

export const noStep: Step = async () => undefined;
