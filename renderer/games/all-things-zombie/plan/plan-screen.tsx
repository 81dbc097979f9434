/** Plan: what, where, and who goes; then what they take along. Stands inside the Encounter’s frame. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { announce } from '../../../client/announce.ts';
import { useAsk } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { keepFocus, title } from '../../../client/focus.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Failed } from '../../../components/failed.tsx';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import { KeptDice } from '../acts/kept-dice.tsx';
import { type EncounterActs, useEncounterAct } from '../acts/use-encounter-act.ts';
import { StarGone } from '../star/star-gone.tsx';
import styles from './plan.module.css';
import { PlanForm } from './plan-form.tsx';
import { Planned } from './planned.tsx';
import { RollButtons } from './roll-buttons.tsx';
import { RolledHere } from './rolled-here.tsx';

export function PlanScreen() {
  const { id: campaign } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const screen = useRef<HTMLDivElement>(null);
  const acts = useEncounterAct({ campaign, onDone: ({ title }) => announce(title), showsError: true });
  const last = acts.last?.do;
  // The element that had the focus is often gone once its act is done.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each act.
  useEffect(() => {
    if (last === 'drop') keepFocus(title);
    else if (last !== undefined)
      keepFocus(() => screen.current?.querySelector<HTMLElement>(AFTERWARDS[last] ?? '[data-go-on]'));
  }, [acts.turn]);
  if (view === undefined) return null;
  const { war } = view;
  return (
    <div ref={screen}>
      <KeptDice campaign={campaign} screen="plan" acts={acts} />
      <War war={war} acts={acts} last={last} />
      {body()}
    </div>
  );

  function body() {
    if (view === undefined) return null;
    if (view.encounter !== null)
      return <Planned view={view} encounter={view.encounter} acts={acts} last={last} />;
    if (view.noPlan === null)
      return (
        <>
          <div className={view.starGone === null ? undefined : styles.beforePlan}>
            <StarGone view={view} />
          </div>
          <PlanForm view={view} acts={acts} />
        </>
      );
    const { why, text } = view.noPlan;
    // The roll that decides the war stands above.
    return why === 'war-undecided' ? null : <NoPlan why={why} text={text} campaign={campaign} />;
  }
}

/** Element with which one goes on: the next roll or thing of the same sort, else the next step. */
const AFTERWARDS: { readonly [act in Deed['do']]?: string } = {
  'roll-vehicle': '[data-roll], [data-go-on]',
  drink: '[data-roll], [data-go-on]',
  'take-clip': '[data-hand-out], [data-go-on]',
  carry: '[data-hand-out], [data-go-on]',
  equip: '[data-hand-out], [data-go-on]',
};

interface NoPlanProps {
  readonly why: keyof typeof WAYS_ON;
  readonly text: string;
  readonly campaign: string;
}

/** Nothing can be planned now: why, and what to do about it. */
function NoPlan({ why, text, campaign }: NoPlanProps) {
  const { to, label } = WAYS_ON[why];
  return (
    <EmptyState
      sentence={text}
      button={
        <Button variant="filled" renderRoot={(props) => <Link to={to} params={{ campaign }} {...props} />}>
          {label}
        </Button>
      }
    />
  );
}

const WAYS_ON = {
  'still-recruiting': { to: '/c/$campaign/recruit', label: 'Finish recruiting' },
  'campaign-ended': { to: '/c/$campaign', label: 'See how it ended' },
  'nobody-left': { to: '/c/$campaign', label: 'Bring a new Star' },
  'campaign-over': { to: '/c/$campaign', label: 'See how it ended' },
  'calendar-full': { to: '/c/$campaign/chronicle', label: 'Read the chronicle' },
} as const;

interface WarProps {
  readonly war: EncounterView['war'];
  readonly acts: EncounterActs;
  /** The last deed done on this screen. */
  readonly last: Deed['do'] | undefined;
}

/** In the twentieth year it is rolled for who has won; afterwards it shows what that means, as long as one stays here. */
function War({ war: { due, winner }, acts, last }: WarProps) {
  const { id: campaign } = useCampaign();
  if (!due && last !== 'decide-war') return null;
  return (
    <div className={styles.war}>
      <Section title="Zombies or humans" aside="once, in the twentieth year">
        {due ? (
          <>
            <ul className={styles.sides}>
              {WINNERS.map((one) => (
                <li key={one}>
                  If <b>{WAR_WORDS[one].who}</b> have won, {WAR_WORDS[one].effect}.
                </li>
              ))}
            </ul>
            <p className="second">
              Two dice decide who has won the war; on a seven, one more die. The result holds until the end of
              the campaign, in every area and every phase.
            </p>
            <div className={styles.roll}>
              <Chance campaign={campaign} deed={DECIDE} />
              <RollButtons acts={acts} deed={DECIDE} text="Roll for who has won" quiet main />
            </div>
          </>
        ) : (
          winner !== null && (
            <p className={styles.won}>
              <b>{WAR_WORDS[winner].won}</b>: {WAR_WORDS[winner].effect}.
            </p>
          )
        )}
      </Section>
      <RolledHere acts={acts} last={last} of="decide-war" title="Who has won the war" shown />
      {due && <Failed error={acts.error} />}
    </div>
  );
}

const DECIDE: Deed = { do: 'decide-war' };
const WINNERS = ['zombies', 'survivors'] as const;
