/** *Take to another campaign…*: straight into one on the shelf, or as text for the clipboard or a file. */
import { Button, Modal, NativeSelect } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { TakenAlong } from '../../../../src/contract/games/all-things-zombie/taken-along.ts';
import { type CallFailure, useAsk, useDo } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { notify } from '../../../app/notify.ts';
import { off } from '../../../components/off.ts';
import { download } from '../export/download.ts';
import styles from '../roster/add-figure.module.css';
import type { FigureLine } from '../text/figures.ts';
import { words } from './text/take-along.ts';

interface TakeAlongProps {
  readonly figure: Pick<FigureLine, 'id' | 'name' | 'kind'>;
}

interface TakeAlongDialogProps extends TakeAlongProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function TakeAlongDialog({ figure, opened, onClose }: TakeAlongDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.takeToAnotherCampaignOf(figure.name)} size={520}>
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
        notify({ message: <span className="name">{words.copiedOf(figure.name)}</span> });
        onDone();
      },
      () => notify({ message: words.theClipboardCantBe, kind: 'failure' }),
    );
  return (
    <div className={styles.form}>
      <p>
        <span className="name">{figure.name}</span> {words.staysHereTooRepRAP}
        {figure.kind === 'star' && words.aStarJoinsThere}
      </p>
      <IntoOne figure={figure} text={taken.text} onDone={onDone} />
      <div className={styles.row}>
        <Button onClick={() => download(taken.file, taken.text, 'application/json')}>
          {words.saveAsFile}
        </Button>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </div>
      <p className="quiet small">{words.forACampaignOnAnother}</p>
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
  const [chosen, setChosen] = useState('');
  const others = shelf?.campaigns.filter(({ id, oneOff }) => id !== here && oneOff === null) ?? [];
  const to = others.find(({ id }) => id === chosen) ?? others[0];
  const take = () => {
    if (to === undefined) return;
    const { figure } = TakenAlong.parse(JSON.parse(text));
    taking.mutate(
      { campaign: to.id, revision: to.revision, ...figure },
      {
        onSuccess: () => {
          notify({
            message: (
              <>
                <span className="name">{words.isInToo(name, to.name)}</span>{' '}
                <Link to="/c/$campaign/roster" params={{ campaign: to.id }}>
                  {words.goThere}
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
    return shelf === undefined ? null : <p className="second">{words.thereIsNoOtherCampaign}</p>;
  return (
    <div className={styles.row}>
      <NativeSelect
        label={words.campaign}
        data-autofocus
        value={to.id}
        error={taking.error !== null && saidBeside(taking.error) && taking.error.message}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={others.map(({ id, name: called, date }) => ({ value: id, label: `${called}, ${date}` }))}
      />
      <Button variant="filled" {...off(taking.isPending)} onClick={take}>
        {words.takeThere(name)}
      </Button>
    </div>
  );
}
