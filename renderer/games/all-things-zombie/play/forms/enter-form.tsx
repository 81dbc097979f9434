import { useUnderWay } from '../play-context.ts';
import { floorText, placeNumber } from '../words.ts';
import { useFilled } from './filled-form.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { RollButtons } from './roll-buttons.tsx';
import { WhoField } from './who-field.tsx';

interface EnterFormProps {
  readonly spot: string;
  readonly floor: number;
}

/** Who goes in, with the odds of whom they meet before the dice. */
export function EnterForm({ spot, floor }: EnterFormProps) {
  const [figures, setFigures] = useFilled<readonly string[]>('figures', []);
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
