/** The worked example of the rulebook by acts, from its Star to its points; on the screen it is told in tests/screens. */
import { expect, it } from 'vitest';
import { endEncounter } from '../../../src/rules/all-things-zombie/acts/encounter/after/end.ts';
import { reportProposal } from '../../../src/rules/all-things-zombie/acts/encounter/after/report-proposal.ts';
import { apply } from '../../../src/rules/all-things-zombie/state/apply.ts';
import { TABLE, TURNS } from '../../e2e/support/worked-example.ts';
import { act as played } from '../../support/rules/campaign.ts';
import { tableWith, underWay } from '../../support/rules/encounter.ts';
import { exampleBegun, of } from '../../support/rules/worked-example.ts';

it('the worked example comes out as printed, turn by turn, by own dice', () => {
  const { campaign, act, due, zombies, at, turn, hear, goes } = exampleBegun();
  const othersMove = () => {
    for (const { id } of zombies().filter(
      ({ doing, acted }) => doing.by === 'roaming' && acted !== underWay(campaign).turn?.number,
    ))
      act('encounter.zombies-act', { group: id, drawnBy: 'gunfire', reach: [] });
  };
  expect(campaign.figures[1]).toMatchObject({
    rep: 4,
    attributes: ['crack-shot'],
    weapons: [{ weapon: 'semi-automatic-rifle', clips: 3, loaded: true }],
  });
  const table = tableWith('rural', {
    buildings: ['restaurant', 'restaurant', 'retail-store', 'retail-store', 'retail-store'],
    vehicles: ['semi-truck', 'suv'],
  });
  apply(campaign, { type: 'table-set', table });
  act('encounter.place-zombies', {}, ...of(TABLE.zombies, ...TABLE.places));
  expect(zombies().map(({ location }) => location)).toEqual(['left-front', 'front', 'right-rear']);

  expect(turn(TURNS.first.activation)).toBe('Turn 1: doubles, nobody moves');

  const { second } = TURNS;
  turn(second.activation);
  act('encounter.enter', { spot: 'b1', floor: 0, figures: goes }, ...of(...second.entering));
  expect(due()[0]).toBe('check f1/being-charged');
  act(
    'encounter.check',
    { figure: 'f1', what: { check: 'being-charged' } },
    ...of(second.charged),
    'firesThenMelee',
  );
  expect(due().slice(0, 2)).toEqual([expect.stringMatching(/^fire-at f1/), 'fight f1']);
  const fires = { who: 'f1', from: null } as const;
  expect(
    act(
      'encounter.fire-at',
      { ...fires, weapon: 'w1', aims: [{ ...at('f1'), shots: 3 }] },
      ...of(...second.fire),
    ),
  ).toContain('hit, and goes on');
  const pop = { weapon: 'w1', shots: 2 } as const;
  expect(
    act('encounter.fight', { ...fires, hands: [], against: [at('f1')], pop }, ...of(...second.melee)),
  ).toBe('Pris fights: a zombie dead');
  expect(underWay(campaign).spent).toMatchObject([{ weapon: 'w1', loaded: false }]);
  othersMove();
  for (const heard of second.heard) hear(...heard);
  // Zombies that the shots have drawn act from the next turn on.
  expect(zombies().reduce((sum, { count }) => sum + count, 0)).toBe(5);
  expect(due()).toEqual(['reload f1/w1', 'begin-turn']);

  const { third } = TURNS;
  turn(third.activation);
  const [nearest] = zombies();
  // Pris has her back to the door as her miniature stands, which no rule says of her.
  const behind = { who: 'f1', zombies: 1, unseen: true } as const;
  act('encounter.zombies-act', { group: nearest?.id ?? '', drawnBy: 'gunfire', reach: [behind] });
  expect(due()).toContain('check f1/surprise');
  act('encounter.check', { figure: 'f1', what: { check: 'surprise' } }, ...of(third.surprise));
  expect(act('encounter.fight', { ...fires, hands: [], against: [at('f1')] }, ...of(...third.melee))).toBe(
    'Pris fights: beaten by a zombie, and is Knocked Down',
  );
  othersMove();

  const { fourth } = TURNS;
  turn(fourth.activation);
  const turned = { ...at('f1'), shots: 2, far: true };
  expect(
    act('encounter.fire-at', { who: 'f2', weapon: 'w3', aims: [turned], from: null }, ...of(...fourth.fire)),
  ).toContain('a zombie dead');
  act('encounter.move', { who: 'f2', others: [], how: 'normal' });
  expect(due()[0]).toBe('mark f1/up');
  act('encounter.mark', { who: 'f1', condition: 'up', byZombie: false });
  hear(...fourth.heard);

  const { fifth } = TURNS;
  turn(fifth.activation);
  expect(
    act(
      'encounter.move',
      { who: 'f1', others: ['f2'], how: 'fast', inside: null, through: 'door' },
      ...of(fifth.fastMove),
    ),
  ).toContain('a fast move of up to 15″');
  act('encounter.check', { figure: 'f1', what: { check: 'in-sight' } }, ...of(fifth.pris), 'fires');
  act('encounter.check', { figure: 'f2', what: { check: 'in-sight' } }, ...of(fifth.trixie));
  const [far, , close] = zombies().map(({ id }) => ({ target: null, zombies: id, far: true }));
  if (far === undefined || close === undefined) throw new Error('three groups were to be in sight');
  act(
    'encounter.fire-at',
    { who: 'f2', weapon: 'w3', aims: [{ ...far, shots: 1 }], from: null },
    ...of(...fifth.trixieFires),
  );
  const aims = [
    { ...close, shots: 2 },
    { ...close, shots: 1 },
  ];
  expect(act('encounter.fire-at', { ...fires, weapon: 'w2', aims }, ...of(...fifth.prisFires))).toContain(
    'a zombie dead, one missed',
  );
  othersMove();
  for (const heard of fifth.heard) hear(heard);

  const { sixth } = TURNS;
  turn(sixth.activation);
  act('encounter.zombies-act', {
    group: zombies().at(-1)?.id ?? '',
    drawnBy: 'gunfire',
    reach: [{ who: 'f1', zombies: 1 }],
  });
  act(
    'encounter.check',
    { figure: 'f1', what: { check: 'being-charged' } },
    ...of(sixth.charged),
    'firesThenMelee',
  );
  expect(
    act(
      'encounter.fire-at',
      { ...fires, weapon: 'w2', aims: [{ ...at('f1'), shots: 3 }] },
      ...of(...sixth.fire),
    ),
  ).toContain('has to reload');
  expect(act('encounter.fight', { ...fires, hands: [], against: [at('f1')] }, ...of(...sixth.melee))).toBe(
    'Pris fights: a zombie Knocked Down',
  );
  othersMove();
  // Both are empty, and one is reloaded in an activation (ATZ-129).
  expect(due().filter((one) => one.startsWith('reload'))).toEqual(['reload f1/w1']);
  act('encounter.reload', { who: 'f1', weapon: 'w1' });
  act('encounter.move', { who: 'f2', others: [], how: 'normal' });
  act('encounter.finish-off', { who: 'f2', ...at('f1'), how: 'kill', weapon: 'w3', from: null });
  for (const heard of sixth.heard) hear(...heard);

  const { seventh } = TURNS;
  turn(seventh.activation);
  const last = { target: null, zombies: zombies()[0]?.id ?? '', far: true, shots: 1 };
  act('encounter.fire-at', { who: 'f2', weapon: 'w3', aims: [last], from: null }, ...of(...seventh.fire));
  for (const who of goes) act('encounter.mark', { who, condition: 'off-table', byZombie: false });

  const report = reportProposal(campaign, underWay(campaign));
  expect(report.records).toMatchObject([
    { figure: 'f1', fought: true, mauled: true, zombiesKilled: 2 },
    { figure: 'f2', fought: false, mauled: false, zombiesKilled: 4 },
  ]);
  act('encounter.report', { ...report, records: [...report.records], met: [], shots: 0 });
  expect(act('encounter.settle', { figure: 'f1', step: 'infection' }, ...of(TURNS.after.infection))).toBe(
    'Pris, doesn’t turn from the bite',
  );
  act('encounter.settle', { figure: 'f1', step: 'rap' });
  expect(due()).toEqual(['end']);
  const ending = { successful: true, leftWithHumansBehind: false };
  const { events } = played(campaign, (now) => endEncounter(now, ending));
  // Six zombies are worth 30 points, shared by a combined Rep of 9.
  expect(events).toContainEqual({ type: 'points-scored', points: 3, zombies: 6, innocents: 0 });
});
