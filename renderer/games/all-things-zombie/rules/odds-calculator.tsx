import { useContext, useState } from 'react';
import { type OddsInput, startInput } from '../../../../src/contract/games/all-things-zombie/odds-input.ts';
import type { OddsForm } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { useAsk } from '../../../client/api.ts';
import { CampaignContext } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { OddsFields } from './odds-fields.tsx';
import { OddsResult } from './odds-result.tsx';
import styles from './rules.module.css';

/** Calculator of each outcome’s chances, counted anew as the player changes a field; the last answer stays meanwhile. */
export function OddsCalculator({ form }: { readonly form: OddsForm }) {
  const [input, setInput] = useState<OddsInput>(() => startInput(form.fields));
  const campaign = useContext(CampaignContext)?.id;
  const book = useAsk('odds.get', { rule: form.rule, input }, { enabled: campaign === undefined });
  const here = useAsk(
    'campaign.odds',
    { campaign: campaign ?? '', rule: form.rule, input },
    { enabled: campaign !== undefined },
  );
  const asked = campaign === undefined ? book : here;
  const [shown, setShown] = useState(asked.data);
  if (asked.data !== undefined && asked.data !== shown) setShown(asked.data);

  return (
    <Section title="Odds" aside="every way the dice can fall, counted">
      <div className={styles.calculator} data-asks={form.fields.length > 0 || undefined}>
        {form.fields.length > 0 && (
          <form
            className={styles.form}
            aria-label="Circumstances"
            onSubmit={(event) => event.preventDefault()}
          >
            <OddsFields fields={form.fields} input={input} onChange={setInput} />
          </form>
        )}
        <div className={styles.result}>
          {asked.error !== null && (
            <p className="flag" role="alert">
              {asked.error.message}
            </p>
          )}
          {shown !== undefined && asked.error === null && <OddsResult form={form} odds={shown} />}
        </div>
      </div>
    </Section>
  );
}
