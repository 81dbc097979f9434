/** Section: At Their Mercy. What an enemy does with somebody who lies at his feet, and takes from him. */
import { read } from '../../../../core/transcript.ts';
import { insteadOfDead } from '../../../after-the-battle/larger-than-life.ts';
import { askingOf } from '../../../asking.ts';
import { type MercyEnd, mercy as shown } from '../../../meeting-and-greeting/talk.ts';
import { byRule } from '../../../state/cause.ts';
import type { SeenCampaign, SeenFigure } from '../../../state/seen.ts';
import { type FighterId, isStranger, strangerId } from '../../../state/turn.ts';
import type { CampaignPlay } from '../../act.ts';
import { tell } from '../act.ts';
import { plain } from '../standing/met.ts';

type Fallen = Pick<SeenFigure, 'rep' | 'advantages'> & { readonly id: FighterId };

/** Mercy of somebody of that Rep; `said` is by the dice alone. */
export function* atTheirMercy(figure: Fallen, rep: number) {
  const { passed, face, end: said } = yield* shown(askingOf(figure.id), rep);
  const end = said === 'killed' ? spared(figure, rep) : said;
  return { said, end, faces: face === null ? passed.faces : [...passed.faces, face] };
}

/** People of lower Rep take a Star who is Larger Than Life captive instead (ATZ-95). */
function spared({ rep, advantages }: Fallen, byRep: number): MercyEnd {
  const { result, row } = insteadOfDead('mercy', { rep, advantages, by: 'people', byRep });
  if (row !== null) read({ row });
  return result === 'captured' ? 'captured' : 'killed';
}

/** A captive's weapons and armour go to the prison and wait there (ATZ-82); everybody else loses all they have. */
export function* disarmed(now: SeenCampaign, figure: SeenFigure, end: MercyEnd): CampaignPlay<void> {
  const taken = byRule('taken-by-enemies');
  const weapons = end === 'captured' ? [] : figure.weapons;
  for (const weapon of weapons)
    yield* tell({ type: 'weapon-lost', figure: figure.id, what: { ...weapon }, why: taken });
  if (end !== 'captured' && figure.protected)
    yield* tell({ type: 'protection-changed', figure: figure.id, from: true, to: false, why: taken });
  const carried = now.stock.filter(({ carrier }) => carrier === figure.id);
  for (const item of carried)
    yield* tell({ type: 'stock-used', item: { ...item }, by: figure.id, how: taken });
}

/** The same of somebody met, who belongs to a group. */
export function* strangerDisarmed(now: SeenCampaign, who: FighterId, end: MercyEnd): CampaignPlay<void> {
  if (end === 'captured' || !isStranger(who)) return;
  const group = now.contacts.find(({ id, members }) => members.some((_, at) => strangerId(id, at) === who));
  if (group === undefined) return;
  const members = group.members.map((one, at) =>
    strangerId(group.id, at) === who ? { ...plain(one), weapons: [], protected: false } : plain(one),
  );
  yield* tell({ type: 'group-changed', contact: group.id, members });
}
