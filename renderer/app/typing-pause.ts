/** When what is typed is saved: at the first pause, or, typed without one, every so often. */

/** Milliseconds without a change after which it is saved. */
export const PAUSE = 400;
/** Milliseconds that it waits for one at most. */
export const LONGEST = 2_000;

export interface TypingPause {
  /** Something was typed: `save` is due. */
  readonly before: (save: () => void) => void;
  readonly isOn: () => boolean;
  readonly end: () => void;
}

export function typingPause(): TypingPause {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The first change that isn't saved. */
  let since: number | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    since = undefined;
  };
  return {
    before: (save) => {
      const now = performance.now();
      since ??= now;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          end();
          save();
        },
        Math.min(PAUSE, since + LONGEST - now),
      );
    },
    isOn: () => timer !== undefined,
    end,
  };
}
