import { NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useDo } from '../../../app/api.ts';
import { ReasonForm } from '../../../components/reason-form.tsx';
import styles from './date-head.module.css';

interface DateFormProps {
  readonly campaign: CampaignView;
  readonly onClose: () => void;
}

export function DateForm({ campaign, onClose }: DateFormProps) {
  const { now, periods, text } = campaign.calendar;
  const [period, setPeriod] = useState(now.period);
  const [year, setYear] = useState<number | ''>(now.year);
  // The sentence stands in the form, whatever is wrong.
  const correct = useDo('campaign.setDate', {
    handles: ({ code }) => code === 'refused' || code === 'bad-input',
  });
  const save = (why: string) => {
    if (year === '') return;
    correct.mutate(
      { campaign: campaign.id, revision: campaign.revision, date: { year, period }, why },
      { onSuccess: onClose },
    );
  };
  return (
    <ReasonForm
      label="Date"
      was={text}
      ready={year !== ''}
      failure={correct.error?.code === 'stale' ? null : correct.error}
      onSave={save}
      onCancel={onClose}
    >
      {(id) => (
        <span className={styles.when}>
          <NativeSelect
            id={id}
            size="sm"
            data={periods.map((label, index) => ({ value: String(index), label }))}
            value={String(period)}
            onChange={(event) => setPeriod(Number(event.currentTarget.value))}
          />
          <NumberInput
            size="sm"
            className={styles.year ?? ''}
            aria-label="Year"
            prefix="O+"
            allowDecimal={false}
            allowNegative={false}
            clampBehavior="none"
            value={year}
            onChange={(value) => setYear(typeof value === 'number' ? value : '')}
          />
        </span>
      )}
    </ReasonForm>
  );
}
