/** A game in progress: its board, the open question, what happened so far. Every module's games are played here. */

import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { SessionView } from '../../../src/contract/sessions.ts';
import type { Tier } from '../../../src/contract/tiers.ts';
import { useAsk, useDo } from '../../client/api.ts';
import { BesideTitle } from '../../components/beside-title.ts';
import { TierButtons } from '../../components/tier-buttons.tsx';
import panes from '../../components/two-panes.module.css';
import { Episode } from '../../games/episode.ts';
import type { FootProps, GameScreens, LoadFoot } from '../../games/game-screens.ts';
import { GAMES } from '../../games/games.ts';
import { Page } from '../../page/page.tsx';
import { BoardSlot, TwinSwitch } from './board.tsx';
import { Corrected } from './corrected.tsx';
import { Forecast } from './forecast.tsx';
import { GiveUp } from './give-up.tsx';
import { Happened } from './happened.tsx';
import { partOfGame } from './part-of-game.ts';
import { Players } from './players.tsx';
import { QuestionPanel, useRolls } from './question-panel.tsx';
import { Replay } from './replay.tsx';
import { Resolve } from './resolve.tsx';
import styles from './session.module.css';
import { useSession } from './session-context.ts';
import { toQuestion } from './to-question.ts';
import { useAnswers } from './use-answers.ts';
import { useMoments } from './use-moments.ts';
import { usePace } from './use-pace.ts';

export function SessionScreen() {
  const view = useSession();
  const screens = GAMES[view.game] ?? NO_SCREENS;
  const chosen = useRolls();
  const [tier, setTier] = useTier();
  // In the Log the app rolls nothing.
  const rolls = tier === 'log' ? 'own' : chosen;
  const [pace, setPace] = usePace(view.id);
  const answers = useAnswers(rolls, pace);
  const [inWords, setInWords] = useState(screens.board === undefined);
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const moments = useMoments(view);
  const shown = moments.past ?? view;
  const isPast = moments.past !== undefined;
  const { picked, pick } = usePicked(shown.revision, shown.answers.length);
  const { data } = useAsk('session.chance', { campaign: view.id }, { enabled: view.question !== null });
  const figures = !isPast && data?.revision === view.revision ? data.figures : null;
  const { title, detail, crumb, phases } = shown.standing;
  return (
    <Page
      title={title}
      aside={crumb ?? [detail, view.title].filter((part) => part !== '').join(' · ')}
      beside={
        <Head phases={phases} tier={tier} onTier={setTier}>
          <span ref={setBeside} className={styles.beside} />
          {screens.board !== undefined && <TwinSwitch inWords={inWords} onInWords={setInWords} />}
        </Head>
      }
      rail
      fixed
      ownFocus
    >
      <div className={`${panes.screen} ${styles.sessionScreen}`}>
        <div className={styles.left}>
          {/* All of it at once: what was there before the board would move away beneath the pointer. */}
          <Suspense fallback={null}>
            <div className={`${panes.main} ${styles.main}`}>
              <BesideTitle value={beside}>
                <BoardSlot
                  load={screens.board}
                  view={shown}
                  onAnswer={isPast ? ignored : answers.answer}
                  picked={picked}
                  onPick={pick}
                  figures={figures}
                  isPast={isPast}
                  inWords={inWords}
                  onInWords={setInWords}
                />
              </BesideTitle>
              <Players view={view} pace={pace} onPace={setPace} />
              <Corrected view={view} />
              <Episode view={view} />
              <GiveUp view={view} />
            </div>
            <Foot
              view={shown}
              picked={isPast ? null : picked}
              // All of it stands in the words, too.
              load={inWords ? undefined : screens.foot}
              isPast={isPast}
            />
          </Suspense>
        </div>
        <div className={styles.right}>
          <div data-writes className={styles.asking} data-past={isPast || undefined}>
            {isPast ? (
              <Past view={shown} onBack={moments.toNow} />
            ) : tier === 'resolve' && !view.over ? (
              <Resolve answers={answers} />
            ) : (
              <QuestionPanel
                view={view}
                answers={answers}
                rolls={rolls}
                tier={tier}
                pace={pace}
                inWords={inWords}
                figures={figures}
                picked={picked}
                onPick={pick}
              />
            )}
          </div>
          <div className={styles.log}>
            <Happened begunBy={moments.begunBy} />
          </div>
          <Replay moments={moments} />
        </div>
      </div>
      <Live view={view} />
    </Page>
  );
}

const ignored = () => undefined;
const NO_SCREENS: GameScreens = {};

/** Option that is pointed at; it belongs to a single question. */
function usePicked(revision: number, answers: number) {
  const asked = `${revision} ${answers}`;
  const [picked, setPicked] = useState<{ readonly asked: string; readonly option: string | null }>();
  const pick = useCallback((option: string | null) => setPicked({ asked, option }), [asked]);
  return { picked: picked?.asked === asked ? picked.option : null, pick };
}

/** Question of an earlier moment, to be read and not answered. */
function Past({
  view: { question, over, ending },
  onBack,
}: {
  readonly view: ReturnType<typeof useSession>;
  readonly onBack: () => void;
}) {
  return (
    <section className={styles.question} aria-labelledby="question">
      <header>
        <p className="quiet small">An earlier moment; nothing is taken back</p>
        <button type="button" className="link small" onClick={onBack}>
          Back to now
        </button>
      </header>
      <h2 id="question">{over ? (ending ?? 'The game is over.') : (question?.text ?? 'The bots play.')}</h2>
    </section>
  );
}

/** Announcements of a game for screen readers: the new question first, then the last line of the log. */
function Live({ view: { question, over, ending, told, answers } }: { readonly view: SessionView }) {
  const asked = over ? (ending ?? 'The game is over.') : (question?.text ?? 'The bots play.');
  const last = told.at(-1)?.text ?? answers.at(-1)?.act;
  return (
    <p className="vh" aria-live="polite" data-live>
      {asked} {last}
    </p>
  );
}

/** Under the board: how the game may end, and the piles that the game itself shows. */
interface Props extends FootProps {
  readonly load: LoadFoot | undefined;
  readonly isPast: boolean;
}

function Foot({ view, picked, load, isPast }: Props) {
  const Piles = load && partOfGame<FootProps>(load);
  return (
    <div className={styles.foot}>
      {!isPast && <Forecast view={view} />}
      {Piles !== undefined && <Piles view={view} picked={picked} />}
    </div>
  );
}

/** Beside the title of a game: the parts of its turn, and how it is played. */
interface HeadProps {
  readonly phases: SessionView['standing']['phases'];
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
  /** Content before the tiers. */
  readonly children?: ReactNode;
}

function Head({ phases, tier, onTier, children }: HeadProps) {
  return (
    <>
      {phases.length > 0 && (
        <ol className={styles.phases} aria-label="Phases of the turn">
          {phases.map(({ name, detail, is }) => (
            <li key={name} data-is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <b>
                {is === 'done' && <IconCheck size={14} stroke={1.6} aria-label="done" />}
                {name}
              </b>
              {detail !== '' && <i>{detail}</i>}
            </li>
          ))}
        </ol>
      )}
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside answer keys themselves. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keys the focus stays at them. */}
      <div className={styles.tiers} onClick={toQuestion}>
        <TierSwitch tier={tier} onTier={onTier} />
      </div>
    </>
  );
}

/** Ways to play a game: entered as it goes at the table, played here, or gone on with by bots. */
const WORDS = {
  log: 'enter what happened at the table; the app rolls nothing',
  assist: 'play it here',
  resolve: 'let bots play on',
} as const satisfies Record<Tier, string>;

/** The tier of the last game or battle played; but bots go on only where somebody says so here. */
function useTier(): readonly [Tier, (to: Tier) => void] {
  const last = useAsk('settings.get', {}, { select: ({ tier }) => tier }).data;
  const settings = useDo('settings.set');
  const [chosen, setChosen] = useState<Tier>();
  const set = (tier: Tier) => {
    setChosen(tier);
    settings.mutate({ tier });
  };
  return [chosen ?? (last === 'log' ? 'log' : 'assist'), set];
}

interface TierSwitchProps {
  readonly tier: Tier;
  readonly onTier: (tier: Tier) => void;
}

/** At every step; nothing is lost by changing over. */
const TierSwitch = ({ tier, onTier }: TierSwitchProps) => (
  <TierButtons label="How to play" words={WORDS} tier={tier} onTier={onTier} />
);
