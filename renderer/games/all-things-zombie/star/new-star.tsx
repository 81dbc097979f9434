/** A new Star for a campaign that has lost its own: name, one attribute, and weapons. */
import { type SubmitEvent, useState } from 'react';
import { Failed } from '../../../components/failed.tsx';
import { FormActs } from '../../../components/form-acts.tsx';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import { type Draft, EMPTY_DRAFT, NO_ATTRIBUTE } from '../new-campaign/draft.ts';
import { StarFields } from '../new-campaign/star-fields.tsx';
import styles from './star.module.css';

interface NewStarProps {
  readonly acts: EncounterActs;
  readonly onClose: () => void;
}

export function NewStar(props: NewStarProps) {
  return (
    <KeptForm<Draft> form="home/new-star" initial={EMPTY_DRAFT}>
      {(filled) => <Fill {...props} filled={filled} />}
    </KeptForm>
  );
}

function Fill({ acts, onClose, filled }: NewStarProps & { readonly filled: Filled<Draft> }) {
  const { value: draft, set: change } = filled;
  const [lacks, setLacks] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { attribute, weapons, starName, pronoun } = draft;
    setLacks(attribute === null);
    if (attribute === null) return;
    const taken = filled.sending();
    const star = {
      attribute,
      weapons: [...weapons],
      ...(starName.trim() !== '' && { name: starName }),
      ...(pronoun != null && { pronoun }),
    };
    acts.byApp({ do: 'bring-star', star }, { onDone: () => taken() && onClose() });
  };
  return (
    <form noValidate aria-label="A new Star" className={styles.newStar} onSubmit={submit}>
      <StarFields
        again
        draft={draft}
        errors={lacks && draft.attribute === null ? { attribute: NO_ATTRIBUTE } : {}}
        onChange={change}
      />
      <Failed error={acts.error} />
      <FormActs filled={filled} save="Bring the Star" onClose={onClose} />
    </form>
  );
}
