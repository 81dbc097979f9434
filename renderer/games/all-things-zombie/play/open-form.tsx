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
import type { OpenedForm } from './state/form.ts';
import { FormContext, fighterNamed, useUnderWay } from './state/play-context.ts';
import { SurroundingsForm } from './surroundings/surroundings-form.tsx';
import { BringForm } from './vehicles/bring-form.tsx';
import { CorrectForm } from './vehicles/correct-form.tsx';
import { DriveForm } from './vehicles/drive-form.tsx';
import { FireAtVehicleForm } from './vehicles/fire-at-vehicle-form.tsx';
import { ZombiesForm } from './zombies/zombies-form.tsx';

/** The form that is open: opened anew, it begins anew. */
export function OpenForm({ form }: { readonly form: OpenedForm }) {
  return (
    <FormContext value={form}>
      <FilledForm key={form.opened} form={form}>
        <OneForm form={form} />
      </FilledForm>
    </FormContext>
  );
}

function OneForm({ form }: { readonly form: OpenedForm }) {
  switch (form.form) {
    case 'enter':
      return <EnterForm spot={form.spot} floor={form.floor} />;
    case 'search':
      return <SearchForm spot={form.spot} />;
    case 'deal':
      return <DealForm group={form.group} />;
    case 'loser':
      return <LoserForm group={form.group} />;
    case 'drive':
      return <DriveForm vehicle={form.vehicle} />;
    case 'correct-vehicle':
      return <CorrectForm vehicle={form.vehicle} />;
    case 'zombies':
      return <ZombiesForm group={form.group} />;
    case 'anyway':
      return <AnywayForm deed={form.deed} message={form.message} />;
    case 'groups':
      return <GroupsForm />;
    case 'noise':
      return <NoiseForm />;
    case 'sight':
      return <SightForm />;
    case 'surroundings':
      return <SurroundingsForm />;
    case 'declare':
      return <DeclareForm declaration={form.declaration} />;
    case 'begin-turn':
      return <BeginTurnForm by={form.by} />;
    case 'keys':
      return <KeyLegend />;
    default:
      return <FighterForm form={form} />;
  }
}

type OfFighter = Extract<OpenedForm, { readonly who: string }>;

function FighterForm({ form }: { readonly form: OfFighter }) {
  const fighter = useUnderWay((encounter) => fighterNamed(encounter, form.who));
  if (fighter === undefined) return null;
  switch (form.form) {
    case 'fire-at':
      return (
        <FireAtForm
          fighter={fighter}
          at={form.at}
          asAtCover={form.asAtCover}
          answers={form.answers === true}
        />
      );
    case 'fight':
      return <FightForm fighter={fighter} />;
    case 'break-off':
      return <BreakOffForm fighter={fighter} />;
    case 'finish-off':
      return <FinishOffForm fighter={fighter} />;
    case 'move':
      return <MoveForm fighter={fighter} />;
    case 'bring-vehicle':
      return <BringForm fighter={fighter} />;
    case 'fire-at-vehicle':
      return <FireAtVehicleForm fighter={fighter} />;
    case 'lift':
      return <LiftForm fighter={fighter} />;
    case 'pick-up':
      return <PickUpForm fighter={fighter} />;
    case 'clips':
      return <ClipsForm fighter={fighter} />;
    case 'fire':
      return <FireForm fighter={fighter} />;
    case 'check':
      return <CheckForm fighter={fighter} first={form.check} whom={form.whom ?? null} />;
    case 'status':
      return <StatusForm fighter={fighter} />;
    case 'task':
      return <TaskForm fighter={fighter} />;
    case 'examine':
      return <ExamineForm fighter={fighter} />;
    case 'mercy':
      return <MercyForm fighter={fighter} />;
    default:
      return form satisfies never;
  }
}
