import { countedInWords } from '../../../../../src/rules/core/text/english.ts';
import { announce } from '../../../../client/announce.ts';
import { useDo } from '../../../../client/api.ts';
import { useCampaign } from '../../../../client/campaign-context.ts';
import { type Filled, KeptForm } from '../../../../components/kept-form.tsx';
import { ReasonForm } from '../../../../components/reason-form.tsx';
import styles from './hand-bar.module.css';
import type { InHand } from './in-hand.ts';

interface StrikeFormProps {
  readonly revision: number;
  readonly picked: readonly InHand[];
  readonly onDone: (items: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Things are gone that no rule used up; why is said. */
export function StrikeForm(props: StrikeFormProps) {
  return (
    <KeptForm form="stockpile/strike-off" initial={{ why: '' }}>
      {(filled) => <StrikeFields {...props} filled={filled} />}
    </KeptForm>
  );
}

type StrikeFieldsProps = StrikeFormProps & { readonly filled: Filled<{ readonly why: string }> };

function StrikeFields({ revision, picked, filled, onDone, onClose }: StrikeFieldsProps) {
  const { id: campaign } = useCampaign();
  const strike = useDo('stockpile.strike-off', { handles: ({ code }) => code !== 'stale' });
  const items = picked.map(({ id }) => id);
  const [only, another] = picked;
  return (
    <div className={styles.form}>
      <ReasonForm
        name="Strike off"
        label="Strike off"
        save="Strike off"
        filled={filled}
        failure={strike.error}
        onCancel={onClose}
        onSave={(why) => {
          const taken = filled.sending();
          strike.mutate(
            { campaign, revision, items, why },
            {
              onSuccess: ({ title }) => {
                announce(title);
                onDone(items);
                if (taken()) onClose();
              },
            },
          );
        }}
      >
        {(id) => (
          <output id={id}>
            {only !== undefined && another === undefined
              ? only.title
              : countedInWords(picked.length, 'thing', 'things')}
          </output>
        )}
      </ReasonForm>
    </div>
  );
}
