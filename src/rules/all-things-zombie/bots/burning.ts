/** A bot with a fire at hand: somebody or a zombie is doused with it, or it has spread to him (section: Attacking with Fire). */
import { everybody } from '../acts/encounter/standing/fighters.ts';
import { zombiesHere } from '../acts/encounter/zombies/zombies.ts';
import { FIRE_HOW } from '../shooting/fire-impact.ts';
import { act, type BotAct, type Situation } from './act.ts';

/** Fire that catches a fighter or a group of zombies; undefined where nothing burns, or nobody is there. */
export function burning({ now, encounter, chance, figure }: Situation): BotAct | undefined {
  if ((encounter.fires?.burning ?? []).length === 0) return undefined;
  const how = chance.one(FIRE_HOW);
  const groups = zombiesHere(encounter).filter((group) => group.burning === undefined);
  const foes = everybody(now, encounter).filter(
    ({ figure: own, fighter }) => own === null && fighter.condition !== 'dead',
  );
  if (groups.length > 0 && (foes.length === 0 || chance.of(1, 2)))
    return act('encounter.burn', { who: null, zombies: chance.one(groups).id, how, by: figure });
  return foes.length === 0
    ? undefined
    : act('encounter.burn', { who: chance.one(foes).fighter.who, how, by: figure });
}
