/** The Star's first companions: three Grunts by the tables, each rolled until the player is content. */

import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Page } from '../../../page/page.tsx';
import { Steps } from '../new-campaign/steps.tsx';
import { GruntSlot } from './grunt-slot.tsx';
import { KeptDice } from './kept-dice.tsx';
import { NextGrunt } from './next-grunt.tsx';
import { PartySettled } from './party-settled.tsx';
import styles from './recruit-screen.module.css';
import { StarLine } from './star-line.tsx';
import { STARTING_GRUNTS } from './starting-party.ts';
import { type Recruited, useRecruit } from './use-recruit.ts';
import { useRecruitFocus } from './use-recruit-focus.ts';
import { type DiceOf, WhoseDice } from './whose-dice.tsx';

export function RecruitScreen() {
  const campaign = useCampaign();
  const settings = useAsk('settings.get', {}).data;
  const navigate = useNavigate();
  const settle = useDo('party.settle');
  const [chosen, setChosen] = useState<DiceOf>();
  const screen = useRef<HTMLDivElement>(null);
  const [rolled, setRolled] = useState<ReadonlyMap<string, Recruited>>(new Map());
  const recruit = useRecruit({
    campaign: campaign.id,
    revision: campaign.revision,
    onDone: (recruited, again) => {
      const { id, name, rep } = recruited.figure;
      setRolled((before) => new Map(before).set(id, recruited));
      announce(again === null ? `${name} joins, Rep ${rep}` : `Instead: ${name}, Rep ${rep}`);
    },
  });
  const grunts = campaign.figures.filter(({ kind }) => kind === 'grunt');
  useRecruitFocus(
    screen,
    grunts.map(({ id }) => id),
    recruit,
  );
  if (!campaign.recruiting) return <PartySettled campaign={campaign.id} />;

  const dice = chosen ?? settings?.dice ?? 'app';
  const star = campaign.figures.find(({ kind }) => kind === 'star');
  const missing = Math.max(STARTING_GRUNTS - grunts.length, 0);
  const begin = () =>
    missing === 0 &&
    settle.mutate(
      { campaign: campaign.id, revision: campaign.revision },
      { onSuccess: () => void navigate({ to: '/c/$campaign', params: { campaign: campaign.id } }) },
    );

  return (
    <Page title="Recruit the party">
      <div ref={screen} className={styles.recruit}>
        <KeptDice campaign={campaign.id} screen="recruit" recruit={recruit} />
        <Steps current="grunts" />
        <WhoseDice dice={dice} cardsLeft={campaign.cardsLeft} onChange={setChosen} />
        {star !== undefined && <StarLine campaign={campaign.id} star={star} />}
        <ol className={styles.grunts}>
          {grunts.map((grunt, index) => (
            <GruntSlot
              key={grunt.id}
              campaign={campaign.id}
              place={index + 1}
              grunt={grunt}
              dice={dice}
              replies={rolled.get(grunt.id)?.replies}
              recruit={recruit}
            />
          ))}
          {missing > 0 && (
            <NextGrunt place={grunts.length + 1} of={STARTING_GRUNTS} dice={dice} recruit={recruit} />
          )}
        </ol>
        <div className={styles.acts}>
          <Button data-begin variant="filled" {...off(missing > 0)} onClick={begin}>
            Begin the campaign
          </Button>
          <span className="quiet">
            {missing > 0
              ? `${upperFirst(countedInWords(missing, 'Grunt', 'Grunts'))} still to come. You can leave, and go on later.`
              : 'Until you begin, anyone can be rolled again.'}
          </span>
        </div>
      </div>
    </Page>
  );
}
