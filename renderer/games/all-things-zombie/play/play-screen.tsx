/** The Assistant: the miniatures stand on the player’s own table, and this keeps count of them. */

import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import type { Tier } from '../../../../src/contract/tiers.ts';
import { useAsk } from '../../../client/api.ts';
import { storeOf } from '../../../client/store.ts';
import { KeptDice } from '../acts/kept-dice.tsx';
import { useEncounterActs } from '../acts/use-encounter-act.ts';
import { ReportForm } from '../after/report-form.tsx';
import { Panes } from './panes.tsx';
import styles from './play.module.css';
import { useKeptForms } from './state/kept-forms.ts';
import { markedLine } from './state/lines.ts';
import { KeptContext, PlayContext, type Playing } from './state/play-context.ts';
import { lettersInTurn, screenState, viewOf } from './state/play-state.ts';

interface PlayScreenProps {
  readonly campaign: string;
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
  /** Once the battle has been reported. */
  readonly onReported?: () => void;
}

/** Null before an Encounter is planned, and once it is reported. */
const numberOnTable = ({ encounter }: EncounterView) =>
  encounter === null || encounter.stage === 'after' ? null : encounter.number;

/** Nothing where no Encounter is on the table. */
export function PlayScreen({ campaign, tier, onTier, onReported }: PlayScreenProps) {
  const [declared, setDeclared] = useState(false);
  const change = (to: Tier, asked: boolean) => {
    setDeclared(asked);
    onTier(to);
  };
  const number = useAsk('encounter.get', { campaign }, { select: numberOnTable }).data ?? null;
  if (number === null) return null;
  if (tier === 'log')
    return <Reporting {...{ campaign, onReported, declared }} onBack={() => change('assist', false)} />;
  return (
    <Table
      key={`${campaign} ${number}`}
      campaign={campaign}
      number={number}
      resolves={tier === 'resolve'}
      onReport={({ declared: asked }) => change('log', asked)}
    />
  );
}

interface Reported {
  /** True if the player has already been asked whether the battle is over. */
  readonly declared: boolean;
}

interface ReportingProps extends Reported {
  readonly campaign: string;
  readonly onReported: PlayScreenProps['onReported'];
  readonly onBack: () => void;
}

function Reporting({ campaign, declared, onReported, onBack }: ReportingProps) {
  const view = useAsk('encounter.get', { campaign }).data;
  if (view === undefined) return null;
  return (
    <div className={styles.report}>
      <Button size="sm" variant="subtle" onClick={onBack}>
        Back to the table
      </Button>
      <ReportForm view={view} declared={declared} {...(onReported === undefined ? {} : { onReported })} />
    </div>
  );
}

interface TableProps {
  readonly campaign: string;
  readonly number: number;
  /** Bots fight it on. */
  readonly resolves: boolean;
  readonly onReport: (how: Reported) => void;
}

/** Drawn once: what changes in it is looked at by its parts. */
function Table({ campaign, number, resolves, onReport }: TableProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [view] = useState(() => viewOf(client, campaign));
  const [letters] = useState(lettersInTurn);
  const [state] = useState(() => screenState(view.get().encounter.fighters[0]?.who));
  const acts = useEncounterActs({
    campaign,
    onDone: (_, deed) => state.done(deed),
    hasForm: state.hasForm,
    onUntimely: (deed, message) => state.open({ form: 'anyway', deed, message }),
    onUndone: (by) => state.open({ form: 'begin-turn', by }),
  });
  const report = useRef(onReport);
  const playing = useMemo((): Playing => {
    return {
      campaign,
      acts,
      view,
      lettersOf: letters,
      ...state,
      // Keys pressed next are for the form, not for a question that an act under way may open.
      open: (form) => {
        acts.ahead.turnElsewhere();
        state.open(form);
      },
      close: () => {
        state.close();
        markedLine()?.focus();
      },
      goTo: (step) => void navigate({ to: `/c/$campaign/encounter/${step}`, params: { campaign } }),
      toReport: (how) => report.current(how),
    };
  }, [campaign, acts, view, letters, state, navigate]);

  return (
    <PlayContext value={playing}>
      <KeptDice campaign={campaign} screen="play" acts={acts} />
      <Keeping campaign={campaign} number={number}>
        <div className={styles.frame}>
          <Panes resolves={resolves} />
        </div>
      </Keeping>
    </PlayContext>
  );
}

interface KeepingProps {
  readonly campaign: string;
  readonly number: number;
  readonly children: ReactNode;
}

/** Gives the parts of the screen what is kept between forms: each is drawn anew with what it looks at, and the screen isn’t. */
function Keeping({ campaign, number, children }: KeepingProps) {
  const kept = useKeptForms(campaign, number);
  const [store] = useState(() => storeOf(kept));
  useLayoutEffect(() => store.set(kept), [store, kept]);
  return <KeptContext value={store}>{children}</KeptContext>;
}
