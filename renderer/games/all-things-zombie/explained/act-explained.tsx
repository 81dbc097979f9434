/** An act of the log opened to its numbers, answer by answer. */
import { useAsk } from '../../../client/api.ts';
import { Explained } from '../../../components/explained/explained.tsx';
import { isMeeting } from './meeting.ts';
import { MeetingSteps } from './meeting-steps.tsx';

interface ActExplainedProps {
  readonly campaign: string;
  readonly act: number;
}

export function ActExplained({ campaign, act }: ActExplainedProps) {
  // Acts in the log stay as they are.
  const rolls = useAsk('encounter.explained', { campaign, act }, { kept: true }).data?.rolls;
  if (rolls === undefined) return null;
  if (rolls.length === 0) return <p className="quiet small">No dice were rolled for it.</p>;
  if (isMeeting(rolls)) return <MeetingSteps rolls={rolls} />;
  return rolls.map((roll, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its place.
    <Explained key={at} roll={roll} titled={rolls.length > 1 || roll.whose !== null} />
  ));
}
