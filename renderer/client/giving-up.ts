/** The question before an act gives up more than a few acts that were taken back, on whatever screen it was asked for. */
import { storeOf, useStore } from './store.ts';

interface Question {
  /** Sentence that says which acts would be lost. */
  readonly what: string;
  readonly answer: (yes: boolean) => void;
}

const question = storeOf<Question | undefined>(undefined);

/** Gives whether it is meant. Asked while another waits, the other is answered with no. */
export async function asksToGiveUp(what: string): Promise<boolean> {
  question.get()?.answer(false);
  return await new Promise((resolve) => {
    question.set({
      what,
      answer: (yes) => {
        question.set(undefined);
        resolve(yes);
      },
    });
  });
}

/** Keys are for the question then. */
export const isAskedToGiveUp = (): boolean => question.get() !== undefined;

const whole = (now: Question | undefined) => now;

export const useGivingUp = () => useStore(question, whole);
