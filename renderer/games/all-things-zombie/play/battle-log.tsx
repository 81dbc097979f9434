import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useCampaign } from '../../../app/campaign-context.ts';
import { modified } from '../../../app/keys.ts';
import { usePages } from '../../../app/use-pages.ts';
import { useUndo } from '../../../app/use-undo.ts';
import { BackToHere } from '../../../components/back-to-here.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './play.module.css';
import { usePlay, useUnderWay } from './play-context.ts';

/** This Encounter’s acts, newest first, and the last one to be taken back. */
export function BattleLog() {
  const { campaign } = usePlay();
  const date = useUnderWay((encounter) => encounter.date);
  const view = useCampaign();
  const { undo } = useUndo(campaign);
  const { data, hasNextPage, fetchNextPage } = usePages('encounter.log', { campaign });
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];
  return (
    <Section
      title="Log"
      aside={date}
      end={
        view.undo !== null && (
          <Button
            size="sm"
            variant="subtle"
            title={`${view.undo} (${modified('Z')})`}
            leftSection={<IconArrowBackUp size={16} stroke={1.6} aria-hidden />}
            onClick={() => void undo()}
          >
            Undo the last step
          </Button>
        )
      }
    >
      <ol className={styles.log} aria-label="Acts of this Encounter, newest first">
        {acts.map(({ act, title }, at) => (
          <li key={act} data-turn={/^Turn \d/.test(title) || undefined} className="name">
            {at > 0 && <BackToHere act={act} title={title} />}
            {title}
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="subtle" onClick={() => void fetchNextPage({ cancelRefetch: false })}>
          Earlier
        </Button>
      )}
    </Section>
  );
}
