/** Play’s list of what is due: its rows, each with letter and button, and the words on the buttons. */
import { Button } from '@mantine/core';
import { memo } from 'react';
import type { Proposal } from '../../../../../src/contract/games/all-things-zombie/encounter-view/proposal.ts';
import type { UnderWay } from '../../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { listed } from '../../../../../src/rules/core/text/english.ts';
import { useStore } from '../../../../client/store.ts';
import { off } from '../../../../components/off.ts';
import { Section } from '../../../../components/section.tsx';
import { keyText, SCREEN_KEYS } from '../keys/table.ts';
import { doesInRow, doesOf, doesTogether, dueFirst } from '../state/does.ts';
import { ALL_DUE, type Does } from '../state/due-acts.ts';
import type { Key } from '../state/key.ts';
import { isSight, kindOf, togetherOf } from '../state/kinds.ts';
import { dueId } from '../state/letters.ts';
import { useKeptPart, usePlay, useWaits } from '../state/play-context.ts';
import styles from './due.module.css';
import { DueOdds } from './due-odds.tsx';
import { DueParts, Opens } from './due-parts.tsx';
import { Letter } from './letter.tsx';
import { NextTurn } from './next-turn.tsx';

/**
 * List of the things that are due, and of those that usually come next; one of each kind with the letter that is its kind’s. Nothing
 * happens unasked.
 */
export function DueList() {
  const { view, open, lettersOf } = usePlay();
  const all = useStore(view, ({ proposals }) => proposals);
  const sides = useKeptPart('sides');
  // The next turn has a line of its own, below all that is due before it.
  const rows = inRows(dueFirst(all).filter(({ act }) => act !== 'begin-turn'));
  const letters = lettersOf(all);
  return (
    <Section
      title="What is due"
      end={
        <button
          type="button"
          className="quiet-link"
          onClick={() => open({ form: 'declare', declaration: { do: 'report' } })}
        >
          The battle is over <kbd>{keyText(SCREEN_KEYS.over)}</kbd>
        </button>
      }
    >
      <ol className={styles.due}>
        {rows.map((row) => {
          const [first] = row;
          const kind = kindOf(first);
          const id = dueId(first);
          const isKeyed = kind !== undefined && row.some((one) => letters.get(kind) === dueId(one));
          const letter = isKeyed ? ALL_DUE[kind] : undefined;
          return row.length > 1 && kind !== undefined ? (
            <Several key={id} proposals={row} letter={letter} />
          ) : (
            <Due key={id} proposal={first} sides={sides} letter={letter} />
          );
        })}
        <NextTurn />
      </ol>
    </Section>
  );
}

type Row = readonly [Proposal, ...Proposal[]];

/** Rows of the list: things done together stand in one line, where the first of them is due. */
function inRows(proposals: readonly Proposal[]): readonly Row[] {
  const rows: Row[] = [];
  const begun = new Map<string, number>();
  for (const proposal of proposals) {
    const together = togetherOf(proposal);
    const row = together === undefined ? undefined : begun.get(together);
    const before = row === undefined ? undefined : rows[row];
    if (row !== undefined && before !== undefined) rows[row] = [...before, proposal];
    else {
      if (together !== undefined) begun.set(together, rows.length);
      rows.push([proposal]);
    }
  }
  return rows;
}

/** Text of one thing due; for zombies, their choices stand below who they are. */
function DueText({ proposal: { act, text } }: { readonly proposal: Proposal }) {
  const [who, ...does] = text.split(': ');
  if (act !== 'zombies-act' || does.length === 0) return text;
  return (
    <>
      {who}
      <span className="vh">: </span>
      <span className={`second ${styles.below}`}>{does.join(': ')}</span>
    </>
  );
}

interface DueProps {
  readonly proposal: Proposal;
  /** As the player left them for the next turn. */
  readonly sides: readonly string[] | null;
  readonly letter: Key | undefined;
}

const Due = memo(function Due({ proposal, sides, letter }: DueProps) {
  const { acts, view, open, goTo } = usePlay();
  const waits = useWaits();
  const ticksOf = useKeptPart('ticksOf');
  const place = useKeptPart('place');
  const does = () => doesOf(proposal, { encounter: view.get().encounter, sides, ticksOf, place });
  const press = () => {
    const now = does();
    if ('form' in now) open(now.form);
    else if ('screen' in now) goTo(now.screen);
    else acts.perform(() => now.made(view.get().encounter), { name: now.name });
  };
  return (
    <li data-due={proposal.due || undefined}>
      <Letter letter={letter} />
      <span className={styles.what} data-kills={proposal.kills === null ? undefined : true}>
        <Opens proposal={proposal}>
          <DueText proposal={proposal} />
        </Opens>
        {!proposal.due && <span className="vh">, if it applies, or later</span>}
        <DueOdds proposals={[proposal]} />
      </span>
      <Button size="sm" {...deadly([proposal])} {...off(waits)} {...keyed(letter)} onClick={press}>
        {getUp([proposal], view.get().encounter) ? VERBS.mark : verbOf(does(), proposal.rule)}
        <Dies of={[proposal]} />
        <span className="vh">: {proposal.text}</span>
      </Button>
    </li>
  );
});

/** All that have to do the same, one after the other. */
const Several = memo(function Several({
  proposals,
  letter,
}: {
  readonly proposals: Row;
  readonly letter: Key | undefined;
}) {
  const { acts, view, open } = usePlay();
  const waits = useWaits();
  const ticksOf = useKeptPart('ticksOf');
  const place = useKeptPart('place');
  const [first] = proposals;
  const doesNow = () =>
    doesInRow(proposals, { encounter: view.get().encounter, sides: null, ticksOf, place }).flatMap((does) =>
      'name' in does ? [does] : [],
    );
  const press = () => {
    if (isSight(first)) {
      open({ form: 'sight' });
      return;
    }
    const all = {};
    for (const { name, made } of doesNow())
      acts.perform(() => made(view.get().encounter), { name, press: all });
  };
  const { encounter } = view.get();
  const verb = getUp(proposals, encounter)
    ? VERBS.mark
    : verbOf(doesTogether(first, { encounter, sides: null, ticksOf, place }), first.rule);
  return (
    <li data-due={first.due || undefined}>
      <Letter letter={letter} />
      <span className={styles.what}>
        <DueParts proposals={proposals} />
        {!first.due && <span className="vh">, if it applies, or later</span>}
        <DueOdds proposals={proposals} />
      </span>
      <Button size="sm" {...deadly(proposals)} {...off(waits)} {...keyed(letter)} onClick={press}>
        {isSight(first) ? verb : `${verb} ${proposals.length === 2 ? 'both' : `all ${proposals.length}`}`}
        <Dies of={proposals} />
        <span className="vh">: {proposals.map(({ text }) => text).join(', ')}</span>
      </Button>
    </li>
  );
});

const victims = (proposals: readonly Proposal[]): readonly string[] =>
  proposals.flatMap(({ kills }) => kills ?? []);

const deadly = (proposals: readonly Proposal[]) => ({
  'data-deadly': victims(proposals).length > 0 || undefined,
});

/** Word on the button for who dies of a press on it. */
function Dies({ of }: { readonly of: readonly Proposal[] }) {
  const names = victims(of);
  return names.length === 0 ? null : (
    <span className={styles.dies}>{`${listed(names)} ${names.length === 1 ? 'dies' : 'die'}`}</span>
  );
}

const keyed = (letter: Key | undefined) =>
  letter === undefined ? {} : { 'aria-keyshortcuts': keyText(letter).replace(' ', '+') };

const VERBS: Readonly<Record<string, string>> = {
  reload: 'Reload',
  mark: 'Up',
  'zombies-act': 'Move',
  // No dice are rolled for these.
  'spread-fire': 'Let it burn',
  'early-grave': 'Decide',
};
/** By the rule that calls for it, where the act is the same. */
const VERBS_BY_RULE: Readonly<Record<string, string>> = { 'atz.chain-saw': 'Start' };

/** Zombies that are down, on doubles. */
const getUp = (proposals: Row, { zombies }: Pick<UnderWay, 'zombies'>): boolean =>
  proposals.every(({ subject }) => zombies.some(({ id, may }) => id === subject && may === 'recover'));

const verbOf = (does: Does, rule: string): string => {
  if ('screen' in does) return 'In Set up';
  if ('name' in does) return VERBS_BY_RULE[rule] ?? VERBS[does.deed.do] ?? 'Roll';
  return does.form.form === 'declare' ? 'They are beaten' : 'Open';
};
