import { useState } from 'react';
import { useUnderWay } from '../play-context.ts';
import { floorText, groupName, placeNumber } from '../words.ts';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';
import { useStanding, WhoField } from './who-field.tsx';

interface EnterFormProps {
  readonly spot: string;
  readonly floor: number;
}

/** Who goes in, with the odds of whom they meet before the dice. */
export function EnterForm({ spot, floor }: EnterFormProps) {
  const [figures, setFigures] = useState<readonly string[]>([]);
  const place = useUnderWay(({ places }) => places.find((one) => one.spot === spot));
  if (place === undefined) return null;
  const where = place.floors.length > 1 ? `${place.title}, ${floorText(floor)}` : place.title;
  return (
    <QuestionPanel title={`${place.building === null ? 'Open' : 'Enter'} ${placeNumber(place)} ${where}`}>
      <WhoField legend="Who goes in" value={figures} onChange={setFigures} />
      {figures.length === 0 && <p className="quiet small">Tick who goes in.</p>}
      <RollButtons
        deed={{ do: 'enter', spot, floor, figures: [...figures] }}
        disabled={figures.length === 0}
      />
    </QuestionPanel>
  );
}

/** Who goes first, talk or attack, and what is said; the questions come one by one. */
export function DealForm({ group: id }: { readonly group: string }) {
  const standing = useStanding();
  const [figures, setFigures] = useState<readonly string[]>(standing);
  const group = useUnderWay(({ groups }) => groups.find((one) => one.id === id));
  if (group === undefined) return null;
  const those = group.members.filter(({ alive, captive }) => alive && !captive);
  return (
    <QuestionPanel
      title={`Deal with ${groupName(group)}`}
      aside={those
        .map(({ name, rep, innocent }) => `${name}, Rep ${rep}${innocent ? ', Innocent' : ''}`)
        .join('; ')}
    >
      <WhoField legend="Who is there" value={figures} onChange={setFigures} />
      <RollButtons
        deed={{ do: 'deal', contact: id, figures: [...figures] }}
        disabled={figures.length === 0}
      />
    </QuestionPanel>
  );
}
