/** Plan: what, where, and who goes; then what they take along. Stands inside the Encounter’s frame. */
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { announce } from '../../../app/announce.ts';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { keepFocus, keepFocusOnTitle } from '../../../app/focus.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import type { Deed } from '../encounter/deed.ts';
import { type Done, useEncounterAct } from '../encounter/use-encounter-act.ts';
import { PlanForm } from './plan-form.tsx';
import { Planned } from './planned.tsx';
import { War } from './war.tsx';

export function PlanScreen() {
  const { id: campaign, revision } = useCampaign();
  const view = useAsk('encounter.get', { campaign }).data;
  const [last, setLast] = useState<Deed['do']>();
  const screen = useRef<HTMLDivElement>(null);
  // What had the focus is often gone once its act is done.
  const afterwards = ({ title }: Done, deed: Deed) => {
    announce(title);
    setLast(deed.do);
    if (deed.do === 'drop') keepFocusOnTitle();
    else keepFocus(() => screen.current?.querySelector<HTMLElement>(AFTERWARDS[deed.do] ?? '[data-go-on]'));
  };
  const acts = useEncounterAct({
    campaign,
    revision: view?.revision ?? revision,
    onDone: afterwards,
    showsError: true,
  });
  if (view === undefined) return null;
  const { war } = view;
  return (
    <div ref={screen}>
      <War war={war} acts={acts} last={last} />
      {body()}
    </div>
  );

  function body() {
    if (view === undefined) return null;
    if (view.encounter !== null)
      return <Planned view={view} encounter={view.encounter} acts={acts} last={last} />;
    if (view.noPlan === null) return <PlanForm view={view} acts={acts} />;
    const { why, text } = view.noPlan;
    // What is to be done about it stands above.
    return why === 'war-undecided' ? null : <NoPlan why={why} text={text} campaign={campaign} />;
  }
}

/** Where one goes on: the next roll or thing of the same sort, else the next step. */
const AFTERWARDS: { readonly [act in Deed['do']]?: string } = {
  'decide-war': '[data-first-choice]',
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
  'campaign-over': { to: '/c/$campaign/house-rules', label: 'Agree on a later year' },
  'calendar-full': { to: '/c/$campaign/chronicle', label: 'Read the chronicle' },
} as const;
