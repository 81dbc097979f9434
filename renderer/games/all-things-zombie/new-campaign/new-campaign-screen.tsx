/** A new campaign: what it is called and when it starts, then its Star; the Grunts follow on their own screen. */
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAsk, useDo } from '../../../client/api.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import layout from '../../../components/form-rows.module.css';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { Page } from '../../../page/page.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import {
  check,
  type Draft,
  type DraftErrors,
  EMPTY_DRAFT,
  fieldOf,
  STEP_FIELDS,
  type Step,
  stepToMend,
} from './draft.ts';
import styles from './new-campaign.module.css';
import { StarFields } from './star-fields.tsx';
import { Steps } from './steps.tsx';

export function NewCampaignScreen() {
  return (
    <Page title="New campaign" ownFocus>
      <KeptForm<Draft> form="shelf/new-campaign" initial={EMPTY_DRAFT}>
        {(filled) => <Begin filled={filled} />}
      </KeptForm>
    </Page>
  );
}

function Begin({ filled }: { readonly filled: Filled<Draft> }) {
  const { value: draft, set: change } = filled;
  // The seed is there by itself.
  const restored = filled.restored && (draft.name !== '' || draft.starName !== '');
  const [step, setStep] = useState<Step>('campaign');
  const [errors, setErrors] = useState<DraftErrors>({});
  // Counts the times something was found wrong.
  const [faults, setFaults] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const navigate = useNavigate();
  // Asked for early, so that the Star's step is there at once.
  useAsk('reference.get', {});
  const create = useDo('campaign.create', {
    handles: ({ field, message }) => {
      const wrong = field === undefined ? undefined : fieldOf(field);
      if (wrong !== undefined) mend({ [wrong]: message });
      return wrong !== undefined;
    },
  });

  /** Shows what is wrong, on the step where it is. */
  const mend = (found: DraftErrors) => {
    setErrors(found);
    const where = stepToMend(found);
    if (where !== undefined) setStep(where);
    setFaults((times) => times + 1);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = check(draft);
    const found = checked.ok ? {} : checked.errors;
    if (step === 'campaign') {
      const ownFields: readonly string[] = STEP_FIELDS.campaign;
      const own = Object.fromEntries(Object.entries(found).filter(([field]) => ownFields.includes(field)));
      setErrors(own);
      if (Object.keys(own).length === 0) setStep('star');
      else setFaults((times) => times + 1);
      return;
    }
    if (!checked.ok) return mend(found);
    const taken = filled.sending();
    create.mutate(checked.input, {
      onSuccess: ({ id }) => {
        taken();
        void navigate({ to: '/c/$campaign/recruit', params: { campaign: id }, replace: true });
      },
    });
  };

  const fields = {
    draft,
    errors,
    onChange: (part: Partial<typeof draft>) => {
      change(part);
      // A field that is being mended stops complaining; it is looked at again with the next step.
      setErrors((before) => {
        const changed = Object.keys(part);
        return Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field)));
      });
    },
  };

  return (
    <>
      <Steps current={step} onGo={(to) => to === 'campaign' && setStep('campaign')} />
      <form ref={form} noValidate onSubmit={submit} className={layout.form}>
        {step === 'campaign' ? <CampaignFields {...fields} /> : <StarFields {...fields} />}
        <div className={styles.acts}>
          {step === 'star' && <Button onClick={() => setStep('campaign')}>Back</Button>}
          <Button variant="filled" type="submit">
            {step === 'campaign' ? 'Next: the Star' : 'Next: the Grunts'}
          </Button>
          <FoundAgain filled={{ restored }} />
        </div>
      </form>
    </>
  );
}
