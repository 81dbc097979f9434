/** Report in a single file, for whoever is to find out what went wrong. The player sends it; Holdout never does. */
import { Button, Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { CallFailure, call, tellFailure, useAsk } from '../../../client/api.ts';
import { keep } from '../../../client/files.ts';
import { notify } from '../../../client/notify.ts';
import { Section } from '../../../components/section.tsx';
import styles from '../settings.module.css';

const NONE = 'none';

interface Wanted {
  readonly campaign: string;
  readonly replaced: boolean;
  readonly everything: boolean;
}

async function make({ campaign, replaced, everything }: Wanted): Promise<void> {
  const which = campaign === NONE ? {} : { campaign, everything };
  const kept = await keep(
    await call('campaign-file.report', { ...which, names: replaced ? 'replaced' : 'kept' }),
  );
  if (kept !== null)
    notify({ message: `The report is saved${kept === undefined ? '' : ` as ${kept}`}; nothing was sent.` });
}

export function ReportTab() {
  const shelf = useAsk('shelf.list', {}).data;
  const [campaign, setCampaign] = useState(NONE);
  const [replaced, setReplaced] = useState(true);
  const [everything, setEverything] = useState(false);
  const choices = [...(shelf?.campaigns ?? []), ...(shelf?.games ?? [])].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const save = () =>
    void make({ campaign, replaced, everything }).catch((failure: unknown) => {
      if (failure instanceof CallFailure) tellFailure(failure);
      else notify({ message: failure instanceof Error ? failure.message : String(failure), kind: 'failure' });
    });
  return (
    <Section title="Report a problem">
      <div className={styles.report}>
        <p className="prose">
          A report is one file with the last lines of Holdout’s log, its version and, if you like, a campaign.
          You decide whom to send it to; Holdout sends nothing by itself.
        </p>
        <Select
          label="Campaign it is about"
          allowDeselect={false}
          value={campaign}
          onChange={(value) => setCampaign(value ?? NONE)}
          data={[{ value: NONE, label: 'None' }, ...choices]}
        />
        <Checkbox
          label="Replace names of campaigns and people, in what you wrote too"
          checked={replaced}
          onChange={(event) => setReplaced(event.currentTarget.checked)}
        />
        {campaign !== NONE && (
          <Checkbox
            label="With everything"
            description="Also what you deleted or undid, earlier versions of what you wrote and pictured, lines given up, and half-filled forms."
            checked={everything}
            onChange={(event) => setEverything(event.currentTarget.checked)}
          />
        )}
        <span>
          <Button onClick={save}>Save the report…</Button>
        </span>
      </div>
    </Section>
  );
}
