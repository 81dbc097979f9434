/**
 * Acts in turn, by the app in one go or by the player's own dice, answer after answer. Whatever is pressed meanwhile
 * waits: a deed for the one before, an answer for its question.
 */

import type { OwnEntry } from '../../src/contract/shapes.ts';
import { NOTHING_LEFT, nothingAskedFor, UNDER_WAY } from '../text/failures.ts';
import type { ActsState, AskingActs, How, Roller, Waiting, Wiring } from './asking.ts';
import { Dropped } from './command-queue.ts';
import { storeOf, together } from './store.ts';
import { typeAhead } from './type-ahead.ts';

const NO_KEYS: readonly string[] = [];

interface Open {
  readonly token: object;
  readonly how: How;
  /** Ends the asking, with whether it was done or given up. */
  readonly finish: (done: boolean) => void;
}

/** Name of a deed by what it says: the same deed has the same name. */
export const deedName = (deed: object): string => JSON.stringify(deed);

const ASKED = 'Answer the question first, or cancel it.';

export function askingActs<Deed extends object, Done extends { readonly state: 'done' }>({
  queue,
  send,
  show,
  refused,
  tell,
  asksFirst = () => false,
  pass,
}: Wiring<Deed, Done>): AskingActs<Deed, Done> {
  const state = storeOf<ActsState<Deed, Done>>({
    asking: undefined,
    error: undefined,
    done: undefined,
    before: [],
    last: undefined,
    turn: 0,
  });
  const change = (to: Partial<ActsState<Deed, Done>>) => state.set({ ...state.get(), ...to });
  const half = storeOf<readonly string[]>(NO_KEYS);
  const ahead = typeAhead();
  const underWay = new Set<string>();
  let open: Open | undefined;
  let answering = false;
  /** The app rolls and draws whatever this act still asks for. */
  let appRollsOn = false;
  let lastPress: object | undefined;

  /** Deeds that the same press has done so far. */
  const ofPress = (press: object | undefined): readonly Done[] => {
    const { done, before } = state.get();
    const isSame = press !== undefined && press === lastPress && done !== undefined;
    lastPress = press;
    return isSame ? [...before, done] : [];
  };

  const unasked = (token: object) => {
    const keys = ahead.over(token);
    if (keys.length > 0) tell(nothingAskedFor(keys));
  };

  /** Hands on the keys typed ahead once the deed is done: letters go to the screen, and keys after a letter to the deed that it begins. */
  const passOn = (token: object) => {
    const keys = ahead.over(token);
    const left = keys.filter((key) => {
      if (pass === undefined || !/^[a-z]$/i.test(key)) return !ahead.press(key);
      pass(key);
      return false;
    });
    if (left.length > 0) tell(nothingAskedFor(left));
  };

  const finish = async (done: Done, deed: Deed, { token, how }: Pick<Open, 'token' | 'how'>) => {
    if (how.repeat !== true) ahead.endQuestions(token);
    const shown = together(() => {
      const turn = state.get().turn + 1;
      const before = ofPress(how.press);
      change({ asking: undefined, error: undefined, done, before, last: deed, turn });
      how.onDone?.();
      return show(done, deed);
    });
    await shown;
  };

  /** Gives whether it was done. */
  async function run(token: object, deed: Deed, how: How): Promise<boolean> {
    const { by, declared = false, entries = [] } = how;
    if (!declared && asksFirst(deed, by, () => ahead.takesEnter(token))) {
      ahead.endQuestions(token);
      queue.clear();
      return false;
    }
    const outcome = await send(deed, by, entries);
    if (outcome.state === 'done') {
      await finish(outcome, deed, { token, how });
      return true;
    }
    return await new Promise<boolean>((resolve) => {
      open = { token, how, finish: resolve };
      queue.hold(cancel);
      if (how.half !== undefined) ahead.giveBack(token, how.half);
      ask(deed, outcome, by, entries);
    });
  }

  function ask(deed: Deed, { question, replies }: Waiting, by: Roller, entries: readonly OwnEntry[]): void {
    half.set(NO_KEYS);
    change({ asking: { deed, question, replies, entries, by }, error: undefined });
  }

  async function sendAnswers(entries: readonly OwnEntry[]): Promise<void> {
    const { asking } = state.get();
    if (asking === undefined || open === undefined || answering) return;
    const { token, how } = open;
    const { deed, by } = asking;
    answering = true;
    let goesOn = false;
    ahead.expect(token, 'answer');
    try {
      const outcome = await send(deed, by, entries);
      const { asking: stillAsked } = state.get();
      if (outcome.state === 'done') {
        await finish(outcome, deed, { token, how });
        close(true);
      } else if (stillAsked !== undefined) {
        ask(deed, outcome, by, entries);
        goesOn = appRollsOn && outcome.question.kind !== 'choose';
      }
    } catch (failure) {
      queue.clear();
      unasked(token);
      change({ error: refused(failure, true) });
    } finally {
      answering = false;
      if (state.get().asking === undefined) close(false);
    }
    if (goesOn) await sendAnswers([...entries, 'app']);
  }

  const close = (done: boolean) => {
    open?.finish(done);
    open = undefined;
    appRollsOn = false;
  };

  /** An answer on its way may be the last one: what waits for the act waits for that, too. */
  function cancel(): void {
    if (open === undefined) return;
    change({ asking: undefined, error: undefined });
    queue.clear();
    if (!answering) close(false);
  }

  return {
    state,
    half,
    perform: (what, how) => {
      if (state.get().asking !== undefined) {
        tell(ASKED);
        return;
      }
      const name = how.name ?? (typeof what === 'function' ? undefined : deedName(what));
      const once = name !== undefined && how.each !== true;
      if (once && underWay.has(name)) {
        tell(UNDER_WAY);
        return;
      }
      if (once) underWay.add(name);
      if (state.get().error !== undefined) change({ error: undefined });
      const token = {};
      ahead.expect(token, how.each === true ? 'count' : 'deed');
      queue
        .add(async () => {
          let isDone = true;
          let goesOn = true;
          while (goesOn) {
            const deed = typeof what === 'function' ? what() : what;
            if (deed === undefined && how.repeat !== true) tell(NOTHING_LEFT);
            isDone = deed === undefined || (await run(token, deed, how));
            goesOn = deed !== undefined && isDone && how.repeat === true;
          }
          return isDone;
        })
        .then((isDone) => {
          if (isDone) passOn(token);
        })
        .catch((failure: unknown) => {
          if (!(failure instanceof Dropped)) change({ error: refused(failure, false) });
        })
        .finally(() => {
          if (once) underWay.delete(name);
          unasked(token);
        });
    },
    isUnderWay: (name) => underWay.has(name),
    answer: (entry) => void sendAnswers([...(state.get().asking?.entries ?? []), entry]),
    leave: () => {
      appRollsOn = true;
      void sendAnswers([...(state.get().asking?.entries ?? []), 'app']);
    },
    back: () => {
      appRollsOn = false;
      void sendAnswers((state.get().asking?.entries ?? []).slice(0, -1));
    },
    cancel,
    forget: () => change({ done: undefined, before: [] }),
    ahead,
    typed: {
      take: () => (open === undefined ? [] : ahead.take(open.token)),
      giveBack: (keys) => {
        if (open !== undefined) ahead.giveBack(open.token, keys);
      },
      standing: half.set,
    },
  };
}
