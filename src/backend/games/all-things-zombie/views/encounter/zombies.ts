/** The groups of zombies on the table, and what each is doing. */
import type { ZombiesView } from '../../../../../contract/games/all-things-zombie/encounter-view/zombies.ts';
import type { SeenEncounter } from '../../../../../rules/all-things-zombie/acts/encounter/act.ts';
import type { ToldHere } from '../../../../../rules/all-things-zombie/acts/encounter/due/due-marks.ts';
import { heardLately } from '../../../../../rules/all-things-zombie/acts/encounter/due/zombies-due.ts';
import { cameOnAt, farOff } from '../../../../../rules/all-things-zombie/acts/encounter/fire/far-off.ts';
import { isAble } from '../../../../../rules/all-things-zombie/acts/encounter/standing/able.ts';
import {
  everybody,
  fighterNamed,
} from '../../../../../rules/all-things-zombie/acts/encounter/standing/fighters.ts';
import {
  doingNow,
  zombiesHere,
} from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies.ts';
import { mayAct } from '../../../../../rules/all-things-zombie/acts/encounter/zombies/zombies-act.ts';
import type { SeenCampaign } from '../../../../../rules/all-things-zombie/state/seen.ts';
import { whomOf, type Zombies } from '../../../../../rules/all-things-zombie/state/zombies.ts';
import {
  doesText,
  farOffText,
  groupLine,
  letterOf,
  nearText,
  staysText,
  whitherText,
} from '../../../../../rules/all-things-zombie/text/zombies.ts';

export function zombiesViews(
  now: SeenCampaign,
  encounter: SeenEncounter,
  told: readonly ToldHere[],
): ZombiesView[] {
  const gunfire = heardLately(told);
  return zombiesHere(encounter).map((group) => {
    const doing = doingNow(now, encounter, group);
    const whom = whomOf(doing) ?? null;
    const name = whom === null ? null : (fighterNamed(now, encounter, whom)?.name ?? null);
    const may = mayAct(encounter, group);
    const isBusy = (doing.by === 'charging' || doing.by === 'melee') && group.down === undefined;
    const { id, count, inside, down = false, burning = false, hits = 0, climbs = null } = group;
    return {
      ...{ id, count, hits, climbs, down, burning, whom },
      letter: letterOf(id),
      whence: groupLine({ ...group, group: id }),
      inside: inside?.spot ?? null,
      at: placeOnTable(encounter, group),
      far: farFrom(now, encounter, group),
      doing: doing.by,
      does: doesText({ count, doing: doing.by, name, down, burning }),
      may: encounter.turn === null ? null : mayNow(may, { isBusy, down }),
      whither: whitherText(gunfire),
      near: nearText(),
      stays: staysText(),
      drawnBy: gunfire ? 'gunfire' : null,
    };
  });
}

/** Gives what a zombie may do now. A zombie that fell in this turn hasn’t acted: it lies there for the rest of it. */
function mayNow(
  may: ReturnType<typeof mayAct>,
  { isBusy, down }: { readonly isBusy: boolean; readonly down: boolean },
): ZombiesView['may'] {
  if (down && may === 'acted') return 'down';
  return isBusy && may === 'act' ? 'busy' : may;
}

function placeOnTable(encounter: SeenEncounter, group: Zombies): ZombiesView['at'] {
  const spot = cameOnAt(encounter, group);
  return spot && { spot: { ...spot }, inDoorway: group.inDoorway, moved: group.spot === null };
}

/** Gives the people from whom the zombies are far off, by what is said of it. */
function farFrom(now: SeenCampaign, encounter: SeenEncounter, group: Zombies): ZombiesView['far'] {
  const by = new Map<string, string[]>();
  for (const one of everybody(now, encounter)) {
    const off = isAble(one.fighter) ? farOff(now, encounter, one, group) : null;
    if (off === null) continue;
    const words = farOffText(off);
    by.set(words, [...(by.get(words) ?? []), one.fighter.who]);
  }
  return [...by].map(([words, whom]) => ({ words, whom }));
}
