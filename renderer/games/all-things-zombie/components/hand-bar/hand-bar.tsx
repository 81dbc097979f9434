/** The bar that deals with picked things of the stockpile, and the form that strikes them off for a reason. */
import { Button, NativeSelect } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { shortNames } from '../../../../../src/rules/all-things-zombie/text/chronicle/names.ts';
import { countedInWords, upperFirst } from '../../../../../src/rules/core/text/english.ts';
import { announce } from '../../../../client/announce.ts';
import { useDo } from '../../../../client/api.ts';
import { useCampaign } from '../../../../client/campaign-context.ts';
import { useKeptFocus } from '../../../../client/focus.ts';
import { type Filled, KeptForm } from '../../../../components/kept-form.tsx';
import { off } from '../../../../components/off.ts';
import { ReasonForm } from '../../../../components/reason-form.tsx';
import styles from './hand-bar.module.css';
import type { InHand } from './in-hand.ts';

/** In place of a figure: one thing to each of the party, and again from the first. */
const IN_TURN = 'in-turn';

interface HandBarProps {
  readonly revision: number;
  readonly picked: readonly InHand[];
  /** Receiver of the things: a figure, or all of the party in turn; any other value means the first of the party. */
  readonly to: string;
  readonly onTo: (to: string) => void;
  /** Called with the things that were dealt with: others may have been picked since. */
  readonly onDone: (items: readonly string[]) => void;
  /** Something else has to be answered first. */
  readonly held?: boolean;
}

/**
 * Bar for all that is picked: given to one figure or to all in turn, laid back, struck off. Before anything is picked it says
 * nothing else.
 */
export function HandBar({ revision, picked, to, onTo, onDone, held = false }: HandBarProps) {
  const { id: campaign, figures } = useCampaign();
  const party = figures.filter(({ status }) => status === 'ready');
  const [striking, setStriking] = useState(false);
  const hand = useDo('stockpile.hand-out');
  const take = useDo('stockpile.take-up');
  const share = useDo('stockpile.share-out');
  const who = useId();
  const bar = useRef<HTMLFieldSetElement>(null);
  const inTurn = to === IN_TURN && party.length > 1;
  const one = party.find(({ id }) => id === to) ?? party[0];
  const items = picked.map(({ id }) => id);
  const nothing = picked.length === 0;
  // Things that have been dealt with are gone from the bar, and the button with them.
  useKeptFocus(nothing, () => bar.current);
  const done = {
    onSuccess: ({ title }: { title: string }) => {
      announce(title);
      onDone(items);
    },
  };
  const at = { campaign, revision, items };
  const called = shortNames(party);
  const carried = picked.some(({ carrier }) => carrier !== null);
  const among = party.map(({ id }) => id);

  const give = () => {
    if (nothing || held) return;
    if (inTurn) share.mutate({ ...at, among, takenUp: true }, done);
    else if (one !== undefined) take.mutate({ ...at, figure: one.id }, done);
  };
  return (
    <fieldset data-writes ref={bar} tabIndex={-1} className={styles.hand} aria-label="With what is picked">
      <span className={styles.picked} aria-live="polite">
        {nothing
          ? 'Nothing picked'
          : `${upperFirst(countedInWords(picked.length, 'thing', 'things'))} picked`}
      </span>
      {!nothing && (
        <>
          <label htmlFor={who} className="vh">
            Who gets it
          </label>
          <NativeSelect
            id={who}
            size="sm"
            className={styles.to ?? ''}
            value={inTurn ? IN_TURN : (one?.id ?? '')}
            data={[
              ...party.map(({ id, name }) => ({ value: id as string, label: name })),
              ...(party.length > 1 ? [{ value: IN_TURN, label: 'All of them in turn' }] : []),
            ]}
            onChange={(event) => onTo(event.currentTarget.value)}
          />
          <Button
            size="sm"
            {...off(one === undefined || held)}
            title="Weapons are in hand at once, and body armour is on; the rest is carried"
            onClick={give}
          >
            {inTurn ? 'Give in turn' : `Give to ${one === undefined ? '' : called(one)}`}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            {...off(!carried || held)}
            onClick={() => carried && !held && hand.mutate({ ...at, to: null }, done)}
          >
            Lay back
          </Button>
          <Button
            size="sm"
            variant="subtle"
            {...off(held)}
            aria-expanded={striking}
            onClick={() => !held && setStriking(!striking)}
          >
            Strike off
          </Button>
        </>
      )}
      {striking && !nothing && (
        <StrikeForm revision={revision} picked={picked} onDone={onDone} onClose={() => setStriking(false)} />
      )}
    </fieldset>
  );
}

interface StrikeFormProps {
  readonly revision: number;
  readonly picked: readonly InHand[];
  readonly onDone: (items: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Things are gone that no rule used up; why is said. */
function StrikeForm(props: StrikeFormProps) {
  return (
    <KeptForm form="stockpile/strike-off" initial={{ why: '' }}>
      {(filled) => <StrikeFields {...props} filled={filled} />}
    </KeptForm>
  );
}

type StrikeFieldsProps = StrikeFormProps & { readonly filled: Filled<{ readonly why: string }> };

function StrikeFields({ revision, picked, filled, onDone, onClose }: StrikeFieldsProps) {
  const { id: campaign } = useCampaign();
  const strike = useDo('stockpile.strike-off', { handles: ({ code }) => code !== 'stale' });
  const items = picked.map(({ id }) => id);
  const [only, another] = picked;
  return (
    <div className={styles.form}>
      <ReasonForm
        name="Strike off"
        label="Strike off"
        save="Strike off"
        filled={filled}
        failure={strike.error}
        onCancel={onClose}
        onSave={(why) => {
          const taken = filled.sending();
          strike.mutate(
            { campaign, revision, items, why },
            {
              onSuccess: ({ title }) => {
                announce(title);
                onDone(items);
                if (taken()) onClose();
              },
            },
          );
        }}
      >
        {(id) => (
          <output id={id}>
            {only !== undefined && another === undefined
              ? only.title
              : countedInWords(picked.length, 'thing', 'things')}
          </output>
        )}
      </ReasonForm>
    </div>
  );
}
