/** The draw of a chit: for which weapon, on whom, and what each chit that is left would do to them. */
import type { AskedWords } from '../../core/game-text.ts';
import type { DrawAsk } from '../../core/play.ts';
import { listed } from '../../core/text/english.ts';
import { percentText } from '../../core/text/percent.ts';
import { shared, type Use } from '../chits.ts';
import { CHITS, type Chit } from '../data/chits.ts';
import type { MonsterKind } from '../data/monsters.ts';
import { type Attack, attackOf } from '../resolving.ts';
import { chitFor, kindsAmong, type MonsterSeen, monstersAt, type Table, type WeaponId } from '../state.ts';
import { placeName } from './areas.ts';
import { type Joint, withChit } from './joint.ts';
import { CHIT_NAMES, kindsText, MONSTER_NAMES, monsterText, triedText } from './names.ts';

const BY_APP = 'Draw a chit';

/** The attack that has been declared; outside a fight that of the fences in this one’s area. */
function attackWith(state: Table, of: string): Attack {
  if (state.battle !== null) return attackOf(state, state.battle.strikes);
  const at = state.weapons.find(({ id }) => id === of)?.at ?? null;
  if (at === null) return { uses: [], fists: [] };
  const targets = monstersAt(state, at).map(({ id }) => id);
  const on = state.weapons.filter((weapon) => weapon.on && weapon.at === at);
  const uses = on.map(({ id }): Use => ({ weapon: id, tried: 'fence', by: null, at, targets, areas: [at] }));
  return { uses, fists: [] };
}

/** `98 % killed`; `29 % killed, 71 % Fragments`. */
function doneText({ killed, fragments, stunned }: Joint, chit: Chit): string {
  const parts = [
    [killed, 'killed'],
    [fragments, 'Fragments'],
    [stunned, 'stunned'],
  ] as const;
  const said = parts.flatMap(([share, word]) => (share > 0 ? [`${percentText(share)} ${word}`] : []));
  if (said.length > 0) return said.join(', ');
  return chit === 'grow' ? 'grows' : chit === 'shrink' ? 'shrinks' : 'nothing';
}

/** Chances with this chit for one monster of each kind: those that are hit alike come to the same. */
function lineOf(state: Table, attack: Attack, targets: readonly MonsterSeen[], chit: Chit): string {
  const said = kindsAmong(targets).flatMap((kind): readonly (readonly [MonsterKind, string])[] => {
    const one = targets.find((target) => target.kind === kind);
    return one === undefined ? [] : [[kind, doneText(withChit(state, attack, one, chit), chit)]];
  });
  const [only, ...more] = said;
  if (only !== undefined && more.length === 0) return only[1];
  return said.map(([kind, done]) => `${MONSTER_NAMES[kind].one} ${done}`).join('; ');
}

const targetText = (targets: readonly MonsterSeen[]): string => {
  const [only, ...more] = targets;
  if (only !== undefined && more.length === 0) return monsterText(only.kind, only.id);
  return targets.length === 0 ? 'Green Things' : kindsText(targets.map(({ kind }) => kind));
};

export function chitAsked(state: Table, { rule, of, from }: DrawAsk): AskedWords {
  const left = CHITS.filter((chit) => from.includes(chit));
  if (rule !== 'agt.chit' || of === undefined)
    return { byApp: BY_APP, cards: left.map((id) => ({ id, text: CHIT_NAMES[id] })) };
  const attack = attackWith(state, of);
  const untried = attack.uses.filter(({ tried }) => chitFor(state, tried) === null);
  const group = shared(untried).find((uses) => uses.some(({ weapon }) => weapon === (of as WeaponId))) ?? [];
  const weapons = [...new Set(group.map(({ tried }) => tried))];
  const targets = state.monsters.filter(({ id }) => group.some((use) => use.targets.includes(id)));
  const [one] = targets;
  const names = listed(weapons.map((tried) => `the ${triedText(tried)}`));
  return {
    title: `What ${weapons.length === 1 ? 'does' : 'do'} ${names} do to ${targetText(targets)}?`,
    ...(one === undefined ? {} : { over: placeName(one.at) }),
    line:
      weapons.length === 1
        ? 'The chit says it for good, with all that is declared on them counted in.'
        : 'One chit for all of them, for this attack alone.',
    byApp: BY_APP,
    cards: left.map((id) => ({ id, text: CHIT_NAMES[id], line: lineOf(state, attack, targets, id) })),
  };
}
