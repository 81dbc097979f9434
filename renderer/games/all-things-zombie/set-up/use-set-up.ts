/** State that the parts of the Set up screen share: how the Encounter stands, whose dice roll, what is locked, what is marked. */
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { MapPart } from '../../../../src/contract/games/all-things-zombie/acts.ts';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import { useDraft } from '../../../client/use-draft.ts';
import type { Deed, DeedName } from '../acts/deed.ts';
import { type HowOften, useEncounterAct } from '../acts/use-encounter-act.ts';
import { partsOf } from '../map/parts-of-table.ts';
import { usePartyPlace } from '../map/use-party-place.ts';
import type { Part } from './locks.ts';

interface Options {
  readonly campaign: string;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

/** Acts of the forms of a pursuit. */
export const PURSUING: readonly DeedName[] = ['begin-pursuit', 'pursue-on', 'split-runners'];

/** A table of the player’s own, whose form says why it can’t stand. */
const isMeasured = (deed: Deed): boolean => deed.do === 'set-table' && deed.layout !== undefined;

/** Acts whose outcome is seen on the map and in the list; the others show what came of them. */
const SEEN: readonly DeedName[] = ['set-table', 'reroll-part'];

export function useSetUp({ campaign, view, encounter }: Options) {
  const [hand, setHand] = useState<boolean>();
  const settings = useDo('settings.set');
  const screen = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);
  const changed = useRef<string | undefined>(undefined);
  const laying = useLaying(campaign, encounter.number);
  const marking = useMarked();
  const place = usePartyPlace(campaign, encounter.number);
  const [placing, setPlacing] = useState(false);
  const acts = useEncounterAct({
    campaign,
    hasForm: (deed) => PURSUING.includes(deed.do) || isMeasured(deed),
    onDone: (done, deed) => {
      if (deed.do === 'reroll-part') changed.current = deed.part;
      else if (SEEN.includes(deed.do)) announce(done.title);
    },
  });
  const { table } = encounter;
  const own = hand ?? acts.own;
  const { asking } = acts;
  const last = acts.last?.do;

  // The new kind of a part is known once the new table is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act.
  useEffect(() => {
    const part = changed.current;
    changed.current = undefined;
    if (part === undefined || table === null) return;
    announce(partsOf(table).find(({ id }) => id === part)?.name ?? 'Rolled again');
  }, [acts.turn]);

  // Once dice were asked for, or a button is gone with its act, the keys would lead nowhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act and each answer.
  useEffect(() => {
    if (asking !== undefined || from.current === null) return;
    if (document.activeElement !== document.body) return;
    const there = from.current.isConnected
      ? from.current
      : screen.current?.querySelector<HTMLElement>('[data-next]');
    there?.focus({ preventScroll: true });
  }, [asking, view.revision]);

  return {
    campaign,
    view,
    encounter,
    acts,
    own,
    /** For Play and After, too, until the player says otherwise. */
    setOwn: (mine: boolean) => {
      setHand(mine);
      settings.mutate({ dice: mine ? 'own' : 'app' });
    },
    laying,
    marking,
    /** Place where the party ended its first move, and whether the next press on the map says it. */
    place: { ...place, placing, setPlacing },
    screen,
    /** The last act done, if its outcome is told; undefined for acts whose outcome the table shows. */
    told: last === undefined || SEEN.includes(last) ? undefined : last,
    /** True before the zombies are on the table. */
    open: encounter.stage === 'planned' && encounter.zombiesAtStart === null,
    /** A question waits for its answer: nothing else is rolled meanwhile. */
    waiting: asking !== undefined,
    /** Rolls with the dice chosen on the screen. */
    roll: (deed: Deed, how?: HowOften) => {
      if (asking !== undefined) return;
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (own) acts.byHand(deed, how);
      else acts.byApp(deed, how);
    },
  };
}

export type SetUp = ReturnType<typeof useSetUp>;

/** Choices for laying out the table: what stays, and whether a mall stands alone. The screen’s own, kept over a restart. */
const Laying = z.object({
  /** Number of the Encounter. */
  number: z.int(),
  locked: z.array(MapPart),
  mallAlone: z.boolean(),
});
type Laying = z.infer<typeof Laying>;

function useLaying(campaign: string, number: number) {
  const fresh: Laying = { number, locked: [], mallAlone: false };
  const draft = useDraft<Laying>(campaign, 'encounter/set-up', fresh, (kept) => {
    const parsed = Laying.safeParse(kept);
    return parsed.success && parsed.data.number === number ? parsed.data : undefined;
  });
  const laying = draft.value.number === number ? draft.value : fresh;
  const change = (to: Partial<Laying>) =>
    draft.set((before) => ({ ...(before.number === number ? before : fresh), ...to }));
  return {
    ...laying,
    setMallAlone: (mallAlone: boolean) => change({ mallAlone }),
    toggle: (part: Part) =>
      change({
        locked: laying.locked.includes(part)
          ? laying.locked.filter((one) => one !== part)
          : [...laying.locked, part],
      }),
  };
}

/** Milliseconds in which the pointer may cross from a part to what is said of it. */
const CROSSING = 250;

interface Marking {
  readonly marked: string | null;
  readonly mark: (id: string | null) => void;
  /** Attributes for a line of a list: it marks its part while it is pointed at or has the focus. */
  readonly marks: (id: string) => {
    readonly 'data-row': string;
    readonly 'data-marked': true | undefined;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

function useMarked(): Marking {
  const [marked, setMarked] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const mark = (id: string | null) => {
    clearTimeout(leaving.current);
    if (id === null) leaving.current = setTimeout(() => setMarked(null), CROSSING);
    else setMarked(id);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (marked === null) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setMarked(null);
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [marked]);
  return {
    marked,
    mark,
    marks: (id) => ({
      'data-row': id,
      'data-marked': marked === id || undefined,
      onPointerEnter: () => mark(id),
      onPointerLeave: () => mark(null),
      onFocus: () => mark(id),
      onBlur: () => mark(null),
    }),
  };
}
