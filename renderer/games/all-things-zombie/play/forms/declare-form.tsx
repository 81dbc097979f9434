/** Play’s form for what can’t be taken back at the table: people beaten, a figure marked, the battle over. */
import { Button } from '@mantine/core';
import { DECLARATIONS } from '../../acts/declarations.ts';
import { groupName } from '../../text/conditions.ts';
import { QuestionPanel } from '../fields/question-panel.tsx';
import type { Declared } from '../state/form.ts';
import { fighterNamed, usePlay, useUnderWay } from '../state/play-context.ts';
import { useSend } from '../state/use-send.ts';

interface DeclareFormProps {
  readonly declaration: Declared;
}

/** Form of a declaration that can’t be taken back at the table, asked for once: Enter says yes, Escape no. */
export function DeclareForm({ declaration }: DeclareFormProps) {
  const { close, toReport } = usePlay();
  const send = useSend();
  const words = DECLARATIONS[declaration.do];
  const who = useWho(declaration);
  const declare = () => {
    if (declaration.do === 'report') toReport({ declared: true });
    else send(declaration, 'perform', { declared: true });
  };
  return (
    <QuestionPanel form={declaration.do} title={words.title(who)} aside={words.aside}>
      <div>
        <Button data-first variant="filled" onClick={declare}>
          {words.yes}
        </Button>{' '}
        <Button variant="subtle" onClick={close}>
          Not yet
        </Button>
      </div>
    </QuestionPanel>
  );
}

/** Name of the one about whom something is declared. */
function useWho(declaration: Declared): string {
  const groups = useUnderWay('groups');
  const fighters = useUnderWay('fighters');
  switch (declaration.do) {
    case 'beat': {
      const group = groups.find(({ id }) => id === declaration.contact);
      return group === undefined ? 'They' : groupName(group);
    }
    case 'mark':
      return fighterNamed({ fighters }, declaration.who)?.name ?? 'The figure';
    case 'report':
      return 'The battle';
    default:
      return declaration satisfies never;
  }
}
