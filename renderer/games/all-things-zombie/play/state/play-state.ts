/** The state of the play screen, outside React: made once, as the screen opens. */
import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { EncounterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { askKey } from '../../../../client/api.ts';
import { storeOf } from '../../../../client/store.ts';
import type { Deed } from '../../acts/deed.ts';
import { dueFirst } from './does.ts';
import type { OpenedForm } from './form.ts';
import { type Letters, lettersOf } from './letters.ts';
import type { BoardDoes, OnScreen, Playing, PlayView } from './play-context.ts';

const isUnderWay = (view: EncounterView | undefined): view is PlayView =>
  view !== undefined && view.encounter !== null;

/** State of the Encounter by the newest answer; once it is over, as it stood last. */
export function viewOf(client: QueryClient, campaign: string): Playing['view'] {
  const queryKey = askKey('encounter.get', { campaign });
  const observer = new QueryObserver(client, { queryKey, enabled: false, notifyOnChangeProps: ['data'] });
  let last: PlayView | undefined;
  return {
    get: () => {
      const now = client.getQueryData<EncounterView>(queryKey);
      if (isUnderWay(now)) last = now;
      if (last === undefined) throw new Error('expected an Encounter to be under way');
      return last;
    },
    // At once with whatever else the same reply changes.
    subscribe: (listener) => observer.subscribe(notifyManager.batchCalls(listener)),
  };
}

/** Remembered from list to list, so that a letter stays where it is. */
export function lettersInTurn(): Playing['lettersOf'] {
  let last: { readonly of: readonly Proposal[]; readonly letters: Letters } = { of: [], letters: new Map() };
  return (proposals) => {
    if (proposals !== last.of) {
      last = { of: proposals, letters: lettersOf(last.letters, dueFirst(proposals)) };
    }
    return last.letters;
  };
}

/** State of the screen: the form that is open, the figure that is selected, and the point at which the player points. */
export function screenState(first: string | undefined) {
  const onScreen = storeOf<OnScreen>({
    form: undefined,
    selected: first,
    pointed: undefined,
    aimed: undefined,
    pace: undefined,
    volley: undefined,
    tab: undefined,
    floor: undefined,
  });
  const change = (to: Partial<OnScreen>) => onScreen.set({ ...onScreen.get(), ...to });
  const close = () => change({ form: undefined, pointed: undefined, aimed: undefined });
  const forms = new WeakMap<Deed, OpenedForm>();
  let opened = 0;
  const offered = new Set<BoardDoes>();
  return {
    onScreen,
    open: (form) => {
      opened += 1;
      change({
        form: { ...form, opened },
        pointed: undefined,
        aimed: undefined,
        // The line that is marked is of whom the form is about.
        ...('who' in form && { selected: form.who }),
      });
    },
    close,
    select: (who) => {
      if (onScreen.get().selected !== who) change({ selected: who });
    },
    point: (at) => change({ pointed: at }),
    aim: (at) => change({ aimed: at }),
    showPace: (pace) => change({ pace }),
    showVolley: (volley) => change({ volley }),
    show: (tab) => change({ tab }),
    showFloor: (floor) => change({ floor }),
    boardKeys: (does) => {
      offered.add(does);
      return () => void offered.delete(does);
    },
    boardDoes: (key) => [...offered].find((does) => does[key] !== undefined)?.[key],
    sentFrom: (form, deed) => {
      forms.set(deed, form);
    },
    /** Says whether the form that a deed was sent from is still open. */
    hasForm: (deed: Deed) => forms.has(deed) && forms.get(deed) === onScreen.get().form,
    /** The form that a deed was sent from goes once it is done. */
    done: (deed: Deed) => {
      const { form } = onScreen.get();
      if (form !== undefined && forms.get(deed) === form) close();
    },
  } satisfies Pick<
    Playing,
    | 'onScreen'
    | 'open'
    | 'close'
    | 'select'
    | 'point'
    | 'aim'
    | 'showPace'
    | 'showVolley'
    | 'show'
    | 'showFloor'
    | 'boardKeys'
    | 'boardDoes'
    | 'sentFrom'
    | 'hasForm'
  > & {
    readonly done: (deed: Deed) => void;
  };
}
