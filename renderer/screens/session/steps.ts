/** The acts of a game by the steps they went into. */
import type { SessionActView, SessionLine } from '../../../src/contract/sessions.ts';

/** A step with the acts that went into it; what it told, its last act has told. */
export interface Step {
  readonly told: readonly SessionLine[];
  /** Newest first. */
  readonly acts: readonly SessionActView[];
}

/** `open`: what the step under way has told so far. */
export function stepsOf(acts: readonly SessionActView[], open: readonly SessionLine[]): readonly Step[] {
  const steps: { told: readonly SessionLine[]; acts: SessionActView[] }[] = [{ told: open, acts: [] }];
  for (const act of acts) {
    if (act.steps > 0 || act.told.length > 0) steps.push({ told: act.told, acts: [] });
    steps.at(-1)?.acts.push(act);
  }
  return steps.filter((step) => step.told.length + step.acts.length > 0);
}

/** More lines of one step than this stand as one that opens. */
export const MOST_LINES = 8;
/** Number of last lines of such a step that stay in sight: they tell the result. */
const IN_SIGHT = 2;

/**
 * Lines that stand together: those of little weight that follow one another, and of a long step all but the last and what
 * stays in sight by itself.
 */
export function foldedLines(
  lines: readonly SessionLine[],
  stays: (line: SessionLine) => boolean = () => false,
): readonly (readonly SessionLine[])[] {
  const parts: SessionLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (line.folds && last?.at(-1)?.folds === true) last.push(line);
    else parts.push([line]);
  }
  if (parts.length <= MOST_LINES) return parts;
  const folded: SessionLine[][] = [];
  let isOpen = false;
  for (const [at, part] of parts.entries()) {
    const isInSight = at >= parts.length - IN_SIGHT || part.some(stays);
    if (isOpen && !isInSight) folded.at(-1)?.push(...part);
    else folded.push([...part]);
    isOpen = !isInSight;
  }
  return folded;
}

/** Says whether a line is a run’s own, such as the report of one of its games: its rule begins with the run’s name. */
export const isOfRun =
  (run: string) =>
  ({ rule }: Pick<SessionLine, 'rule'>): boolean =>
    rule.startsWith(`${run}.`);
