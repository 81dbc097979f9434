/** Play’s form for entering a floor of a building or opening a vehicle. */
import { floorText } from '../../../../../src/rules/all-things-zombie/text/vocabulary.ts';
import { placeNumber } from '../../text/conditions.ts';
import { useFilled } from '../fields/filled-form.tsx';
import { QuestionPanel } from '../fields/question-panel.tsx';
import { useOurs } from '../fields/who-field.tsx';
import { WhoForm } from '../fields/who-form.tsx';
import { useOnScreen, useUnderWay } from '../state/play-context.ts';

interface EnterFormProps {
  readonly spot: string;
  readonly floor: number;
}

/** Form for going in: who does, with the odds of whom they meet before the dice. */
export function EnterForm({ spot, floor }: EnterFormProps) {
  const place = useUnderWay(({ places }) => places.find((one) => one.spot === spot));
  const ours = useOurs();
  const inside = ours.filter((one) => one.inside === spot);
  const marked = useOnScreen('selected');
  // In a place where nobody has been, those who have moved there are those who go in.
  const isNew = place?.floors.every(({ entered }) => !entered);
  // Elsewhere it is the marked figure, where nothing keeps it from going in.
  const goes = ours.filter(
    ({ who, inside: at, heldFrom }) => who === marked && at !== spot && heldFrom.entering === null,
  );
  const [figures, setFigures] = useFilled<readonly string[]>(
    'figures',
    (isNew && inside.length > 0 ? inside : goes).map(({ who }) => who),
    [],
  );
  if (place === undefined) return null;
  const where = place.floors.length > 1 ? `${place.title}, ${floorText(floor)}` : place.title;
  return (
    <QuestionPanel title={`${place.building === null ? 'Open' : 'Enter'} ${placeNumber(place)} ${where}`}>
      <WhoForm
        legend="Who goes in"
        none="Tick who goes in."
        value={figures}
        onChange={setFigures}
        entering
        deed={{ do: 'enter', spot, floor, figures: [...figures] }}
      />
    </QuestionPanel>
  );
}
