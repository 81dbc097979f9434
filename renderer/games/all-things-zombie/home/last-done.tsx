import { useDisclosure } from '@mantine/hooks';
import { useAsk } from '../../../app/api.ts';
import { useCampaign } from '../../../app/campaign-context.ts';
import { entriesOf, standsAt } from '../../../app/everything-done.ts';
import { HistoryDrawer } from '../../../app/history-drawer-later.ts';
import { Ago } from '../../../components/ago.tsx';
import { Section } from '../../../components/section.tsx';
import styles from './last-done.module.css';

const SHOWN = 6;

/** What was done and written last, newest first, as undo takes it back; all of them are one press away. */
export function LastDone({ campaign }: { readonly campaign: string }) {
  const view = useCampaign();
  const log = useAsk('campaign.log', { campaign }).data;
  const [opened, { open, close }] = useDisclosure(false);
  const all = log === undefined ? [] : entriesOf(log).filter(({ one }) => one.state === 'done');
  const done = all.slice(Math.max(0, standsAt(all, view.words)));
  return (
    <>
      <Section
        title="Last done"
        end={
          <button type="button" className="quiet-link" aria-haspopup="dialog" onClick={open}>
            Everything done
          </button>
        }
      >
        <ol className={styles.list}>
          {done.slice(0, SHOWN).map(({ key, one }) => (
            <li key={key}>
              <span className="name">{one.title}</span>
              <span className="quiet small">
                <Ago iso={one.madeAt} />
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <HistoryDrawer log={view} opened={opened} onClose={close} />
    </>
  );
}
