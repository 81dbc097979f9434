/** *Take to another campaign…*: straight into one on the shelf, or as text for the clipboard or a file. */
import { Button, Modal, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TakenAlong } from '../../../../src/contract/games/all-things-zombie/taken-along.ts';
import { leftBehindText } from '../../../../src/rules/all-things-zombie/text/taken-along.ts';
import { type CallFailure, useAsk, useDo } from '../../../client/api.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { notify } from '../../../client/notify.ts';
import { off } from '../../../components/off.ts';
import { WhyJoins } from '../components/why-joins.tsx';
import { download } from '../export/download.ts';
import styles from '../roster/roster.module.css';
import type { FigureLine } from '../text/figures.ts';

interface TakeAlongProps {
  readonly figure: Pick<FigureLine, 'id' | 'name' | 'kind' | 'status'>;
}

interface TakeAlongDialogProps extends TakeAlongProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function TakeAlongDialog({ figure, opened, onClose }: TakeAlongDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={`Take ${figure.name} to another campaign`} size={520}>
      {opened && <Ways figure={figure} onDone={onClose} />}
    </Modal>
  );
}

function Ways({ figure, onDone }: TakeAlongProps & { readonly onDone: () => void }) {
  const { id: campaign } = useCampaign();
  const taken = useAsk('figure.take-along', { campaign, figure: figure.id }).data;
  if (taken === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(taken.text).then(
      () => {
        notify({ message: <span className="name">{`Copied ${figure.name}.`}</span> });
        onDone();
      },
      () => notify({ message: 'The clipboard can’t be used here; save a file instead.', kind: 'failure' }),
    );
  return (
    <div className={styles.form}>
      <p>
        <span className="name">{figure.name}</span> stays here, too. Rep, RAP, attributes, weapons with their
        clips, kills and outings, portrait, biography and history go along; what is carried out of the
        stockpile doesn’t.
        {leftBehindText(figure).map((sentence) => ` ${sentence}`)}
      </p>
      <IntoOne figure={figure} text={taken.text} onDone={onDone} />
      <div className={styles.row}>
        <Button onClick={() => download(taken.file, taken.text, 'application/json')}>Save as file…</Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <p className="quiet small">
        For a campaign on another computer. There: Roster, Add a figure, From another campaign.
      </p>
    </div>
  );
}

/** The other two are told as everywhere: it is tried again from where that campaign stands by now. */
const saidBeside = ({ code }: CallFailure) => code !== 'stale' && code !== 'dropped';

interface IntoOneProps extends TakeAlongProps {
  readonly text: string;
  readonly onDone: () => void;
}

/** The other campaigns of the shelf; a battle by itself takes nobody in. */
function IntoOne({ figure: { name }, text, onDone }: IntoOneProps) {
  const { id: here } = useCampaign();
  const shelf = useAsk('shelf.list', {}).data;
  const taking = useDo('party.take-in', {
    handles: saidBeside,
  });
  const error = taking.error !== null && saidBeside(taking.error) ? taking.error : undefined;
  const isThere = taking.error?.refusal === 'here-already';
  const [chosen, setChosen] = useState('');
  const [why, setWhy] = useState('');
  const others = shelf?.campaigns.filter(({ id, oneOff }) => id !== here && oneOff === null) ?? [];
  const to = others.find(({ id }) => id === chosen) ?? others[0];
  const take = () => {
    if (to === undefined) return;
    const { figure } = TakenAlong.parse(JSON.parse(text));
    taking.mutate(
      {
        ...{ campaign: to.id, revision: to.revision, ...figure },
        ...(isThere && { again: true }),
        ...(to.recruiting || why.trim() === '' ? {} : { why }),
      },
      {
        onSuccess: () => {
          notify({
            message: (
              <>
                <span className="name">{`${name} is in ${to.name}, too.`}</span>{' '}
                <Link to="/c/$campaign/roster" params={{ campaign: to.id }}>
                  Go there
                </Link>
              </>
            ),
          });
          onDone();
        },
      },
    );
  };
  if (to === undefined)
    return shelf === undefined ? null : <p className="second">There is no other campaign.</p>;
  return (
    <div className={styles.row}>
      <NativeSelect
        label="Campaign"
        data-autofocus
        value={to.id}
        error={error?.field !== 'why' && error?.message}
        onChange={(event) => {
          taking.reset();
          setChosen(event.currentTarget.value);
        }}
        data={others.map(({ id, name: called, date }) => ({ value: id, label: `${called}, ${date}` }))}
      />
      {!to.recruiting && <WhyJoins why={why} error={error} onChange={setWhy} />}
      <Button variant="filled" {...off(taking.isPending)} onClick={take}>
        {isThere ? `Take ${name} there again` : `Take ${name} there`}
      </Button>
    </div>
  );
}
