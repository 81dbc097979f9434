/** Deeds of Play’s keys, by how the Encounter stands when a key is pressed; undefined for a key that means nothing then. */
import { deedName } from '../../../../client/asking-acts.ts';
import type { Deed } from '../../acts/deed.ts';
import { isAble, isAtMercy, isDown } from '../state/able.ts';
import { type Does as DueDoes, doesOf, doesTogether, dueFirst } from '../state/does.ts';
import type { KeptForms } from '../state/kept-forms.ts';
import { isSight, type Kind, kindOf, togetherOf } from '../state/kinds.ts';
import { dueId } from '../state/letters.ts';
import { marksOf } from '../state/marks.ts';
import { fighterNamed, type Playing } from '../state/play-context.ts';
import { toReload } from '../state/reload.ts';
import { driveFormOf } from '../state/vehicles-offered.ts';
import type { FIGURE_KEYS, SCREEN_KEYS } from './table.ts';

type Does = (() => void) | undefined;

export function ofFigure(key: keyof typeof FIGURE_KEYS, { acts, view, onScreen, open }: Playing): Does {
  const fighter = fighterNamed(view.get().encounter, onScreen.get().selected ?? '');
  if (fighter === undefined) return undefined;
  const { who, group } = fighter;
  const count = (of: 'zombies' | 'people') => () =>
    acts.perform({ do: 'count-kills', who, of, by: 1 }, { each: true });
  switch (key) {
    case 'fire-at':
    case 'fight':
    case 'break-off':
    case 'finish-off':
    case 'move':
    case 'lift':
    case 'clips':
      return isAble(fighter) ? () => open({ form: key, who }) : undefined;
    case 'pick-up':
      return isAble(fighter) && group === null ? () => open({ form: key, who }) : undefined;
    case 'drive': {
      const form = driveFormOf(fighter, view.get().encounter);
      return form && (() => open(form));
    }
    case 'cover':
      return isAble(fighter)
        ? () => acts.perform({ do: 'cover', who, covering: !fighter.covering })
        : undefined;
    case 'fire':
    case 'task':
    case 'status':
      return () => open({ form: key, who });
    case 'check':
      return isDown(fighter) ? undefined : () => open({ form: 'check', who, check: null });
    case 'examine':
    case 'mercy':
      return group === null && isAtMercy(fighter) ? () => open({ form: key, who }) : undefined;
    case 'zombieKilled':
      return count('zombies');
    case 'personKilled':
      return count('people');
    case 'reload': {
      const deeds = toReload(fighter).map((weapon): Deed => ({ do: 'reload', who, weapon }));
      const deed = notUnderWay(deeds, acts);
      return deed && (() => acts.perform(deed));
    }
    default:
      return key satisfies never;
  }
}

/** The first of them that hasn't been asked for yet: pressed twice, a key does two of them. */
const notUnderWay = (deeds: readonly Deed[], { isUnderWay }: Playing['acts']): Deed | undefined =>
  deeds.find((one) => !isUnderWay(deedName(one))) ?? deeds[0];

/** All of a kind, one after the other, but for what is under way already. */
function togetherDone(all: readonly DueDoes[], acts: Playing['acts'], view: Playing['view']): Does {
  const namings = all.flatMap((does) => ('name' in does && !acts.isUnderWay(does.name) ? [does] : []));
  if (namings.length === 0) return undefined;
  return () => {
    const press = {};
    for (const { name, made } of namings) acts.perform(() => made(view.get().encounter), { name, press });
  };
}

/** Deed of the thing that has the kind’s letter, or of the next of its kind where that is under way already. */
export function ofDue(
  kind: Kind,
  { acts, view, lettersOf, open, goTo }: Playing,
  { sides, ticksOf, place }: KeptForms,
): Does {
  const { proposals, encounter } = view.get();
  const keyed = lettersOf(proposals).get(kind);
  const ofKind = dueFirst(proposals).filter((proposal) => kindOf(proposal) === kind);
  const first = ofKind.find((proposal) => dueId(proposal) === keyed);
  const inTurn = [
    ...(first === undefined ? [] : [first]),
    ...ofKind.filter((proposal) => proposal !== first),
  ];
  const seen = { encounter, sides, ticksOf, place };
  const row = first && togetherOf(first);
  const inRow = inTurn.filter((one) => row !== undefined && togetherOf(one) === row);
  const opens =
    inRow.some(isSight) || (inRow.length === 1 && inRow.some((one) => 'form' in doesOf(one, seen)));
  if (inRow.length > 0 && !opens)
    return togetherDone(
      inRow.map((one) => doesTogether(one, seen)),
      acts,
      view,
    );
  const all = inTurn.map((one) => doesOf(one, seen));
  const does = all.find((one) => !('name' in one && acts.isUnderWay(one.name))) ?? all[0];
  if (does === undefined) return undefined;
  if ('form' in does) return () => open(does.form);
  if ('screen' in does) return () => goTo(does.screen);
  return () => acts.perform(() => does.made(view.get().encounter), { name: does.name });
}

export function ofScreen(
  key: keyof typeof SCREEN_KEYS,
  { acts, view, open }: Playing,
  kept: KeptForms,
): Does {
  const [newest, ...older] = marksOf({ encounter: view.get().encounter, kept });
  switch (key) {
    case 'accept': {
      if (newest === undefined) return undefined;
      const deeds = [newest, ...older].map(
        ({ who, condition, byZombie }): Deed => ({
          do: 'mark',
          who,
          condition,
          byZombie,
        }),
      );
      const deed = notUnderWay(deeds, acts);
      return deed && (() => acts.perform(deed));
    }
    case 'leave':
      return newest && (() => kept.leave(newest));
    case 'noise':
      return () => open({ form: 'noise' });
    case 'over':
      return () => open({ form: 'declare', declaration: { do: 'report' } });
    case 'groups':
    case 'surroundings':
      return () => open({ form: key });
    case 'keys':
      return () => open({ form: 'keys' });
    default:
      return key satisfies never;
  }
}
