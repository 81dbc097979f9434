/** Play’s forms by their names, and the one that is open. */
import type { ComponentType } from 'react';
import type { FighterView } from '../../../../src/contract/games/all-things-zombie/encounter-view/fighters.ts';
import { BreakOffForm } from './combat/break-off-form.tsx';
import { FightForm } from './combat/fight-form.tsx';
import { FinishOffForm } from './combat/finish-off-form.tsx';
import { FireAtForm } from './combat/fire-at-form.tsx';
import { FilledForm } from './fields/filled-form.tsx';
import { KeyLegend } from './fields/key-legend.tsx';
import { AnywayForm } from './forms/anyway-form.tsx';
import { BeginTurnForm } from './forms/begin-turn-form.tsx';
import { ExamineForm, MercyForm } from './forms/casualty-forms.tsx';
import { CheckForm } from './forms/check-form.tsx';
import { ClipsForm } from './forms/clips-form.tsx';
import { DeclareForm } from './forms/declare-form.tsx';
import { EnterForm } from './forms/enter-form.tsx';
import { FireForm } from './forms/fire-form.tsx';
import { GroupsForm } from './forms/groups-form.tsx';
import { NoiseForm } from './forms/noise-form.tsx';
import { LoserForm, SearchForm } from './forms/search-form.tsx';
import { SightForm } from './forms/sight-form.tsx';
import { StatusForm } from './forms/status-form.tsx';
import { TaskForm } from './forms/task-form.tsx';
import { DealForm } from './meeting/deal-form.tsx';
import { LiftForm } from './movement/lift-form.tsx';
import { MoveForm } from './movement/move-form.tsx';
import { PickUpForm } from './movement/pick-up-form.tsx';
import type { Form, OpenedForm } from './state/form.ts';
import { FormContext, fighterNamed, useUnderWay } from './state/play-context.ts';
import { SurroundingsForm } from './surroundings/surroundings-form.tsx';
import { BringForm } from './vehicles/bring-form.tsx';
import { CorrectForm } from './vehicles/correct-form.tsx';
import { DriveForm } from './vehicles/drive-form.tsx';
import { FireAtVehicleForm } from './vehicles/fire-at-vehicle-form.tsx';
import { ZombiesForm } from './zombies/zombies-form.tsx';

type FormNamed<F extends Form['form']> = Extract<OpenedForm, { readonly form: F }>;
type OfFigure = Extract<OpenedForm, { readonly who: string }>;

/** Each form by its name; it takes what was told as it was opened. One that is missing doesn’t compile. */
const FORMS: {
  readonly [F in Exclude<Form['form'], OfFigure['form']>]: ComponentType<FormNamed<F>>;
} = {
  enter: EnterForm,
  search: SearchForm,
  deal: DealForm,
  loser: LoserForm,
  drive: DriveForm,
  'correct-vehicle': CorrectForm,
  zombies: ZombiesForm,
  anyway: AnywayForm,
  groups: GroupsForm,
  noise: NoiseForm,
  sight: SightForm,
  surroundings: SurroundingsForm,
  declare: DeclareForm,
  'begin-turn': BeginTurnForm,
  keys: KeyLegend,
};

/** Component of each form that is about one figure. */
const FIGURE_FORMS: {
  readonly [F in OfFigure['form']]: ComponentType<FormNamed<F> & { readonly fighter: FighterView }>;
} = {
  'fire-at': FireAtForm,
  fight: FightForm,
  'break-off': BreakOffForm,
  'finish-off': FinishOffForm,
  move: MoveForm,
  'bring-vehicle': BringForm,
  'fire-at-vehicle': FireAtVehicleForm,
  lift: LiftForm,
  'pick-up': PickUpForm,
  clips: ClipsForm,
  fire: FireForm,
  check: CheckForm,
  status: StatusForm,
  task: TaskForm,
  examine: ExamineForm,
  mercy: MercyForm,
};

/** The form that is open: opened anew, it begins anew. */
export function OpenForm({ form }: { readonly form: OpenedForm }) {
  return (
    <FormContext value={form}>
      <FilledForm key={form.opened} form={form}>
        {'who' in form ? <FigureForm form={form} /> : <OtherForm form={form} />}
      </FilledForm>
    </FormContext>
  );
}

function FigureForm({ form }: { readonly form: OfFigure }) {
  const fighter = useUnderWay((encounter) => fighterNamed(encounter, form.who));
  if (fighter === undefined) return null;
  // Found by its name, it takes the form of that name.
  const Named = FIGURE_FORMS[form.form] as ComponentType<OfFigure & { readonly fighter: FighterView }>;
  return <Named {...form} fighter={fighter} />;
}

function OtherForm({ form }: { readonly form: Exclude<OpenedForm, OfFigure> }) {
  const Named = FORMS[form.form] as ComponentType<typeof form>;
  return <Named {...form} />;
}
