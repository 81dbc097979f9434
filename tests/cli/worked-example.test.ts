/**
 * The worked example of the rulebook by command line, from its Star to its points. What the rules call for is due, with whom it is at;
 * besides the player’s own moves nothing is said but what only the miniatures show: whom zombies reach, once from behind, and which are
 * beyond 6″. On the screen it is told in tests/screens.
 */
import { expect, it } from 'vitest';
import { TABLE, TURNS } from '../e2e/support/worked-example.ts';
import { tempDir } from '../support/backend/backend.ts';
import { holdout } from '../support/backend/cli.ts';

interface Throw {
  readonly dice: readonly number[];
}
interface Told {
  readonly title: string;
  readonly events: readonly { readonly type: string }[];
  readonly due: {
    readonly proposals: readonly {
      readonly act: string;
      readonly subject: string | null;
      readonly text: string;
      readonly sees?: readonly string[];
    }[];
    readonly marks: readonly object[];
  };
}
const NOTHING = {
  ...{ ranAway: false, outOfTheFight: false, rejoined: false, broughtOff: true, killed: false },
  ...{ by: null, byRep: null, captured: false, sawFirstDeath: false, sanity: null, peopleKilled: 0 },
};

interface Fighter {
  readonly who: string;
  readonly fought: boolean;
  readonly mauled: boolean;
  readonly zombiesKilled: number;
}
interface Zombies {
  readonly id: string;
  readonly count: number;
  readonly doing: { readonly by: string; readonly with?: string; readonly at?: string };
  readonly acted?: number;
}

class Session {
  readonly dir = tempDir();
  id = '';
  last: Told['due'] = { proposals: [], marks: [] };
  told: Told['events'] = [];
  buildings: readonly { readonly id: string; readonly type: string }[] = [];
  readonly zombiesOf = new Map<string, Zombies>();
  readonly fighters = new Map<string, Fighter>();

  async run(...words: readonly string[]): Promise<unknown> {
    const { out, err, code } = await holdout(...words, '--data', this.dir, '--json');
    if (code !== 0) throw new Error(`${words.join(' ')}: ${err || out}`);
    return JSON.parse(out);
  }

  /** By these dice, and nothing left over; returns the title. */
  async act(deed: object, throws: readonly Throw[] = [], ...options: readonly string[]): Promise<string> {
    const faces = throws.flatMap(({ dice }) => dice);
    const dice = faces.length === 0 ? [] : ['--dice', faces.join(',')];
    const told = (await this.run('act', this.id, JSON.stringify(deed), ...dice, ...options)) as Told;
    this.last = told.due;
    this.told = told.events;
    for (const event of told.events) {
      if (event.type === 'table-set')
        ({
          table: { buildings: this.buildings },
        } = event as unknown as { readonly table: { readonly buildings: Session['buildings'] } });
      if (event.type === 'fighter-changed') {
        const { to } = event as unknown as { readonly to: Fighter };
        this.fighters.set(to.who, to);
      }
      if (event.type === 'zombies-changed') {
        const { to } = event as unknown as { readonly to: Zombies };
        if (to.count === 0) this.zombiesOf.delete(to.id);
        else this.zombiesOf.set(to.id, to);
      }
    }
    expect(told.events.map(({ type }) => type)).not.toContain('done-anyway');
    return told.title;
  }

  /** The act due of that kind and subject, which is looked for in what the last act has left due. */
  due(act: string, subject: string) {
    const found = this.last.proposals.find(
      (one) => one.act === act && (one.subject ?? '').startsWith(subject),
    );
    return found ?? expect.fail(`${act} ${subject} is not among ${JSON.stringify(this.last.proposals)}`);
  }

  async check(figure: string, check: string, throws: readonly Throw[], ...choices: readonly string[]) {
    this.due('check', `${figure}/${check}`);
    const chosen = choices.length === 0 ? [] : ['--choose', choices.join(',')];
    return await this.act({ do: 'encounter.check', figure, what: { check } }, throws, ...chosen);
  }

  /** At whom the list of what is due says. */
  async fires(who: string, weapon: string, aims: readonly object[], throws: readonly Throw[]) {
    const [, , at] = (this.due('fire-at', who).subject ?? '').split(' ');
    const named = aims.map((aim) => ({ target: null, zombies: at, ...aim }));
    return await this.act({ do: 'encounter.fire-at', who, weapon, aims: named, from: null }, throws);
  }

  async turn({ dice }: Throw): Promise<void> {
    await this.act({ do: 'encounter.begin-turn', sides: ['Party', 'Zombies'] }, [{ dice }]);
  }

  /** As the table knows it, for the report. */
  stands(who: string) {
    const { fought = false, mauled = false, zombiesKilled = 0 } = this.fighters.get(who) ?? {};
    return { fought, mauled, zombiesKilled };
  }

  zombies(): readonly Zombies[] {
    return [...this.zombiesOf.values()];
  }

  async othersMove(): Promise<void> {
    for (const { subject } of this.last.proposals.filter(({ act }) => act === 'zombies-act'))
      await this.act({ do: 'encounter.zombies-act', group: subject, drawnBy: 'gunfire', reach: [] });
  }

  async hear(...throws: readonly Throw[]): Promise<void> {
    this.due('hear-marker', '0');
    await this.act({ do: 'encounter.hear-marker', marker: 0 }, throws);
  }

  /** Zombies after somebody. */
  after(who: string) {
    const found = this.zombies().find(({ doing }) => doing.with === who || doing.at === who);
    return { target: null, zombies: found?.id ?? expect.fail(`no zombies are after ${who}`) };
  }
}

it('the worked example comes out as printed by command line, with nothing said by hand but whom zombies reach and what is far off', async () => {
  const at = new Session();
  const star = [
    '--star',
    'Pris',
    '--attribute',
    'ambidextrous',
    '--weapons',
    'machine-pistol,machine-pistol',
  ];
  const about = ['--name', 'The worked example', '--seed', 'CHOP-HOUSE', '--year', '11'];
  at.id = ((await at.run('campaign', 'new', ...about, ...star)) as { readonly id: string }).id;
  const trixie = { rep: 4, attributes: ['crack-shot'], protected: false, weapons: ['semi-automatic-rifle'] };
  await at.act({ do: 'party.add', name: 'Trixie', ...trixie, why: 'as the book has it' }, [], '--seeded');
  const { figures } = (await at.run('campaign', 'show', at.id)) as {
    readonly figures: readonly {
      readonly id: string;
      readonly name: string;
      readonly weapons: readonly { readonly id: string }[];
    }[];
  };
  const added = figures.find(({ name }) => name === 'Trixie');
  const [f2, w3] = [added?.id ?? '', added?.weapons[0]?.id ?? ''];
  const goes = ['f1', f2];
  await at.act({
    do: 'encounter.plan',
    kind: 'raid',
    role: 'raider',
    objective: 'loot',
    area: 'rural',
    goes,
  });
  const laid = [TABLE.buildings, ...TABLE.types, TABLE.vehicles, TABLE.semiTruck, TABLE.suv];
  await at.act({ do: 'encounter.set-table' }, laid, '--seeded');
  // The Chop House; which of the types a score allows is the app’s where it lays the table.
  const spot = at.buildings.find(({ type }) => type === 'restaurant')?.id;
  await at.act({ do: 'encounter.place-zombies' }, [TABLE.zombies, ...TABLE.places]);

  await at.turn(TURNS.first.activation);

  const { second } = TURNS;
  await at.turn(second.activation);
  await at.act({ do: 'encounter.enter', spot, floor: 0, figures: goes }, second.entering);
  await at.check('f1', 'being-charged', [second.charged], 'firesThenMelee');
  expect(await at.fires('f1', 'w1', [{ shots: 3 }], second.fire)).toContain('hit, and goes on');
  at.due('fight', 'f1');
  const pop = { weapon: 'w1', shots: 2 };
  const fights = { do: 'encounter.fight', who: 'f1', hands: [], from: null };
  expect(await at.act({ ...fights, against: [at.after('f1')], pop }, second.melee)).toBe(
    'Pris fights: a zombie dead',
  );
  await at.othersMove();
  for (const heard of second.heard) await at.hear(...heard);
  expect(at.zombies().reduce((sum, { count }) => sum + count, 0)).toBe(5);

  const { third } = TURNS;
  await at.turn(third.activation);
  const [nearest] = at.zombies();
  // Which way Pris looks is the players’ to say: she “has her back to him” as her miniature stands (sections: Putting It All Together,
  // Qualifying for Flank or Rear). No rule turns it: once active she may have faced the door again, and then he comes from the front.
  const behind = { who: 'f1', zombies: 1, unseen: true };
  await at.act({ do: 'encounter.zombies-act', group: nearest?.id, drawnBy: 'gunfire', reach: [behind] });
  await at.check('f1', 'surprise', [third.surprise]);
  at.due('fight', 'f1');
  expect(await at.act({ ...fights, against: [at.after('f1')] }, third.melee)).toBe(
    'Pris fights: beaten by a zombie, and is Knocked Down',
  );
  await at.othersMove();

  const { fourth } = TURNS;
  await at.turn(fourth.activation);
  const turned = { ...at.after('f1'), shots: 2, far: true };
  expect(
    await at.act({ do: 'encounter.fire-at', who: f2, weapon: w3, aims: [turned], from: null }, fourth.fire),
  ).toContain('a zombie dead');
  await at.act({ do: 'encounter.move', who: f2, others: [], how: 'normal' });
  at.due('mark', 'f1/up');
  await at.act({ do: 'encounter.mark', who: 'f1', condition: 'up', byZombie: false });
  await at.hear(...fourth.heard);

  const { fifth } = TURNS;
  await at.turn(fifth.activation);
  const out = { do: 'encounter.move', who: 'f1', others: [f2], how: 'fast', inside: null, through: 'door' };
  expect(await at.act(out, [fifth.fastMove])).toContain('a fast move of up to 15″');
  const { sees: zombies } = at.due('sight', 'f1');
  expect(at.due('sight', f2).sees).toEqual(zombies);
  const looks = goes.map((who) => ({ who }));
  expect(
    await at.act({ do: 'encounter.sight', looks, zombies }, [fifth.pris, fifth.trixie], '--choose', 'fires'),
  ).toBe('In Sight: fire from Pris, Trixie');
  const [far, , close] = zombies ?? [];
  await at.fires(f2, w3, [{ zombies: far, shots: 1, far: true }], fifth.trixieFires);
  const one = { zombies: close, far: true };
  const aims = [
    { ...one, shots: 2 },
    { ...one, shots: 1 },
  ];
  expect(await at.fires('f1', 'w2', aims, fifth.prisFires)).toContain('a zombie dead, one missed');
  await at.othersMove();
  for (const heard of fifth.heard) await at.hear(heard);

  const { sixth } = TURNS;
  await at.turn(sixth.activation);
  await at.act({
    ...{ do: 'encounter.zombies-act', group: at.zombies().at(-1)?.id, drawnBy: 'gunfire' },
    reach: [{ who: 'f1', zombies: 1 }],
  });
  await at.check('f1', 'being-charged', [sixth.charged], 'firesThenMelee');
  expect(await at.fires('f1', 'w2', [{ shots: 3 }], sixth.fire)).toContain('has to reload');
  at.due('fight', 'f1');
  expect(await at.act({ ...fights, against: [at.after('f1')] }, sixth.melee)).toBe(
    'Pris fights: a zombie Knocked Down',
  );
  await at.othersMove();
  at.due('reload', 'f1/w1');
  await at.act({ do: 'encounter.reload', who: 'f1', weapon: 'w1' });
  await at.act({ do: 'encounter.move', who: f2, others: [], how: 'normal' });
  await at.act({
    do: 'encounter.finish-off',
    who: f2,
    ...at.after('f1'),
    how: 'kill',
    weapon: w3,
    from: null,
  });
  for (const heard of sixth.heard) await at.hear(...heard);

  const { seventh } = TURNS;
  await at.turn(seventh.activation);
  const last = { target: null, zombies: at.zombies()[0]?.id, far: true, shots: 1 };
  await at.act({ do: 'encounter.fire-at', who: f2, weapon: w3, aims: [last], from: null }, seventh.fire);
  for (const who of goes)
    await at.act({ do: 'encounter.mark', who, condition: 'off-table', byZombie: false }, [], '--give-up');

  const records = goes.map((figure) => ({ ...NOTHING, figure, ...at.stands(figure) }));
  expect(records).toMatchObject([
    { figure: 'f1', fought: true, mauled: true, zombiesKilled: 2 },
    { figure: f2, fought: false, mauled: false, zombiesKilled: 4 },
  ]);
  const field = { zombies: true, enemies: false };
  await at.act({ do: 'encounter.report', records, field, met: [], shots: 0 }, [], '--give-up');
  expect(
    await at.act({ do: 'encounter.settle', figure: 'f1', step: 'infection' }, [TURNS.after.infection]),
  ).toBe('Pris, doesn’t turn from the bite');
  await at.act({ do: 'encounter.settle', figure: 'f1', step: 'rap' });
  at.due('end', '');
  await at.act({ do: 'encounter.end', successful: true, leftWithHumansBehind: false });
  // Six zombies are worth 30 points, shared by a combined Rep of 9.
  expect(at.told).toContainEqual({ type: 'points-scored', points: 3, zombies: 6, innocents: 0 });
});
