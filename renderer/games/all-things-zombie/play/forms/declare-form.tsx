import { Button } from '@mantine/core';
import type { Deed } from '../../encounter/deed.ts';
import { fighterNamed, usePlay, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { groupName } from '../words.ts';
import type { Declaration } from './form.ts';
import { QuestionPanel } from './question-panel.tsx';

/** What can't be taken back at the table is asked for once: Enter says yes, Escape no. */
export function DeclareForm({ declaration }: { readonly declaration: Declaration }) {
  const { close, toReport } = usePlay();
  const send = useSend();
  const { title, aside, yes } = useWords(declaration);
  const declare = () => {
    const deed = deedOf(declaration);
    if (deed === undefined) toReport();
    else send(deed);
  };
  return (
    <QuestionPanel title={title} aside={aside}>
      <div>
        <Button data-first variant="filled" onClick={declare}>
          {yes}
        </Button>{' '}
        <Button variant="subtle" onClick={close}>
          Not yet
        </Button>
      </div>
    </QuestionPanel>
  );
}

/** The end of the battle is told by the report. */
function deedOf(declaration: Declaration): Deed | undefined {
  switch (declaration.what) {
    case 'beaten':
      return { do: 'beat', contact: declaration.group };
    case 'captured':
      return { do: 'mark', who: declaration.who, condition: 'captured', byZombie: false };
    case 'over':
      return undefined;
    default:
      return declaration satisfies never;
  }
}

function useWords(declaration: Declaration): {
  readonly title: string;
  readonly aside: string;
  readonly yes: string;
} {
  const groups = useUnderWay((encounter) => encounter.groups);
  const fighters = useUnderWay((encounter) => encounter.fighters);
  switch (declaration.what) {
    case 'beaten': {
      const group = groups.find(({ id }) => id === declaration.group);
      const who = group === undefined ? 'They' : groupName(group);
      return {
        title: `${who}: beaten?`,
        aside: 'None of them fights on; their weapons and what they carry are yours to take.',
        yes: 'They are beaten',
      };
    }
    case 'captured': {
      const name = fighterNamed({ fighters }, declaration.who)?.name ?? 'The figure';
      return {
        title: `${name}: captured?`,
        aside: 'Taken off the table, to be freed by an escape.',
        yes: 'Captured',
      };
    }
    case 'over':
      return {
        title: 'Is the battle over?',
        aside: 'The report is filled in from the marks; you can come back to the table before it is sent.',
        yes: 'Report the battle',
      };
    default:
      return declaration satisfies never;
  }
}
