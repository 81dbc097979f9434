/** Input of a form of Play is there again after the page was read anew; closed, the form begins anew. */
import type { Form } from '../../renderer/games/all-things-zombie/play/state/form.ts';
import { type Answers, act, type Deed, raid } from '../e2e/support/encounter.ts';
import { fightInStore, peopleMet } from '../e2e/support/fight.ts';
import { campaignOf, STAR } from '../e2e/support/party.ts';
import { expect, test } from './support/app.ts';
import { type Page, turn } from './support/page.ts';

/** Brings it on the screen, where it can be. */
type Opens = (page: Page) => Promise<void>;

/** Values that stand in the fields, by their labels. */
type Standing = Readonly<Record<string, string | boolean>>;

const nameOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Figures of all sides' }).getByRole('button', { name, exact: true });

/** On the line of a figure. */
const key =
  (pressed: string, who = STAR): Opens =>
  async (page) => {
    await nameOf(page, who).focus();
    await page.keyboard.press(pressed);
  };
const button =
  (name: RegExp): Opens =>
  async (page) =>
    await page.getByRole('button', { name }).first().click();

const GLORIA = 'Gloria Mbeki-Tranter';

/** Forms of Play; the reason for those in which nothing can be filled in. */
const FORMS = {
  'fire-at': { on: 'fight', opens: key('f') },
  fight: { on: 'fight', opens: key('g') },
  'break-off': { on: 'fight', opens: key('Shift+G') },
  'finish-off': { on: 'fight', opens: key('x') },
  move: { on: 'fight', opens: key('m') },
  lift: { on: 'fallen', opens: key('Shift+J') },
  'pick-up': { on: 'fallen', opens: key('/') },
  clips: { on: 'street', opens: key(','), stays: true },
  fire: { on: 'fight', opens: key('Shift+F') },
  check: { on: 'fight', opens: key('c') },
  task: { on: 'fight', opens: key('t') },
  examine: { on: 'fallen', opens: key('e', GLORIA) },
  mercy: { on: 'fallen', opens: key('Shift+X', GLORIA) },
  enter: { on: 'street', opens: button(/^Enter \d+/) },
  search: { on: 'beaten', opens: button(/^Search \d+/) },
  deal: { on: 'met', opens: button(/^Deal with/) },
  loser: { on: 'beaten', opens: button(/^Search the beaten|^Search them/) },
  zombies: { on: 'horde', opens: button(/put on the table$/), stays: true, acts: true },
  groups: { on: 'fight', opens: key('Shift+N') },
  surroundings: 'its ticks act at once; the rest is in play-combat.test.ts',
  noise: { on: 'fight', opens: key('o') },
  drive: 'steps and ticks of a vehicle, which none of these tables has',
  'correct-vehicle': 'of a vehicle, too; in play-vehicles.test.ts',
  'bring-vehicle': 'a kind and ticks; none of these tables has a vehicle',
  'fire-at-vehicle': 'which vehicle; none of these tables has one',
  status: 'a press each',
  anyway: 'its one line is kept over Escape, too (kept-forms.ts)',
  declare: 'yes or no',
  'begin-turn': 'yes or no',
  sight: { on: 'outside', opens: key('Shift+P') },
  keys: 'nothing to fill in',
} as const satisfies Record<
  Form['form'],
  | string
  | { readonly on: keyof typeof TABLES; readonly opens: Opens; readonly stays?: true; readonly acts?: true }
>;

/** Low enough for zombies. */
const TURN: Answers = { 'atz.activation': { own: [1, 3] } };
const FALLEN: Deed = { do: 'mark', who: 'f2', condition: 'out-of-the-fight', byZombie: false };
const dead = (who: 'c1/0' | 'c1/1'): Deed => ({ do: 'mark', who, condition: 'dead', byZombie: false });

async function fought(page: Page, ...deeds: Deed[]): Promise<string> {
  const { campaign } = await fightInStore(page);
  for (const deed of deeds) await act(page, campaign, deed);
  return campaign;
}

/** Encounters that have something to fill in. */
const TABLES = {
  street: async (page: Page) => {
    const campaign = await campaignOf(page);
    await raid(page, campaign, { area: 'outskirts', goes: ['f1', 'f2', 'f3', 'f4'] });
    return campaign;
  },
  met: (page: Page) => peopleMet(page),
  fight: async (page: Page) => await fought(page, FALLEN),
  fallen: async (page: Page) => await fought(page, FALLEN, { ...FALLEN, who: 'f3' }),
  horde: async (page: Page) => {
    const campaign = await TABLES.street(page);
    await act(page, campaign, { do: 'zombies-set', group: null, count: 3 });
    await act(page, campaign, { do: 'begin-turn', sides: ['Party', 'Zombies'] }, TURN);
    return campaign;
  },
  outside: async (page: Page) => {
    const runs = { do: 'move', others: [], how: 'normal', anyway: 'They run out.' } as const;
    return await fought(page, { ...runs, who: 'c1/0', inside: null }, { ...runs, who: 'f2' });
  },
  beaten: async (page: Page) => await fought(page, dead('c1/0'), dead('c1/1'), { do: 'beat', contact: 'c1' }),
} as const;

/** The form that is open. */
function panel(page: Page): HTMLElement {
  const found = page.window.document.querySelector<HTMLElement>('section:has(> [data-body])');
  if (found === null) throw new Error('no form is open');
  return found;
}

type Control = HTMLInputElement | HTMLSelectElement;
const controls = (page: Page): readonly Control[] => [
  ...panel(page).querySelectorAll<Control>('input:not([type="hidden"]), select'),
];

const isTick = (one: Control): one is HTMLInputElement =>
  'type' in one && (one.type === 'checkbox' || one.type === 'radio');

function standing(page: Page): Standing {
  const filled = controls(page).map((one, at) => [
    `${at} ${one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent ?? one.value}`,
    isTick(one) ? one.checked : one.value,
  ]);
  const pressed = [...panel(page).querySelectorAll('[aria-pressed]')].map((one) => [
    one.textContent,
    one.getAttribute('aria-pressed'),
  ]);
  return Object.fromEntries([...filled, ...pressed]);
}

/** Makes the form another one by all that can be filled in at first. */
async function fillIn(page: Page, acts: boolean): Promise<void> {
  for (const label of ['radio', 'checkbox'] as const) {
    const ticks = panel(page).querySelectorAll<HTMLInputElement>(`input[type="${label}"]:not(:disabled)`);
    [...ticks].at(-1)?.click();
    await turn();
  }
  // A change of how many there are is an act at once.
  if (acts) return;
  const { user } = page.opened.inPage;
  for (const one of controls(page)) {
    if (one.localName === 'select') {
      const last = [...(one as HTMLSelectElement).options].filter(({ disabled }) => !disabled).at(-1);
      if (last !== undefined) await user.selectOptions(one, last);
    }
    await turn();
  }
  for (const button of ['button[aria-label$=": one more"]', 'button[aria-pressed]'])
    [...panel(page).querySelectorAll<HTMLElement>(button)].at(-1)?.click();
  await turn();
}

for (const [name, form] of Object.entries(FORMS)) {
  if (typeof form === 'string') continue;
  test(`${name}: what is filled in is there again after a reload, and after Escape where it stays`, async ({
    app,
    page,
  }) => {
    const campaign = await TABLES[form.on](page);
    const opens = async () => {
      await app.open(page, `/c/${campaign}/encounter/play`);
      await form.opens(page);
      await page.until(
        () => page.window.document.querySelector('section:has(> [data-body])') ?? undefined,
        () => 'no form is open',
      );
    };
    await opens();
    const first = standing(page);
    const stays = 'stays' in form;
    await fillIn(page, 'acts' in form);
    const filled = standing(page);
    expect(filled).not.toEqual(first);
    await opens();
    expect(standing(page)).toEqual(filled);

    await page.keyboard.press('Escape');
    await form.opens(page);
    await turn();
    expect(standing(page)).toEqual(stays ? filled : first);
  });
}
