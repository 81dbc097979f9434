import { Button, NativeSelect } from '@mantine/core';
import { useId, useState } from 'react';
import type { StockThing } from '../../../src/contract/holdings.ts';
import { FigureId } from '../../../src/contract/shapes.ts';
import { announce } from '../../app/announce.ts';
import { useDo } from '../../app/api.ts';
import { useCampaign } from '../../app/campaign-context.ts';
import { ReasonForm } from '../../components/reason-form.tsx';
import { capitalised, count } from '../../text/number.ts';
import styles from './stockpile-screen.module.css';

interface HandBarProps {
  readonly revision: number;
  readonly picked: readonly StockThing[];
  readonly onDone: () => void;
}

/** What is done with all that is picked: handed to one figure, taken up, laid back, struck off. */
export function HandBar({ revision, picked, onDone }: HandBarProps) {
  const { id: campaign, figures } = useCampaign();
  const party = figures.filter(({ status }) => status === 'ready');
  const [chosen, setChosen] = useState('');
  const [striking, setStriking] = useState(false);
  const hand = useDo('stockpile.hand-out');
  const take = useDo('stockpile.take-up');
  const who = useId();
  const to = party.find(({ id }) => id === chosen) ?? party[0];
  const items = picked.map(({ id }) => id);
  const nothing = picked.length === 0;
  const busy = hand.isPending || take.isPending;
  const done = {
    onSuccess: ({ title }: { title: string }) => {
      announce(title);
      onDone();
    },
  };
  const handTo = (figure: string | null) =>
    hand.mutate({ campaign, revision, items, to: figure === null ? null : FigureId.parse(figure) }, done);
  return (
    <fieldset className={styles.hand} aria-label="With what is picked">
      <span className={styles.picked} aria-live="polite">
        {nothing ? 'Nothing picked' : `${capitalised(count(picked.length, 'thing'))} picked`}
      </span>
      <label htmlFor={who} className="vh">
        Who gets it
      </label>
      <NativeSelect
        id={who}
        size="sm"
        className={styles.to ?? ''}
        value={to?.id ?? ''}
        data={party.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button size="sm" disabled={nothing || to === undefined || busy} onClick={() => to && handTo(to.id)}>
        Carries it
      </Button>
      <Button
        size="sm"
        disabled={nothing || to === undefined || busy || picked.some(({ use }) => use === null)}
        title="Weapons are taken up and body armour is put on, for good"
        onClick={() => to && take.mutate({ campaign, revision, items, figure: to.id }, done)}
      >
        Takes it up
      </Button>
      <Button
        size="sm"
        variant="subtle"
        disabled={!picked.some(({ carrier }) => carrier !== null) || busy}
        onClick={() => handTo(null)}
      >
        Lay back
      </Button>
      <Button
        size="sm"
        variant="subtle"
        disabled={nothing || busy}
        aria-expanded={striking && !nothing}
        onClick={() => setStriking(!striking)}
      >
        Strike off
      </Button>
      {striking && !nothing && (
        <StrikeForm revision={revision} picked={picked} onDone={onDone} onClose={() => setStriking(false)} />
      )}
    </fieldset>
  );
}

function StrikeForm({ revision, picked, onDone, onClose }: HandBarProps & { readonly onClose: () => void }) {
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
        busy={strike.isPending}
        failure={strike.error}
        onCancel={onClose}
        onSave={(why) =>
          strike.mutate(
            { campaign, revision, items, why },
            {
              onSuccess: ({ title }) => {
                announce(title);
                onDone();
                onClose();
              },
            },
          )
        }
      >
        {(id) => (
          <output id={id}>
            {only !== undefined && another === undefined ? only.title : count(picked.length, 'thing')}
          </output>
        )}
      </ReasonForm>
    </div>
  );
}
