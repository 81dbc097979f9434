/** Forms of a campaign that can be printed, with how they will look. */
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { CampaignView } from '../../../../src/contract/games/all-things-zombie/campaigns.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { oneOfIn } from '../../../client/search.ts';
import styles from '../../../components/paper/paper.module.css';
import { formatOf, type Paper, type Sheet, TWICE } from '../../../components/paper/paper.ts';
import { PaperDesk } from '../../../components/paper/paper-desk.tsx';
import { Page } from '../../../page/page.tsx';
import { SpreadsheetList } from '../export/spreadsheet-list.tsx';
import { cardsLieAcross } from './card-parts.ts';
import { FormOptions, useOptions } from './form-options.tsx';
import { FORM_GROUPS, FORMS, type FormId, formsFor } from './forms.ts';
import { mapLiesAcross } from './map-tiles.ts';
import { useMaterial } from './use-material.tsx';
import { useWho } from './use-who.ts';

/** Screen on which a form is chosen, and shown as it will lie on the table. */
export function PrintScreen() {
  const campaign = useCampaign();
  const { what, paper, entry, choose } = useChoice(campaign);
  const who = useWho();
  const { options, change } = useOptions();
  const board = useAsk(
    'encounter.get',
    { campaign: campaign.id },
    { enabled: what === 'map', select: ({ encounter }) => encounter?.board === true },
  ).data;
  const form = FORMS[what];
  const sheet = what === 'map' && options.map.large ? TWICE[paper] : paper;
  const onTiles = what === 'map' && options.map.share !== 'poster';
  const format = formatOf(sheet, liesAcross(what, sheet, onTiles), paper);
  const material = useMaterial({ what, campaign, entry, chosen: who.chosen, options, format });
  return (
    <Page title="Print" fixed>
      <PaperDesk
        list={<FormList campaign={campaign} what={what} paper={paper} />}
        format={format}
        name={`${campaign.name} ${form.file}`}
        onPaper={(next) => choose({ paper: next })}
        options={
          <FormOptions
            what={what}
            paper={paper}
            byItself={campaign.oneOff !== null}
            board={board === true}
            who={who}
            options={options}
            onChange={change}
          />
        }
        note={material.state === 'pages' ? material.note : undefined}
        pages={material.state === 'pages' ? material.pages : undefined}
        why={material.state === 'nothing' ? material.sentence : undefined}
        instead={
          material.state === 'nothing' ? (
            <>
              {material.sentence}{' '}
              {material.leads === 'encounter' && (
                <Link to="/c/$campaign/encounter" params={{ campaign: campaign.id }}>
                  To the Encounter
                </Link>
              )}
            </>
          ) : undefined
        }
      />
    </Page>
  );
}

/** Whether a form lies across: maps and cards as most of them go on a sheet, others always the same way. */
function liesAcross(what: FormId, sheet: Sheet, onTiles: boolean): boolean {
  switch (what) {
    case 'map':
      return onTiles && mapLiesAcross(sheet);
    case 'cards':
      return cardsLieAcross(sheet);
    default:
      return FORMS[what].landscape;
  }
}

interface Choice {
  readonly what: FormId;
  readonly paper: Paper;
  /** Entry in the Chronicle whose report is printed; undefined for the last. */
  readonly entry: number | undefined;
  readonly choose: (part: { readonly what?: FormId; readonly paper?: Paper }) => void;
}

/** Form to print and its paper: from the address, else as it was last on this screen, else from the settings. */
function useChoice(campaign: Pick<CampaignView, 'oneOff'>): Choice {
  const search = useSearch({ from: '/c/$campaign/print' });
  const navigate = useNavigate({ from: '/c/$campaign/print' });
  const settings = useAsk('settings.get', {});
  const last = useRef<{ what?: FormId | undefined; paper?: Paper | undefined }>({});
  const what = oneOfIn(search.what, formsFor(campaign)) ?? last.current.what ?? 'roster';
  const paper = search.paper ?? last.current.paper ?? settings.data?.paper ?? 'A4';
  // Only what was chosen is kept: a paper changed in the settings still counts here.
  const chosen = { what, paper: search.paper ?? last.current.paper };
  useEffect(() => {
    last.current = chosen;
  });
  return {
    what,
    paper,
    entry: search.entry,
    choose: (part) =>
      void navigate({
        search: { ...chosen, ...(search.entry === undefined ? {} : { entry: search.entry }), ...part },
        replace: true,
      }),
  };
}

interface FormListProps {
  readonly campaign: CampaignView;
  readonly what: FormId;
  readonly paper: Paper | undefined;
}

/** List of the forms that can be printed, and of what can be saved for a spreadsheet. */
function FormList({ campaign, what, paper }: FormListProps) {
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
