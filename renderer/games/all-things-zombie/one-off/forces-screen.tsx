/** Both forces of a battle by itself, bought one by one, before the table is set up. Stands inside the Encounter’s frame. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { OneOffView } from '../../../../src/contract/games/all-things-zombie/encounter-view/one-off.ts';
import type { UnderWay } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { announce } from '../../../client/announce.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { keepFocus } from '../../../client/focus.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { Section } from '../../../components/section.tsx';
import { KeptDice } from '../acts/kept-dice.tsx';
import { useEncounterAct } from '../acts/use-encounter-act.ts';
import { BuyForm } from './buy-form.tsx';
import { ForceTable } from './force-table.tsx';
import styles from './one-off.module.css';

interface ForcesScreenProps {
  readonly oneOff: OneOffView;
  readonly stage: UnderWay['stage'];
}

export function ForcesScreen({ oneOff, stage }: ForcesScreenProps) {
  const { id: campaign } = useCampaign();
  const screen = useRef<HTMLDivElement>(null);
  const acts = useEncounterAct({ campaign, onDone: ({ title }) => announce(title), showsError: true });
  const first = () => screen.current?.querySelector<HTMLElement>('[data-first]') ?? undefined;
  const bought = acts.last?.do;
  // The next figure is named at once, and what was taken out is gone with its button.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act.
  useEffect(() => {
    if (bought === 'buy') first()?.focus();
    else if (bought !== undefined) keepFocus(first);
  }, [acts.turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the screen opens.
  useEffect(() => first()?.focus(), []);
  const planned = stage === 'planned';
  return (
    <div ref={screen} className={styles.columns}>
      <div className={styles.main}>
        <KeptDice campaign={campaign} screen="plan" acts={acts} />
        {acts.asking !== undefined && <DicePanel acts={acts} title="The attribute" />}
        {planned && (
          <BuyForm
            oneOff={oneOff}
            waiting={acts.asking !== undefined}
            error={acts.asking === undefined ? acts.error : undefined}
            onBuy={acts.perform}
          />
        )}
      </div>
      <div className={styles.forces}>
        {oneOff.forces.map((force) => (
          <ForceTable
            key={force.force}
            force={force}
            onSell={planned ? (who) => acts.byApp({ do: 'sell', who }) : undefined}
          />
        ))}
        <Next campaign={campaign} oneOff={oneOff} stage={stage} />
      </div>
    </div>
  );
}

function Next({ campaign, oneOff, stage }: ForcesScreenProps & { readonly campaign: string }) {
  const missing = oneOff.forces.some(({ figures }) => figures.length === 0);
  const played = stage === 'on-the-table';
  return (
    <Section title="Next">
      <div className={styles.next}>
        {missing ? (
          <p className="quiet">Each side needs a figure before the table is set up.</p>
        ) : (
          <Button
            variant={played || oneOff.forces.every(({ left }) => left === 0) ? 'filled' : 'default'}
            data-go-on
            renderRoot={(props) => (
              <Link
                to={played ? '/c/$campaign/encounter/play' : '/c/$campaign/encounter/set-up'}
                params={{ campaign }}
                {...props}
              />
            )}
          >
            {played ? 'Play on' : 'Set up the table'}
          </Button>
        )}
      </div>
    </Section>
  );
}
