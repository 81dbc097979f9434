/** The Star's first companions: three Grunts by the tables, each rolled until the player is content. */
import { Button, SegmentedControl } from '@mantine/core';
import { IconDice3 } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FigureLine } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { countedInWords, upperFirst } from '../../../../src/rules/core/text/english.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { useKeptFocus } from '../../../client/focus.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Page } from '../../../page/page.tsx';
import { StarMark } from '../components/star-mark.tsx';
import { Steps } from '../new-campaign/steps.tsx';
import { FigureFacts } from './figure-facts.tsx';
import { GruntSlot } from './grunt-slot.tsx';
import { KeptDice } from './kept-dice.tsx';
import styles from './recruit-screen.module.css';
import { RenameButton } from './rename-button.tsx';
import { STARTING_GRUNTS } from './starting-party.ts';
import { type Recruit, type Recruited, useRecruit } from './use-recruit.ts';

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

/** The campaign has begun: this page has nothing more to do. */
function PartySettled({ campaign }: { readonly campaign: string }) {
  return (
    <Page title="Recruit the party">
      <p>
        The party is complete and the campaign has begun.{' '}
        <Link to="/c/$campaign" params={{ campaign }}>
          Go Home
        </Link>
        , or add a figure on the{' '}
        <Link to="/c/$campaign/roster" params={{ campaign }}>
          roster
        </Link>
        .
      </p>
    </Page>
  );
}

/** The roll for the next Grunt, and after the last one the button that begins the campaign. */
const NEXT = '[data-next-grunt]';
const BEGIN = '[data-begin]';

const again = (figure: string) => `[data-again="${figure}"]`;

/** Keeps the focus where its element has been rolled away: on in the same place, else with the next Grunt, else into the campaign. */
function useRecruitFocus(
  screen: RefObject<HTMLElement | null>,
  grunts: readonly string[],
  { asking }: Pick<Recruit, 'asking'>,
): void {
  const asked = asking === undefined ? undefined : (asking.deed.again ?? 'next');
  const before = useRef({ grunts, asked });
  useKeptFocus(`${grunts.join()} ${asked}`, () => {
    const was = before.current;
    const instead =
      grunts.length === was.grunts.length ? grunts.find((id) => !was.grunts.includes(id)) : was.asked;
    const places = [...(instead === undefined ? [] : [again(instead)]), NEXT, BEGIN];
    return places.map((one) => screen.current?.querySelector<HTMLElement>(one)).find((one) => one != null);
  });
  useEffect(() => {
    before.current = { grunts, asked };
  });
}

type DiceOf = 'app' | 'own';

interface WhoseDiceProps {
  readonly dice: DiceOf;
  readonly cardsLeft: number;
  readonly onChange: (dice: DiceOf) => void;
}

/** Chosen anew at each step: the app's dice and cards, or the player's own. */
function WhoseDice({ dice, cardsLeft, onChange }: WhoseDiceProps) {
  return (
    <div className={styles.bar}>
      <span id="whose-dice">Dice and cards</span>
      <SegmentedControl
        aria-labelledby="whose-dice"
        data={[
          { value: 'app', label: 'The app’s' },
          { value: 'own', label: 'My own' },
        ]}
        value={dice}
        onChange={(value) => onChange(value === 'own' ? 'own' : 'app')}
      />
      <span className="quiet">{`${countedInWords(cardsLeft, 'card', 'cards')} left in the deck`}</span>
    </div>
  );
}

interface StarLineProps {
  readonly campaign: string;
  readonly star: FigureLine;
}

function StarLine({ campaign, star }: StarLineProps) {
  return (
    <section className={styles.slot} aria-label={star.name}>
      <div className={styles.place}>
        <b>
          <StarMark /> Star
        </b>
      </div>
      <div>
        <div className={styles.who}>
          <h2 className="name">{star.name}</h2>
          <span className="quiet">{`${star.cost} points`}</span>
        </div>
        <FigureFacts campaign={campaign} figure={star.id} />
      </div>
      <div className={styles.tools}>
        <RenameButton figure={star} />
      </div>
    </section>
  );
}

interface NextGruntProps {
  readonly place: number;
  readonly of: number;
  readonly dice: 'app' | 'own';
  readonly recruit: Recruit;
}

/** The Grunt who comes next: one die for the table, one card for the row. */
function NextGrunt({ place, of, dice, recruit }: NextGruntProps) {
  const title = `Grunt ${place} of ${of}`;
  const { asking } = recruit;
  return (
    <li className={styles.slot} aria-label={title}>
      <div className={styles.place}>
        <b>{title}</b>
      </div>
      <div>
        {asking?.deed.again === null ? (
          <DicePanel acts={{ ...recruit, error: recruit.error?.message }} title={title} />
        ) : (
          <Button
            data-next-grunt
            {...off(asking !== undefined)}
            leftSection={<IconDice3 size={18} stroke={1.6} aria-hidden />}
            onClick={() => recruit.next(place, dice)}
          >
            {dice === 'own' ? 'Enter a die and a card' : 'Roll a die and draw a card'}
          </Button>
        )}
      </div>
    </li>
  );
}
