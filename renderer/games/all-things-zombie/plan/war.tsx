import type { EncounterView } from '../../../../src/contract/games/all-things-zombie/encounter-view.ts';
import { WAR_WORDS } from '../../../../src/rules/all-things-zombie/text/war.ts';
import { useCampaign } from '../../../client/campaign-context.ts';
import { Section } from '../../../components/section.tsx';
import { Chance } from '../acts/chance.tsx';
import type { Deed } from '../acts/deed.ts';
import type { EncounterActs } from '../acts/use-encounter-act.ts';
import styles from './plan.module.css';
import { RollButtons } from './roll-buttons.tsx';
import { RolledHere } from './rolled-here.tsx';

interface WarProps {
  readonly war: EncounterView['war'];
  readonly acts: EncounterActs;
  /** The last deed done on this screen. */
  readonly last: Deed['do'] | undefined;
}

/** In the twentieth year it is rolled for who has won; afterwards it shows what that means, as long as one stays here. */
export function War({ war: { due, winner }, acts, last }: WarProps) {
  const { id: campaign } = useCampaign();
  if (!due && last !== 'decide-war') return null;
  return (
    <div className={styles.war}>
      <Section title="Zombies or humans" aside="once, in the twentieth year">
        {due ? (
          <>
            <ul className={styles.sides}>
              {WINNERS.map((one) => (
                <li key={one}>
                  If <b>{WAR_WORDS[one].who}</b> have won, {WAR_WORDS[one].effect}.
                </li>
              ))}
            </ul>
            <p className="second">
              Two dice decide who has won the war; on a seven, one more die. The result holds until the end of
              the campaign, in every area and every phase.
            </p>
            <div className={styles.roll}>
              <Chance campaign={campaign} deed={DECIDE} />
              <RollButtons acts={acts} deed={DECIDE} text="Roll for who has won" quiet main />
            </div>
          </>
        ) : (
          winner !== null && (
            <p className={styles.won}>
              <b>{WAR_WORDS[winner].won}</b>: {WAR_WORDS[winner].effect}.
            </p>
          )
        )}
      </Section>
      <RolledHere acts={acts} last={last} of="decide-war" title="Who has won the war" shown />
      {acts.error !== undefined && due && (
        <p role="alert" className="flag">
          {acts.error}
        </p>
      )}
    </div>
  );
}

const DECIDE: Deed = { do: 'decide-war' };
const WINNERS = ['zombies', 'survivors'] as const;
