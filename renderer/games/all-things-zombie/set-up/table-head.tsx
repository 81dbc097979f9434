import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Difference } from '../../../components/difference.tsx';
import { off } from '../../../components/off.ts';
import { locksOn } from './locks.ts';
import styles from './set-up.module.css';
import { SideMark } from './side-mark.tsx';
import { Told } from './told.tsx';
import type { SetUp } from './use-set-up.ts';

/** The place, whose dice roll, and the table as a whole: laid out, or laid out again around what is locked. */
export function TableHead({ setUp }: { readonly setUp: SetUp }) {
  const { encounter, laying, own, setOwn, open, roll, waiting } = setUp;
  const { table, area, zal, sal, corrected } = encounter;
  const locked = table === null ? [] : locksOn(laying.locked, table);
  const lay = () =>
    roll({ do: 'set-table', locked: [...locked], mallAlone: laying.mallAlone && area !== 'rural' });
  return (
    <section className={styles.head} aria-labelledby="place">
      <header>
        <h2 id="place">{table?.name ?? 'The table'}</h2>
        <p className={styles.activity}>
          Activity <SideMark side="zombies" />
          <span>
            <span className="vh">zombies </span>
            <b>{zal}</b>
            <Difference when={corrected.includes('zal')} />
          </span>
          <SideMark side="survivors" />
          <span>
            <span className="vh">survivors </span>
            <b>{sal}</b>
            <Difference when={corrected.includes('sal')} />
          </span>
        </p>
      </header>
      {encounter.ofCapture && (
        <p className="small second">
          This is the table of the capture, and its dice are those of that Encounter.
        </p>
      )}
      {open && (
        <>
          <div className={styles.tools}>
            <SegmentedControl
              aria-label="Whose dice"
              value={own ? 'own' : 'app'}
              onChange={(value) => setOwn(value === 'own')}
              data={[
                { value: 'app', label: 'App’s dice' },
                { value: 'own', label: 'My dice' },
              ]}
            />
            <Button
              size="sm"
              variant={table === null ? 'filled' : 'default'}
              leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
              {...off(waiting)}
              onClick={lay}
            >
              {layText(table !== null, locked.length > 0)}
              {own && ', my dice'}
            </Button>
          </div>
          {area !== 'rural' && (
            <Checkbox
              className={styles.mall}
              size="xs"
              label="A mall, and no other building"
              checked={laying.mallAlone}
              onChange={(event) => laying.setMallAlone(event.currentTarget.checked)}
            />
          )}
        </>
      )}
      <Told setUp={setUp} of={['set-table', 'reroll-part']} title="The table" />
    </section>
  );
}

function layText(laid: boolean, locked: boolean): string {
  if (!laid) return 'Lay out the table';
  return locked ? 'Roll all that’s unlocked' : 'Roll all of it again';
}
