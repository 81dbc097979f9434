/** The form that corrects the campaign’s date, with a reason. */
import { NativeSelect, NumberInput } from '@mantine/core';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useDo } from '../../../client/api.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import styles from './home.module.css';

interface DateFormProps {
  readonly campaign: CampaignView;
  readonly onClose: () => void;
}

type Fields = { readonly period: number; readonly year: number | ''; readonly why: string };

export function DateForm(props: DateFormProps) {
  const { period, year } = props.campaign.calendar.now;
  return (
    <KeptForm<Fields> form="home/date" initial={{ period, year, why: '' }}>
      {(filled) => <DateFields {...props} filled={filled} />}
    </KeptForm>
  );
}

function DateFields({ campaign, filled, onClose }: DateFormProps & { readonly filled: Filled<Fields> }) {
  const { periods, text } = campaign.calendar;
  const { period, year } = filled.value;
  // The sentence stands in the form, whatever is wrong.
  const correct = useDo('campaign.setDate', {
    handles: ({ code }) => code === 'refused' || code === 'bad-input',
  });
  const save = (why: string) => {
    if (year === '') return;
    const taken = filled.sending();
    correct.mutate(
      { campaign: campaign.id, revision: campaign.revision, date: { year, period }, why },
      {
        onSuccess: () => {
          if (taken()) onClose();
        },
      },
    );
  };
  return (
    <ReasonForm
      label="Date"
      was={text}
      filled={filled}
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
            onChange={(event) => filled.set({ period: Number(event.currentTarget.value) })}
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
            onChange={(value) => filled.set({ year: typeof value === 'number' ? value : '' })}
          />
        </span>
      )}
    </ReasonForm>
  );
}
