/** Somebody from another campaign, by the text that was copied or saved there. */
import { Button, FileButton, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Output } from '../../../../src/contract/contract.ts';
import { TakenAlong } from '../../../../src/contract/games/all-things-zombie/taken-along.ts';
import { announce } from '../../../client/announce.ts';
import { askKey, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { FoundAgain } from '../../../components/form-acts.tsx';
import type { Filled } from '../../../components/kept-form.tsx';
import styles from './roster.module.css';
import { WhoComes } from './who-comes.tsx';

const NO_FIGURE = 'This isn’t a figure that was taken from a campaign.';

function figureIn(text: string): TakenAlong | undefined {
  try {
    return TakenAlong.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export type FromFile = { readonly text: string };
export const NO_TEXT: FromFile = { text: '' };

interface AddFromFileProps {
  readonly filled: Filled<FromFile>;
  readonly onAdded: (figure: string) => void;
}

export function AddFromFile({ filled, onAdded }: AddFromFileProps) {
  const { id: campaign, revision } = useCampaign();
  const client = useQueryClient();
  const taking = useDo('party.take-in', {
    handles: ({ code }) => code === 'bad-input' || code === 'refused',
  });
  const { text } = filled.value;
  const setText = (to: string) => filled.set({ text: to });
  const [tried, setTried] = useState(false);
  const along = figureIn(text);
  const figure = along?.figure;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (figure === undefined) return;
    const taken = filled.sending();
    taking.mutateAsync({ campaign, revision, ...figure }).then(
      ({ title }) => {
        announce(title);
        const now = client.getQueryData<Output<'campaign.get'>>(askKey('campaign.get', { campaign }));
        const newest = now?.figures.at(-1);
        if (taken() && newest !== undefined) onAdded(newest.id);
      },
      () => undefined,
    );
  };
  const typed = text.trim() !== '';
  const wrong = figure === undefined && (typed || tried) ? NO_FIGURE : undefined;
  const letGo = () => {
    taking.reset();
    setTried(false);
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {along === undefined ? (
        <>
          <FileButton accept=".holdout-figure" onChange={(file) => void file?.text().then(setText)}>
            {(props) => (
              <Button className={styles.save} {...props}>
                Choose a file…
              </Button>
            )}
          </FileButton>
          <Textarea
            label="The figure, as copied from another campaign"
            description="Of a campaign on this shelf: open the figure’s sheet there, “Take to another campaign…”"
            data-autofocus
            rows={6}
            value={text}
            error={wrong}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </>
      ) : (
        <WhoComes along={along} onOther={letGo} />
      )}
      {taking.error !== null && (
        <p role="alert" className="flag">
          {taking.error.message}
        </p>
      )}
      <div className={styles.row}>
        <Button type="submit" variant="filled">
          {figure === undefined ? 'Take in' : `Take in ${figure.name}`}
        </Button>
        <FoundAgain filled={filled} />
      </div>
    </form>
  );
}
