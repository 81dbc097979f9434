/** Battles by themselves, between two forces bought by points. */
import type { InputOf } from '../../../src/rules/all-things-zombie/acts/act.ts';
import { beginCampaign } from '../../../src/rules/all-things-zombie/acts/begin.ts';
import { endOneOff } from '../../../src/rules/all-things-zombie/acts/encounter/after/end-one-off.ts';
import { reportBattle } from '../../../src/rules/all-things-zombie/acts/encounter/after/report.ts';
import { type BUY, buy } from '../../../src/rules/all-things-zombie/acts/encounter/planning/forces.ts';
import { type OneOffWanted, prepareOneOff } from '../../../src/rules/all-things-zombie/acts/one-off.ts';
import {
  type Contact,
  contactId,
} from '../../../src/rules/all-things-zombie/meeting-and-greeting/contact.ts';
import { begin } from '../../../src/rules/all-things-zombie/state/apply.ts';
import type { Campaign } from '../../../src/rules/all-things-zombie/state/campaign.ts';
import type { CampaignEvent } from '../../../src/rules/all-things-zombie/state/campaign-events.ts';
import { copy } from '../../../src/rules/core/copy.ts';
import { drive } from '../../../src/rules/core/driver.ts';
import { act, type Done } from './campaign.ts';
import { reportOf, underWay } from './encounter.ts';

const WANTED: OneOffWanted = { points: 100, area: 'rural', phase: 2 };

/** Nobody has been bought yet. */
export function oneOff(wanted: Partial<OneOffWanted> = {}): Campaign {
  const oneOff = { ...WANTED, ...wanted };
  const about = { name: 'The Weir', seed: 'POINTS-1', division: 'seasons', startYear: 2 } as const;
  const [first] = drive(beginCampaign({ ...about, oneOff }), () => undefined).events;
  if (first === undefined) throw new Error('a campaign begins with an event');
  const campaign = begin(first);
  act(campaign, (now) => prepareOneOff(now, oneOff));
  return campaign;
}

export const PLAIN = {
  rep: 4,
  leadership: 'none',
  protected: false,
  weapons: ['pistol'],
} as const satisfies Partial<InputOf<typeof BUY>>;

type Buying = Pick<InputOf<typeof BUY>, 'force' | 'name'> & Partial<InputOf<typeof BUY>>;

/** By the odd table, with this card or else the first one that is left. */
export function bought(campaign: Campaign, figure: Buying, card = campaign.deck[0]): Done {
  if (card === undefined) throw new Error('the deck is spent');
  return act(campaign, (now) => buy(now, { ...PLAIN, ...figure }), [1], card);
}

/** Ann (f1, Rep 5, an SA rifle, overall Leader) and Ben (f2) against Nils (c1/0) and Ottilie (c1/1). */
export function withForces(wanted: Partial<OneOffWanted> = {}): Campaign {
  const campaign = oneOff(wanted);
  bought(campaign, {
    force: 'own',
    name: 'Ann',
    rep: 5,
    leadership: 'overall',
    weapons: ['semi-automatic-rifle'],
  });
  bought(campaign, { force: 'own', name: 'Ben' });
  bought(campaign, { force: 'other', name: 'Nils', leadership: 'overall', weapons: ['rifle'] });
  bought(campaign, { force: 'other', name: 'Ottilie', protected: true });
  return campaign;
}

/** The same, fought and reported; Ottilie was killed. */
export function fought(): Campaign {
  const campaign = withForces();
  const met = [{ who: 'c1/1', fate: 'killed', by: 'f1' }] as never[];
  act(campaign, (now) => reportBattle(now, { ...reportOf(campaign), shots: 0, met }));
  return campaign;
}

/** All that a battle like that has told, from its plan to its end. */
export function told(): { readonly campaign: Campaign; readonly events: readonly CampaignEvent[] } {
  const campaign = oneOff();
  const log: CampaignEvent[] = [];
  const tells = ({ events }: Done) => log.push(...events);
  log.push({ type: 'encounter-planned', encounter: copy(underWay(campaign)) });
  const [group] = campaign.contacts;
  if (group !== undefined) log.push({ type: 'group-met', contact: copy(group) as Contact });
  log.push({ type: 'side-mustered', side: { role: 'defender', group: contactId(1) } });
  tells(bought(campaign, { force: 'own', name: 'Ann Salter', rep: 5, leadership: 'overall' }));
  tells(bought(campaign, { force: 'own', name: 'Ben Ruiz' }));
  tells(bought(campaign, { force: 'other', name: 'Nils Arden' }));
  tells(bought(campaign, { force: 'other', name: 'Ottilie Park', protected: true }));
  const met = [{ who: 'c1/1', fate: 'killed', by: 'f1' }] as never[];
  const report = reportOf(campaign, { f1: { fought: true, peopleKilled: 1 } });
  tells(act(campaign, (now) => reportBattle(now, { ...report, shots: 0, met })));
  tells(act(campaign, (now) => endOneOff(now, {})));
  return { campaign, events: log };
}
