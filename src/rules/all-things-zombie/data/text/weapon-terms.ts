/** Names of weapons. */
import type { Thing } from '../../../core/text/term.ts';
import type { WeaponId } from '../../types.ts';

/** Short enough for a table's column; `long` on a sheet by itself, and in the words of a report. */
export interface WeaponTerm extends Thing {
  readonly long: Thing;
}

const everywhere = (thing: Thing): WeaponTerm => ({ ...thing, long: thing });

export const WEAPON_TERMS: Readonly<Record<WeaponId, WeaponTerm>> = {
  'one-hand-bludgeon': {
    title: 'Bludgeon',
    text: 'bludgeon',
    a: 'a bludgeon',
    many: 'bludgeons',
    long: {
      title: 'One-hand bludgeon',
      text: 'one-hand bludgeon',
      a: 'a one-hand bludgeon',
      many: 'one-hand bludgeons',
    },
  },
  'one-hand-edged': {
    title: 'Edged weapon',
    text: 'edged weapon',
    a: 'an edged weapon',
    many: 'edged weapons',
    long: {
      title: 'One-hand edged weapon',
      text: 'one-hand edged weapon',
      a: 'a one-hand edged weapon',
      many: 'one-hand edged weapons',
    },
  },
  'chain-saw': everywhere({ title: 'Chain saw', text: 'chain saw', a: 'a chain saw', many: 'chain saws' }),
  thrown: {
    title: 'Thrown weapon',
    text: 'thrown weapon',
    a: 'a thrown weapon',
    many: 'thrown weapons',
    long: {
      title: 'Hand-thrown weapon',
      text: 'hand-thrown weapon',
      a: 'a hand-thrown weapon',
      many: 'hand-thrown weapons',
    },
  },
  bow: everywhere({ title: 'Bow', text: 'bow', a: 'a bow', many: 'bows' }),
  'pistol-crossbow': everywhere({
    title: 'Pistol crossbow',
    text: 'pistol crossbow',
    a: 'a pistol crossbow',
    many: 'pistol crossbows',
  }),
  crossbow: everywhere({ title: 'Crossbow', text: 'crossbow', a: 'a crossbow', many: 'crossbows' }),
  pistol: everywhere({ title: 'Pistol', text: 'pistol', a: 'a pistol', many: 'pistols' }),
  'ba-pistol': {
    title: 'BA pistol',
    text: 'BA pistol',
    a: 'a BA pistol',
    many: 'BA pistols',
    long: { title: 'Bad Ass pistol', text: 'BA pistol', a: 'a BA pistol', many: 'BA pistols' },
  },
  'single-barrel-shotgun': {
    title: 'SB shotgun',
    text: 'SB shotgun',
    a: 'an SB shotgun',
    many: 'SB shotguns',
    long: {
      title: 'Single-barrelled shotgun',
      text: 'single-barrelled shotgun',
      a: 'a single-barrelled shotgun',
      many: 'single-barrelled shotguns',
    },
  },
  'double-barrel-shotgun': {
    title: 'DB shotgun',
    text: 'DB shotgun',
    a: 'a DB shotgun',
    many: 'DB shotguns',
    long: {
      title: 'Double-barrelled shotgun',
      text: 'double-barrelled shotgun',
      a: 'a double-barrelled shotgun',
      many: 'double-barrelled shotguns',
    },
  },
  'pump-shotgun': everywhere({
    title: 'Pump shotgun',
    text: 'pump shotgun',
    a: 'a pump shotgun',
    many: 'pump shotguns',
  }),
  carbine: everywhere({ title: 'Carbine', text: 'carbine', a: 'a carbine', many: 'carbines' }),
  'submachine-gun': everywhere({
    title: 'Submachine gun',
    text: 'submachine gun',
    a: 'a submachine gun',
    many: 'submachine guns',
  }),
  rifle: everywhere({ title: 'Rifle', text: 'rifle', a: 'a rifle', many: 'rifles' }),
  'scoped-rifle': {
    title: 'Rifle, scope',
    text: 'scoped rifle',
    a: 'a scoped rifle',
    many: 'scoped rifles',
    long: {
      title: 'Rifle with scope',
      text: 'rifle with scope',
      a: 'a rifle with scope',
      many: 'rifles with scope',
    },
  },
  'semi-automatic-rifle': {
    title: 'SA rifle',
    text: 'SA rifle',
    a: 'an SA rifle',
    many: 'SA rifles',
    long: {
      title: 'Semi-automatic rifle',
      text: 'semi-automatic rifle',
      a: 'a semi-automatic rifle',
      many: 'semi-automatic rifles',
    },
  },
  'scoped-semi-automatic-rifle': {
    title: 'SA rifle, scope',
    text: 'scoped SA rifle',
    a: 'a scoped SA rifle',
    many: 'scoped SA rifles',
    long: {
      title: 'Semi-automatic rifle with scope',
      text: 'semi-automatic rifle with scope',
      a: 'a semi-automatic rifle with scope',
      many: 'semi-automatic rifles with scope',
    },
  },
  'machine-pistol': everywhere({
    title: 'Machine pistol',
    text: 'machine pistol',
    a: 'a machine pistol',
    many: 'machine pistols',
  }),
  'ba-machine-pistol': {
    title: 'BA machine pistol',
    text: 'BA machine pistol',
    a: 'a BA machine pistol',
    many: 'BA machine pistols',
    long: {
      title: 'Bad Ass machine pistol',
      text: 'BA machine pistol',
      a: 'a BA machine pistol',
      many: 'BA machine pistols',
    },
  },
  'assault-rifle': everywhere({
    title: 'Assault rifle',
    text: 'assault rifle',
    a: 'an assault rifle',
    many: 'assault rifles',
  }),
  'light-machine-gun': {
    title: 'LMG',
    text: 'LMG',
    a: 'an LMG',
    many: 'LMGs',
    long: {
      title: 'Light machine gun',
      text: 'light machine gun',
      a: 'a light machine gun',
      many: 'light machine guns',
    },
  },
};
