/** Forms of a campaign that can be printed, with how they will look. */
import { Link } from '@tanstack/react-router';
import { useCampaign } from '../../../client/campaign-context.ts';
import { formatOf, type Sheet, TWICE } from '../../../components/paper/paper.ts';
import { PaperDesk } from '../../../components/paper/paper-desk.tsx';
import { Page } from '../../../page/page.tsx';
import { cardsLieAcross } from './card-parts.ts';
import { FormList } from './form-list.tsx';
import { FormOptions, useOptions } from './form-options.tsx';
import { FORMS, type FormId } from './forms.ts';
import { mapLiesAcross } from './map-tiles.ts';
import { useChoice } from './use-choice.ts';
import { useMaterial } from './use-material.tsx';
import { useWho } from './use-who.ts';

/** Screen on which a form is chosen, and shown as it will lie on the table. */
export function PrintScreen() {
  const campaign = useCampaign();
  const { what, paper, entry, choose } = useChoice(campaign);
  const who = useWho();
  const { options, change } = useOptions();
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

/** As the form always does, or as most of it goes on a sheet. */
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
