/** Calculator of each outcome’s chances, counted anew as the player changes a field; the last answer stays meanwhile. */
import { useContext, useState } from 'react';
import type { Odds } from '../../../../src/contract/app.ts';
import { type OddsInput, startInput } from '../../../../src/contract/games/all-things-zombie/odds-input.ts';
import type { OddsForm } from '../../../../src/contract/games/all-things-zombie/rules.ts';
import { useAsk } from '../../../client/api.ts';
import { CampaignContext } from '../../../client/campaign-context.ts';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { percent } from '../../../text/percent.ts';
import { OddsFields } from './odds-fields.tsx';
import styles from './rules.module.css';

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
          <Failed error={asked.error} />
          {shown !== undefined && asked.error === null && <OddsResult form={form} odds={shown} />}
        </div>
      </div>
    </Section>
  );
}

interface OddsResultProps {
  readonly form: OddsForm;
  readonly odds: Odds;
}

const grouped = new Intl.NumberFormat('en');

function OddsResult({ form, odds: { exact, outcomes, beside = [] } }: OddsResultProps) {
  return (
    <>
      <OutcomesTable form={form} head={form.outcome} exact={exact} outcomes={outcomes} />
      {beside.map(({ name, ...other }) => (
        <OutcomesTable key={name} form={form} head={form.beside[name] ?? name} {...other} />
      ))}
    </>
  );
}

interface OutcomesProps extends Pick<Odds, 'exact' | 'outcomes'> {
  readonly form: OddsForm;
  readonly head: string;
}

function OutcomesTable({ form: { words }, head, exact, outcomes }: OutcomesProps) {
  return (
    <table className={styles.odds}>
      <caption className="vh">{`Odds of each outcome: ${head}`}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className="n">
            Chance
          </th>
          {exact && (
            <th scope="col" className="n">
              Ways
            </th>
          )}
          <th scope="col">
            <span className="vh">Share as a bar</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ name, n, of }) => (
          <tr key={name}>
            <th scope="row">{words[name] ?? name}</th>
            <td className="n">{percent(n / of)}</td>
            {exact && (
              <td className={`n ${styles.ways}`}>{`${grouped.format(n)} of ${grouped.format(of)}`}</td>
            )}
            <td className={styles.bar}>
              <span style={{ width: `${(100 * n) / of}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
