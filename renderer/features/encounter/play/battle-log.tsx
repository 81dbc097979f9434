import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { modified } from '../../../app/keys.ts';
import { useUndo } from '../../../app/use-undo.ts';
import { Section } from '../../../components/section.tsx';
import styles from './play.module.css';
import { usePlay } from './play-context.ts';

const SHOWN = 40;

/** This Encounter’s acts, newest first, and the last one to be taken back. */
export function BattleLog() {
  const { campaign, encounter } = usePlay();
  const view = useCampaign();
  const { undo, busy } = useUndo(campaign);
  const acts = useAsk('campaign.log', { campaign }).data?.acts ?? [];
  // A period has one Encounter; what was done for it before the plan stands here too.
  const here = acts.filter(({ state, date }) => state === 'done' && date === encounter.date);
  const shown = here.sort((a, b) => b.act - a.act).slice(0, SHOWN);
  return (
    <Section
      title="Log"
      aside={encounter.date}
      end={
        view.undo !== null && (
          <Button
            size="sm"
            variant="subtle"
            disabled={busy}
            title={`${view.undo} (${modified('Z')})`}
            leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
            onClick={() => void undo()}
          >
            Take the last back
          </Button>
        )
      }
    >
      <ol className={styles.log} aria-label="Acts of this Encounter, newest first">
        {shown.map(({ act, title }) => (
          <li key={act} data-turn={/^Turn \d/.test(title) || undefined} className="name">
            {title}
          </li>
        ))}
      </ol>
    </Section>
  );
}
