/** A panel that says why there is no form any more. */
import { QuestionPanel } from './question-panel.tsx';

interface GonePanelProps {
  readonly title: string;
  /** `They are no longer on the table.` */
  readonly text: string;
}

/** Panel in place of a form whose figure or thing has gone. */
export function GonePanel({ title, text }: GonePanelProps) {
  return (
    <QuestionPanel title={title}>
      <p data-first tabIndex={-1} className="small">
        {text}
      </p>
    </QuestionPanel>
  );
}
