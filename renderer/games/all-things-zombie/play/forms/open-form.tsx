import { type Form, fighterNamed, usePlay } from '../play-context.ts';
import { ExamineForm, MercyForm } from './casualty-forms.tsx';
import { CheckForm } from './check-form.tsx';
import { DealForm, EnterForm } from './enter-form.tsx';
import { FireForm } from './fire-form.tsx';
import { NoiseForm } from './noise-form.tsx';
import { LoserForm, SearchForm } from './search-form.tsx';
import { TaskForm } from './task-form.tsx';

/** The form that is open; each figure and place has its own. */
export function OpenForm() {
  const { form } = usePlay();
  if (form === undefined) return null;
  switch (form.form) {
    case 'enter':
      return <EnterForm key={`${form.spot} ${form.floor}`} spot={form.spot} floor={form.floor} />;
    case 'search':
      return <SearchForm key={form.spot} spot={form.spot} />;
    case 'deal':
      return <DealForm key={form.group} group={form.group} />;
    case 'loser':
      return <LoserForm key={form.group} group={form.group} />;
    case 'noise':
      return <NoiseForm />;
    default:
      return <FighterForm form={form} />;
  }
}

type OfFighter = Extract<Form, { readonly who: string }>;

function FighterForm({ form }: { readonly form: OfFighter }) {
  const { encounter } = usePlay();
  const fighter = fighterNamed(encounter, form.who);
  if (fighter === undefined) return null;
  const key = `${form.form} ${form.who}`;
  switch (form.form) {
    case 'fire':
      return <FireForm key={key} fighter={fighter} />;
    case 'check':
      return <CheckForm key={key} fighter={fighter} check={form.check} />;
    case 'task':
      return <TaskForm key={key} fighter={fighter} />;
    case 'examine':
      return <ExamineForm key={key} fighter={fighter} />;
    case 'mercy':
      return <MercyForm key={key} fighter={fighter} />;
    default:
      return form satisfies never;
  }
}
