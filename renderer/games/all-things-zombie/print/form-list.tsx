import { Link } from '@tanstack/react-router';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import styles from '../../../components/paper/paper.module.css';
import type { Paper } from '../../../components/paper/paper.ts';
import { SpreadsheetList } from '../export/spreadsheet-list.tsx';
import { FORM_GROUPS, FORMS, type FormId, formsFor } from './forms.ts';

interface FormListProps {
  readonly campaign: CampaignView;
  readonly what: FormId;
  readonly paper: Paper | undefined;
}

/** List of the forms that can be printed, and of what can be saved for a spreadsheet. */
export function FormList({ campaign, what, paper }: FormListProps) {
  const forms = formsFor(campaign);
  return (
    <div className={styles.side}>
      <nav aria-label="Forms">
        {FORM_GROUPS.map(({ id, title }) => (
          <section key={id}>
            <h2 className={styles.formListTitle}>{title}</h2>
            <ul className={styles.list}>
              {forms
                .filter((form) => FORMS[form].group === id)
                .map((form) => (
                  <li key={form}>
                    <Link
                      to="/c/$campaign/print"
                      params={{ campaign: campaign.id }}
                      search={{ what: form, ...(paper === undefined ? {} : { paper }) }}
                      replace
                      className={styles.form}
                      aria-current={form === what ? 'page' : undefined}
                    >
                      {FORMS[form].title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </nav>
      <section>
        <h2 className={styles.formListTitle}>For a spreadsheet</h2>
        <SpreadsheetList campaign={campaign} />
      </section>
    </div>
  );
}
