/** A figure’s row in the table after the battle, with the odds, dice and buttons of the step that is due. */
import { Button } from '@mantine/core';
import type { DueStep as Step } from '../../../../src/contract/games/all-things-zombie/encounter-view/after.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { DicePanel } from '../../../components/dice-entry/dice-panel.tsx';
import { off } from '../../../components/off.ts';
import { Tally } from '../../../components/tally.tsx';
import { Chance } from '../acts/chance.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './after.module.css';
import { CorrectLink } from './correct-link.tsx';
import { SettledList } from './settled-list.tsx';
import { type AfterLine, NO_POINT_WORDS, settling, stepButton } from './settling.ts';

interface FigureStepsProps {
  readonly figure: FigureLine;
  readonly line: AfterLine;
  /** Rep when the party set out. */
  readonly repBefore: number;
  /** The first of all who have something due. */
  readonly first: boolean;
  readonly acts: Deeds;
  /** Opens the correction of what was reported. */
  readonly onCorrect: ((figure: string) => void) | undefined;
}

/** Row of one figure after the battle: what happened, what has come of it, what is due, and how the figure stands now. */
export function FigureSteps({ figure, line, repBefore, first, acts, onCorrect }: FigureStepsProps) {
  const { id: campaign } = useCampaign();
  const { name, rep, rap, rapToAdvance, status } = figure;
  const { happened, settled, due, unspared, noPoint } = line;
  const [next, ...later] = due;
  const lastHere = acts.last?.do === 'settle' && acts.last.figure === figure.id;
  return (
    <tr>
      <th scope="row" className={styles.figureStepsWho}>
        <span className="name">{name}</span> {figure.kind === 'star' && <StarMark />}
        <span className={styles.happened}>{happened}</span>
        {settled.length === 0 && onCorrect !== undefined && (
          <CorrectLink name={name} onCorrect={() => onCorrect(figure.id)} />
        )}
      </th>
      <td className={styles.steps}>
        <SettledList settled={settled} last={lastHere ? acts.done : undefined} />
        {next !== undefined && (
          <DueStep
            campaign={campaign}
            figure={figure.id}
            name={name}
            step={next}
            explained={first}
            acts={acts}
          />
        )}
        {unspared.length > 0 && <p className={styles.later}>{unspared.join(' ')}</p>}
        {later.length > 0 && (
          <p className={styles.later}>{`Then: ${later.map(({ title }) => title).join(' · ')}`}</p>
        )}
        {next === undefined && noPoint !== null && (status === 'ready' || status === 'captive') && (
          <p className={styles.later}>{`No point towards Rep: ${NO_POINT_WORDS[noPoint]}`}</p>
        )}
      </td>
      <td className="c rep">
        <span className={rep < repBefore ? 'flag' : undefined}>{rep}</span>
        {rep !== repBefore && (
          <s className={styles.figureStepsBefore}>
            <span className="vh">was </span>
            {repBefore}
          </s>
        )}
      </td>
      <td className="nowrap">
        <Tally rap={rap} toAdvance={rapToAdvance} />
      </td>
      <td>
        <StatusMark of={figure} />
      </td>
    </tr>
  );
}

interface DueStepProps {
  readonly campaign: string;
  readonly figure: string;
  readonly name: string;
  readonly step: Step;
  /** The first of all that is due stands there explained; of the others the explanation can be opened. */
  readonly explained: boolean;
  readonly acts: Deeds;
}

/** The step that comes next: what it is, its odds, and the buttons that do it; or the question it waits with. */
function DueStep({ campaign, figure, name, step, explained, acts }: DueStepProps) {
  const { asking, own } = acts;
  const deed = settling(figure, step);
  const asked = asking?.deed.do === 'settle' && asking.deed.figure === figure;
  const about = `${name}, ${step.title}`;
  const word = stepButton(step);
  const waits = off(asking !== undefined);
  return (
    <div className={styles.due} data-due={step.step}>
      <details key={String(explained)} open={explained}>
        <summary>
          <b>{step.title}</b>
        </summary>
        <p className={styles.figureStepsWhy}>{step.summary}</p>
      </details>
      {asked ? (
        <DicePanel acts={acts} title={about} />
      ) : (
        <div className={styles.do}>
          <Button
            size="sm"
            variant={step.asks ? 'filled' : 'default'}
            aria-label={`${word}: ${about}${step.kills ? `; ${name} dies` : ''}`}
            {...waits}
            className={step.kills ? styles.deadly : undefined}
            data-settle
            onClick={() => acts.perform(deed)}
          >
            {word}
            {step.kills && `: ${name} dies`}
          </Button>
          {step.asks && (
            <>
              {step.rolls && (
                <Button
                  size="sm"
                  variant="subtle"
                  aria-label={`${own ? 'The app’s dice' : 'My own dice'}: ${about}`}
                  {...waits}
                  onClick={() => (own ? acts.byApp(deed) : acts.byHand(deed))}
                >
                  {own ? 'The app’s dice' : 'My own dice'}
                </Button>
              )}
              <Chance campaign={campaign} deed={deed} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
