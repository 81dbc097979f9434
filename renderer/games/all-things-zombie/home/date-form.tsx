/** The form that corrects the campaign’s date, with a reason. */
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useDo } from '../../../client/api.ts';
import { type Filled, KeptForm } from '../../../components/kept-form.tsx';
import { ReasonForm } from '../../../components/reason-form.tsx';
import { DateFields, type DateFilled } from '../components/date-fields.tsx';

interface DateFormProps {
  readonly campaign: CampaignView;
  readonly onClose: () => void;
}

type Fields = DateFilled & { readonly why: string };

export function DateForm(props: DateFormProps) {
  const { period, year } = props.campaign.calendar.now;
  return (
    <KeptForm<Fields> form="home/date" initial={{ period, year, why: '' }}>
      {(filled) => <CorrectDate {...props} filled={filled} />}
    </KeptForm>
  );
}

function CorrectDate({ campaign, filled, onClose }: DateFormProps & { readonly filled: Filled<Fields> }) {
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
      {(id) => <DateFields id={id} periods={periods} period={period} year={year} onChange={filled.set} />}
    </ReasonForm>
  );
}
