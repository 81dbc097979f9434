/** Words beside the button that opens a form, where something half-written waits in it. */
import { useEffect, useState } from 'react';
import { useLog } from '../../client/log-context.ts';
import { hasDraft } from '../../client/use-draft.ts';

interface HalfWrittenProps {
  /** Name under which it would be kept: `chronicle/note/12`. */
  readonly form: string;
}

export function HalfWritten({ form }: HalfWrittenProps) {
  const { id } = useLog();
  const [there, setThere] = useState(false);
  useEffect(() => {
    let gone = false;
    void hasDraft(id, form).then((has) => {
      if (!gone) setThere(has);
    });
    return () => {
      gone = true;
    };
  }, [id, form]);
  return there ? <WaitsThere /> : null;
}

export const WaitsThere = () => <p className="quiet small">Something half-written isn’t saved yet.</p>;
