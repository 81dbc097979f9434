/** Deeds of Play’s keys, by how the Encounter stands when a key is pressed; undefined for a key that means nothing then. */
import type { FighterView } from '../../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { deedName } from '../../../../client/asking-acts.ts';
import type { Deed } from '../../acts/deed.ts';
import { type Around, FIGURE_ACTS, type FigureAct, type FigureActName, hasOwnForm } from '../state/acts.ts';
import { isOfBoard } from '../state/board-keys.ts';
import { doesInRow, doesOf, dueFirst } from '../state/does.ts';
import type { Does as DueDoes, Kind } from '../state/due-acts.ts';
import type { Form } from '../state/form.ts';
import type { KeptForms } from '../state/kept-forms.ts';
import { isSight, kindOf, togetherOf } from '../state/kinds.ts';
import { dueId } from '../state/letters.ts';
import { marksOf } from '../state/marks.ts';
import { fighterNamed, type Playing } from '../state/play-context.ts';
import { SCREEN_KEYS } from './table.ts';

type Does = (() => void) | undefined;

/** Form that an act of a figure opens, or deeds of which it does one; undefined where the figure can’t. */
export function doesFor(
  name: FigureActName,
  fighter: FighterView,
  around: Around,
): { readonly form: Form } | { readonly deeds: readonly Deed[] } | undefined {
  const act: FigureAct = FIGURE_ACTS[name];
  if (act.when?.(fighter) === false) return undefined;
  if ('deeds' in act) {
    const deeds = act.deeds(fighter);
    return deeds.length === 0 ? undefined : { deeds };
  }
  if (hasOwnForm(name)) return { form: { form: name, who: fighter.who } };
  const form = act.form === true ? undefined : act.form(fighter, around);
  return form && { form };
}

/** Says why an act of the figure comes to nothing, where its row does. */
export function whyNothing(name: FigureActName, { view, onScreen }: Playing): string | undefined {
  const { encounter } = view.get();
  const fighter = fighterNamed(encounter, onScreen.get().selected ?? '');
  const { nothing }: FigureAct = FIGURE_ACTS[name];
  return fighter && doesFor(name, fighter, encounter) === undefined ? nothing : undefined;
}

export function ofFigure(name: FigureActName, { acts, view, onScreen, open }: Playing): Does {
  const { encounter } = view.get();
  const fighter = fighterNamed(encounter, onScreen.get().selected ?? '');
  const does = fighter && doesFor(name, fighter, encounter);
  if (does === undefined) return undefined;
  if ('form' in does) return () => open(does.form);
  const deed = notUnderWay(does.deeds, acts);
  const { each }: FigureAct = FIGURE_ACTS[name];
  return deed && (() => acts.perform(deed, each && { each }));
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
  if (inRow.length > 0 && !opens) return togetherDone(doesInRow(inRow, seen), acts, view);
  const all = inTurn.map((one) => doesOf(one, seen));
  const does = all.find((one) => !('name' in one && acts.isUnderWay(one.name))) ?? all[0];
  if (does === undefined) return undefined;
  if ('form' in does) return () => open(does.form);
  if ('screen' in does) return () => goTo(does.screen);
  return () => acts.perform(() => does.made(view.get().encounter), { name: does.name });
}

export function ofScreen(
  name: keyof typeof SCREEN_KEYS,
  { acts, view, open, boardDoes }: Playing,
  kept: KeptForms,
): Does {
  if (isOfBoard(name)) return boardDoes(name);
  const key = SCREEN_KEYS[name];
  if ('form' in key) return () => open(key.form);
  const marks = marksOf({ encounter: view.get().encounter, kept });
  const [newest] = marks;
  if (newest === undefined) return undefined;
  if (name === 'leave') return () => kept.leave(newest);
  const deed = notUnderWay(
    marks.map(({ who, condition, byZombie }): Deed => ({ do: 'mark', who, condition, byZombie })),
    acts,
  );
  return deed && (() => acts.perform(deed));
}
