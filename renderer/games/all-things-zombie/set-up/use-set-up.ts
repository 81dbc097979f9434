/** State that the parts of the Set up screen share: how the Encounter stands, whose dice roll, what is locked, what is marked. */
import { useEffect, useRef, useState } from 'react';
import type {
  EncounterView,
  UnderWay,
} from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { announce } from '../../../client/announce.ts';
import { useDo } from '../../../client/api.ts';
import type { Deed, DeedName } from '../acts/deed.ts';
import { type HowOften, useEncounterAct } from '../acts/use-encounter-act.ts';
import { partsOf } from '../map/parts-of-table.ts';
import { usePartyPlace } from '../map/use-party-place.ts';
import { useLaying } from './use-laying.ts';
import { useMarked } from './use-marked.ts';

interface Options {
  readonly campaign: string;
  readonly view: EncounterView;
  readonly encounter: UnderWay;
}

/** Acts of the forms of a pursuit. */
export const PURSUING: readonly DeedName[] = ['begin-pursuit', 'pursue-on', 'split-runners'];

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
    hasForm: ({ do: what }) => PURSUING.includes(what),
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
    /** Before the zombies are on the table. */
    open: encounter.stage === 'planned' && encounter.zombiesAtStart === null,
    /** A question waits for its answer: nothing else is rolled meanwhile. */
    waiting: asking !== undefined,
    /** With the dice chosen on the screen. */
    roll: (deed: Deed, how?: HowOften) => {
      if (asking !== undefined) return;
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      if (own) acts.byHand(deed, how);
      else acts.byApp(deed, how);
    },
  };
}

export type SetUp = ReturnType<typeof useSetUp>;
