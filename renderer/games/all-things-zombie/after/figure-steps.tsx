import { useCampaign } from '../../../client/campaign-context.ts';
import { Tally } from '../../../components/tally.tsx';
import type { Deeds } from '../acts/use-deeds.ts';
import { StarMark } from '../components/star-mark.tsx';
import { StatusMark } from '../components/status-mark.tsx';
import type { FigureLine } from '../text/figures.ts';
import styles from './after.module.css';
import { CorrectLink } from './correct-link.tsx';
import { DueStep } from './due-step.tsx';
import { SettledList } from './settled-list.tsx';
import { type AfterLine, NO_POINT_WORDS } from './settling.ts';

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
        <StatusMark status={status} />
      </td>
    </tr>
  );
}
