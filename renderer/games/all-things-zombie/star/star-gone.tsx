/** The Star is dead, turned or gone for good: another is named, another comes, or the campaign ends (ATZ-173). */
import { Button, NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { announce } from '../../../client/announce.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { keepFocus, title } from '../../../client/focus.ts';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { useLater } from '../../../page/later.tsx';
import { AskOnce } from '../acts/ask-once.tsx';
import { DECLARATIONS } from '../acts/declarations.ts';
import type { Deed } from '../acts/deed.ts';
import { useEncounterAct } from '../acts/use-encounter-act.ts';
import styles from './star.module.css';

const loadForm = async () => (await import('./new-star.tsx')).NewStar;

/** Acts by which the campaign gets its Star, ends, or goes on. */
export function useStarActs() {
  const { id: campaign } = useCampaign();
  // The button that was pressed goes with its act.
  return useEncounterAct({
    campaign,
    showsError: true,
    onDone: (done) => {
      announce(done.title);
      keepFocus(title);
    },
  });
}

interface StarGoneProps {
  readonly view: Pick<EncounterView, 'starGone' | 'leads' | 'proposals'>;
}

/** Leads the list whoever would lead; nothing to end once the campaign is over. */
export function StarGone({ view }: StarGoneProps) {
  const { id: campaign, figures } = useCampaign();
  const acts = useStarActs();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const [isComing, setComing] = useState(false);
  const Form = useLater(loadForm, isComing);
  const { starGone } = view;
  if (starGone === null) return null;
  const heirs = view.leads.flatMap((id) => figures.filter((one) => one.id === id && one.status === 'ready'));
  const heir = heirs.find(({ id }) => id === chosen) ?? heirs[0];
  const mayEnd = view.proposals.some(({ act }) => act === 'end-campaign');
  const does = (deed: Deed) => acts.byApp(deed);
  // Home shows how the campaign ended.
  const end = (how: { readonly declared?: boolean } = {}) =>
    acts.byApp(
      { do: 'end-campaign' },
      { ...how, onDone: () => void navigate({ to: '/c/$campaign', params: { campaign } }) },
    );
  return (
    <Section title="A new Star" aside={`${starGone.name} ${starGone.fate}`}>
      <p className={styles.starGoneText}>
        {heir === undefined
          ? 'A new Star of Rep 5 can join now.'
          : 'Name one of the party: the Rep stays as it is, with the three advantages of a Star, and attributes are chosen from now on. Or a new Star of Rep 5 can join now.'}
      </p>
      <div className={styles.starGone}>
        {heir !== undefined && (
          <>
            <NativeSelect
              aria-label="Who becomes the Star"
              value={heir.id}
              data={heirs.map(({ id, name, rep }) => ({ value: id, label: `${name}, Rep ${rep}` }))}
              onChange={(event) => setChosen(event.currentTarget.value)}
            />
            <Button
              variant="filled"
              data-writes
              onClick={() => does({ do: 'name-star', figure: heir.id })}
            >{`Name ${heir.name} the Star`}</Button>
          </>
        )}
        <Button data-writes aria-expanded={isComing} onClick={() => setComing(!isComing)}>
          Bring a new Star…
        </Button>
        {mayEnd && (
          <Button variant="subtle" data-writes onClick={() => end()}>
            End the campaign
          </Button>
        )}
        {acts.declaration?.do === 'end-campaign' && (
          <AskOnce
            words={DECLARATIONS['end-campaign']}
            onYes={() => end({ declared: true })}
            onNo={acts.notDeclared}
          />
        )}
      </div>
      {isComing && Form !== undefined && <Form acts={acts} onClose={() => setComing(false)} />}
      {!isComing && <Failed error={acts.error} />}
    </Section>
  );
}
