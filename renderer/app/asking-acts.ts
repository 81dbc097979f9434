/**
 * Acts in turn, by the app in one go or by the player's own dice, answer after answer. Whatever is pressed meanwhile
 * waits: a deed for the one before, an answer for its question.
 */
import type { QuestionView, ReplyView } from '../../src/contract/questions.ts';
import type { OwnEntry } from '../../src/contract/shapes.ts';
import { NOTHING_LEFT, nothingAskedFor, UNDER_WAY } from '../text/failures.ts';
import { type CommandQueue, Dropped } from './command-queue.ts';
import { type Seen, type Store, storeOf, together } from './store.ts';
import { words } from './text/asking-acts.ts';
import { type TypeAhead, typeAhead } from './type-ahead.ts';

/** The player rolls, or only decides what the app's dice leave open. */
export type Roller = 'own' | 'app';

interface Waiting {
  readonly state: 'waiting';
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
}

/** A question the table waits with, and all that was answered before it. */
export interface Asking<Deed> {
  readonly deed: Deed;
  readonly question: QuestionView;
  readonly replies: readonly ReplyView[];
  readonly entries: readonly OwnEntry[];
  readonly by: Roller;
}

export interface Refusal {
  /** One sentence. */
  readonly message: string;
  /** The field to blame, where one is. */
  readonly field?: string | undefined;
  /** The deed that was refused, where the form it was sent from says so itself. */
  readonly of?: object;
}

export interface ActsState<Deed, Done> {
  /** None before the first question and after the last. */
  readonly asking: Asking<Deed> | undefined;
  /** Why the last entry, or the last deed, was refused. */
  readonly error: Refusal | undefined;
  /** What was done last; until `forget`. */
  readonly done: Done | undefined;
  /** What the same press did before it, in turn. */
  readonly before: readonly Done[];
  /** The deed that was done last. */
  readonly last: Deed | undefined;
  /** How many have been done. */
  readonly turn: number;
}

interface Wiring<Deed, Done> {
  readonly queue: CommandQueue;
  /** Changes nothing on the screen yet. */
  readonly send: (deed: Deed, by: Roller, entries: readonly OwnEntry[]) => Promise<Waiting | Done>;
  /** Shows what was done, at once where it can; the next deed waits until it is. */
  readonly show: (done: Done, deed: Deed) => Promise<void> | undefined;
  /** Gives what is to stand beside the field, or undefined for what was told elsewhere. */
  readonly refused: (failure: unknown, whileAsking: boolean) => Refusal | undefined;
  /** Says what became of a key or a press that led to nothing. */
  readonly tell: (text: string) => void;
  /** Asks, as its turn comes, whether it is meant, and says whether it has asked: Enter, typed ahead, has said yes before. */
  readonly asksFirst?: (deed: Deed, by: Roller, isMeant: () => boolean) => boolean;
  /** A letter typed while the last answer was on its way: the screen has it now. */
  readonly pass?: (letter: string) => void;
}

interface How {
  readonly by: Roller;
  /** Each press counts: otherwise the same deed, pressed again before it is done, is one. */
  readonly each?: boolean;
  /** What a deed is called that is only made when its turn comes. */
  readonly name?: string;
  /** One press does several deeds: those that have the same. */
  readonly press?: object;
  /** It has been asked whether it is meant. */
  readonly declared?: boolean;
  /** Again and again, each from the newest state, until there is nothing left to do. */
  readonly repeat?: boolean;
  /** Answers given before, and keys typed into the question after them. */
  readonly entries?: readonly OwnEntry[];
  readonly half?: readonly string[];
  /** With what it shows: once it is done, never where it is refused or given up. */
  readonly onDone?: () => void;
}

export interface AskingActs<Deed, Done> {
  readonly state: Store<ActsState<Deed, Done>>;
  /** Keys typed into the open question, which aren't its answer yet. */
  readonly half: Seen<readonly string[]>;
  /** A deed, or what makes it of the newest state when its turn comes; undefined where there is nothing left to do. */
  readonly perform: (deed: Deed | (() => Deed | undefined), how: How) => void;
  /** Whether a deed of that name has been asked for and isn't done yet. */
  readonly isUnderWay: (name: string) => boolean;
  readonly answer: (entry: OwnEntry) => void;
  /** Takes the last answer back. */
  readonly back: () => void;
  readonly cancel: () => void;
  readonly forget: () => void;
  /** Keys typed before their question. */
  readonly ahead: Pick<TypeAhead, 'press' | 'turnAway' | 'isElsewhere'>;
  readonly typed: Typed;
}

/** For the fields of a question, once they stand: what was typed for them already. */
export interface Typed {
  readonly take: () => readonly string[];
  readonly giveBack: (keys: readonly string[]) => void;
  /** Asked before `take`: the player has gone on to something else meanwhile, and they leave the focus there. */
  readonly arePassedBy?: () => boolean;
  /** What stands in them by now, as the keys it takes. */
  readonly standing?: (keys: readonly string[]) => void;
}

const NO_KEYS: readonly string[] = [];

interface Open {
  readonly token: object;
  readonly how: How;
  /** With whether it was done, or given up. */
  readonly finish: (done: boolean) => void;
}

/** By what it says: the same deed has the same name. */
export const deedName = (deed: object): string => JSON.stringify(deed);

const ASKED = words.answerTheQuestionFirst;

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
  let lastPress: object | undefined;

  /** What the same press has done so far. */
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

  /** It is done: letters are for the screen, and what was typed after one for what that begins. */
  const handOn = (token: object) => {
    const keys = ahead.over(token);
    const left = keys.filter((key) => {
      if (pass === undefined || !/^[a-z]$/i.test(key)) return !ahead.press(key);
      pass(key);
      return false;
    });
    if (left.length > 0) tell(nothingAskedFor(left));
  };

  const finish = async (done: Done, deed: Deed, { token, how }: Pick<Open, 'token' | 'how'>) => {
    if (how.repeat !== true) ahead.asksNoMore(token);
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
      ahead.asksNoMore(token);
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
    ahead.expect(token, 'answer');
    try {
      const outcome = await send(deed, by, entries);
      const { asking: stillAsked } = state.get();
      if (outcome.state === 'done') {
        await finish(outcome, deed, { token, how });
        close(true);
      } else if (stillAsked !== undefined) ask(deed, outcome, by, entries);
    } catch (failure) {
      queue.clear();
      unasked(token);
      change({ error: refused(failure, true) });
    } finally {
      answering = false;
      if (state.get().asking === undefined) close(false);
    }
  }

  const close = (done: boolean) => {
    open?.finish(done);
    open = undefined;
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
          if (isDone) handOn(token);
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
    back: () => void sendAnswers((state.get().asking?.entries ?? []).slice(0, -1)),
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
