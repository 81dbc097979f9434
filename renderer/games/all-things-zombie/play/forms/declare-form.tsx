import { Button } from '@mantine/core';
import { leftUndone } from '../../../../../src/contract/games/all-things-zombie/asks-first.ts';
import type { Roller } from '../../../../app/asking.ts';
import { useStore } from '../../../../app/store.ts';
import { DECLARATIONS } from '../../encounter/declarations.ts';
import { DueParts } from '../due/due-parts.tsx';
import { kindOf } from '../due/kinds.ts';
import styles from '../play.module.css';
import { fighterNamed, usePlay, useUnderWay } from '../play-context.ts';
import { useSend } from '../use-send.ts';
import { groupName } from '../words.ts';
import type { Declared } from './form.ts';
import { QuestionPanel } from './question-panel.tsx';
import { words as said } from './text/declare-form.ts';

interface DeclareFormProps {
  readonly declaration: Declared;
  readonly by: Roller | undefined;
}

const WAYS = { own: 'byHand', app: 'byApp' } as const satisfies Record<Roller, string>;

/** What can't be taken back at the table is asked for once: Enter says yes, Escape no. */
export function DeclareForm({ declaration, by }: DeclareFormProps) {
  const { close, toReport } = usePlay();
  const send = useSend();
  const words = DECLARATIONS[declaration.do];
  const who = useWho(declaration);
  const declare = () => {
    if (declaration.do === 'report') toReport({ declared: true });
    else send(declaration, by === undefined ? 'perform' : WAYS[by], { declared: true });
  };
  return (
    <QuestionPanel form={declaration.do} title={words.title(who)} aside={words.aside}>
      {declaration.do === 'begin-turn' && <LeftUndone />}
      <div>
        <Button data-first variant="filled" onClick={declare}>
          {words.yes}
        </Button>{' '}
        <Button variant="subtle" onClick={close}>
          {'no' in words ? words.no : said.notYet}
        </Button>
      </div>
    </QuestionPanel>
  );
}

/** What and whose it is, each kind in a line. */
function LeftUndone() {
  const { view } = usePlay();
  const all = useStore(view, ({ proposals }) => proposals);
  const kinds = [...Map.groupBy(leftUndone(all), (one) => kindOf(one) ?? one.act)];
  return (
    <ul className={styles.why} aria-label={said.whatIsStillDue}>
      {kinds.map(([kind, proposals]) => (
        <li key={kind}>
          <DueParts proposals={proposals} />
        </li>
      ))}
    </ul>
  );
}

/** Of whom it is declared. */
function useWho(declaration: Declared): string {
  const groups = useUnderWay((encounter) => encounter.groups);
  const fighters = useUnderWay((encounter) => encounter.fighters);
  const turn = useUnderWay((encounter) => encounter.turn);
  switch (declaration.do) {
    case 'begin-turn':
      return said.turn((turn?.number ?? 0) + 1);
    case 'beat': {
      const group = groups.find(({ id }) => id === declaration.contact);
      return group === undefined ? said.they : groupName(group);
    }
    case 'mark':
      return fighterNamed({ fighters }, declaration.who)?.name ?? said.theFigure;
    case 'report':
      return said.theBattle;
    default:
      return declaration satisfies never;
  }
}
