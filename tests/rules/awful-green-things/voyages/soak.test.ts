/** Voyages by the dozen, by bots of every kind: nobody holds two posts, kills and names are never lost, chits stay fifteen. */
import { describe, expect, it } from 'vitest';
import { CREW_IDS } from '../../../../src/rules/awful-green-things/data/crew.ts';
import { worldsOf } from '../../../../src/rules/awful-green-things/voyages/data.ts';
import type { VoyagesLedger } from '../../../../src/rules/awful-green-things/voyages/ledger.ts';
import { agtVoyages } from '../../../../src/rules/awful-green-things/voyages/module.ts';
import { diceBox } from '../../../../src/rules/core/dice.ts';
import { run } from '../../../../src/rules/core/driver.ts';
import { seen } from '../../../../src/rules/core/seen.ts';
import { firstOf, seeded } from '../../../../src/rules/core/tables.ts';
import { COUNTS } from '../../../support/counts.ts';

const SETUP = { voyages: 4, effects: 'known', turns: 8, beamerTwoSettings: false } as const;

/** Faults of the ledger. */
function wrongIn({ hands, results, berths }: VoyagesLedger): readonly string[] {
  const ready = hands.filter(({ lostAt }) => lostAt === null).map(({ crew }) => crew);
  const names = hands.flatMap(({ name }) => (name === null ? [] : [name]));
  return [
    ...(new Set(ready).size === ready.length ? [] : ['a post is held twice']),
    ...(new Set(names).size === names.length ? [] : ['a name is given twice']),
    ...(hands.some(({ lostAt, name }) => lostAt !== null && name === null) ? ['a nobody is remembered'] : []),
    ...(berths < 0 || ready.length > CREW_IDS.length ? ['more sign on than there are posts'] : []),
    ...results.flatMap(({ sailed, aboard, home, world }, at) => [
      ...(aboard + home <= sailed ? [] : [`voyage ${at + 1}: more came back than sailed`]),
      ...(world === worldsOf(SETUP.voyages)[at] ? [] : [`voyage ${at + 1} led to ${world}`]),
    ]),
  ];
}

function play(seed: string, botId: string): readonly string[] {
  const state = agtVoyages.begin(SETUP);
  const box = diceBox(seed);
  const bot = agtVoyages.bots.find(({ id }) => id === botId);
  const table = firstOf(seeded(box), bot?.seat(() => seen(state), box, 'bots') ?? (() => undefined));
  let kills = 0;
  for (let steps = 0; agtVoyages.outcome(seen(state)) === undefined; steps++) {
    const ended = run(agtVoyages.step(seen(state)), table, (event) => {
      agtVoyages.apply(state, event);
      if (event.rule === 'agt-voyages.voyage')
        kills += (event as unknown as { readonly kills: number }).kills;
    });
    if (ended.kind !== 'finished' || steps > 20_000) return [`${seed}: ${ended.kind}`];
    const wrong = wrongIn(state.ledger);
    if (wrong.length > 0) return [`${seed}, ${botId}: ${wrong.join(', ')}`];
    const { game, ledger } = state;
    // All that is known of a weapon is out of the cup.
    const known = game === null ? 0 : Object.values(game.effects).filter((chit) => chit !== null).length;
    if (game !== null && game.cup.length > 0 && game.battle === null && game.cup.length + known > 15)
      return [`${seed}: ${game.cup.length} chits in the cup and ${known} known`];
    if (ledger.results.reduce((sum, result) => sum + result.kills, 0) !== kills)
      return [`${seed}: kills lost`];
  }
  return state.played === SETUP.voyages ? [] : [`${seed}: ${state.played} voyages`];
}

describe('voyages, sailed by bots', () => {
  it(
    'lose nobody and nothing',
    () => {
      const bots = agtVoyages.bots.map(({ id }) => id);
      const runs = Math.max(3, Math.floor(COUNTS.mapGames / 20));
      const wrong = Array.from({ length: runs }, (_, at) =>
        play(`soak ${at}`, bots[at % bots.length] ?? 'even'),
      ).flat();
      expect(wrong).toEqual([]);
    },
    COUNTS.limitMs,
  );
});
