/** *Take to another campaign…*: the figure as text, for the clipboard or a file. */
import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { notify } from '../../../app/notify.ts';
import { download } from '../export/download.ts';
import styles from '../roster/add-figure.module.css';

interface TakeAlongProps {
  readonly figure: { readonly id: string; readonly name: string };
}

export function TakeAlong({ figure }: TakeAlongProps) {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpened(true)}>
        Take to another campaign…
      </Button>
      <Modal opened={opened} onClose={close} title={`Take ${figure.name} to another campaign`} size={520}>
        {opened && <Text figure={figure} onDone={close} />}
      </Modal>
    </>
  );
}

function Text({ figure, onDone }: TakeAlongProps & { readonly onDone: () => void }) {
  const { id: campaign } = useCampaign();
  const taken = useAsk('figure.take-along', { campaign, figure: figure.id }).data;
  if (taken === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(taken.text).then(
      () => {
        notify({ message: <span className="name">Copied {figure.name}.</span> });
        onDone();
      },
      () => notify({ message: 'The clipboard can’t be used here; copy the text by hand.', kind: 'failure' }),
    );
  return (
    <div className={styles.form}>
      <p>
        Skills, arms, biography and history go along; {figure.name} stays here too. In the other campaign, add
        a figure “From another campaign”.
      </p>
      <Textarea label="The figure as text" readOnly rows={8} value={taken.text} />
      <div className={styles.row}>
        <Button variant="filled" data-autofocus onClick={() => void copy()}>
          Copy
        </Button>
        <Button onClick={() => download(taken.file, taken.text, 'application/json')}>Save as file…</Button>
      </div>
    </div>
  );
}
