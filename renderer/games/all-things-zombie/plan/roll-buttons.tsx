/** Buttons that roll for an act of the plan. */
import { Button } from '@mantine/core';
import { useCampaign } from '../../../client/campaign-context.ts';
import { off } from '../../../components/off.ts';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';

interface RollButtonsProps {
  readonly acts: EncounterActs;
  readonly deed: Deed;
  /** `Roll for a vehicle` */
  readonly text: string;
  /** Name of the one who rolls, where several may: it stands beside the buttons. */
  readonly who?: string;
  /** The odds stand elsewhere. */
  readonly quiet?: boolean;
  /** True if nothing else can be done before it. */
  readonly main?: boolean;
}

/** The odds, then the roll: with the dice of the settings, or with the others. */
export function RollButtons({ acts, deed, text, who, quiet = false, main = false }: RollButtonsProps) {
  const { id: campaign } = useCampaign();
  const { own, asking, byApp, byHand, perform } = acts;
  const usual = own ? `${text}, my dice` : text;
  const other = own ? 'App’s dice' : 'My dice';
  const named = (...parts: readonly string[]) => ({
    'aria-label': [...parts, ...(who === undefined ? [] : [who])].join(': '),
  });
  const waits = off(asking !== undefined);
  return (
    <div className={styles.rolling}>
      {!quiet && <Chance campaign={campaign} deed={deed} />}
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant={main ? 'filled' : 'default'}
          data-roll
          {...named(usual)}
          {...waits}
          onClick={() => perform(deed)}
        >
          {usual}
        </Button>
        <Button
          size="sm"
          variant="subtle"
          {...named(other, text)}
          {...waits}
          onClick={() => (own ? byApp(deed) : byHand(deed))}
        >
          {other}
        </Button>
      </div>
    </div>
  );
}
