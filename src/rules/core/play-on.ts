/** A game in progress is played on by bots from exactly where it stands, once for each seed: for shares of how it ends. */
import { bySeat } from './bot.ts';
import { copy } from './copy.ts';
import { diceBox } from './dice.ts';
import { run, type Table } from './driver.ts';
import { withCorrections } from './in-force.ts';
import type { Module, Told } from './module.ts';
import type { Seat } from './play.ts';
import { seen } from './seen.ts';
import type { Session } from './session.ts';
import { type Simulated, simulate } from './simulate.ts';
import { firstOf, resuming, seeded } from './tables.ts';

type Bots = Readonly<Record<Seat, string>>;

/**
 * Plays one game from here, by the figures that hold for it. What has been answered since the last step stands; what is hidden from the
 * player is dealt anew, and the dice are none of those that are to come. Of a run it is the game that is on.
 */
export function playOn<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  session: Readonly<Session<State>>,
  seed: string,
): Simulated {
  return withCorrections(session.corrections, () => {
    const state = copy(session.state);
    const inside = module.inside?.(state);
    if (inside !== undefined) {
      const { module: game } = inside;
      const begun = afterOpenStep(game, { ...session, state: inside.state }, seed);
      return simulate(game, begun, seed, botsOf(game, session));
    }
    return simulate(module, afterOpenStep(module, session, seed), seed, botsOf(module, session));
  });
}

/** The step under way is finished by bots, with the answers there are. */
function afterOpenStep<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  session: Readonly<Session<State>>,
  seed: string,
): State {
  const state = copy(session.state);
  // Dice of its own, so that the steps to come don't roll the same ones again.
  const box = diceBox(`${seed} here`);
  const knowing = module.seats.filter((seat) => (session.seats[seat] ?? 'player') === 'player');
  if (knowing.length > 0) module.redeal?.(state, knowing, box);
  if (session.open.length === 0 || module.outcome(seen(state)) !== undefined) return state;
  const bots = botsOf(module, session);
  const seats = module.seats.map((seat): [Seat, Table] => [
    seat,
    botNamed(module, bots[seat]).seat(() => seen(state), box, 'bots'),
  ]);
  const table = resuming(session.open, firstOf(seeded(box), bySeat(Object.fromEntries(seats))));
  const ended = run(module.step(seen(state)), table, (event: Event) => module.apply(state, event));
  if (ended.kind !== 'finished') throw new Error(`${module.id} is stuck at ${ended.question.rule}`);
  return state;
}

/** Bots of all seats: whoever has one keeps it; the game’s first one plays for the player. */
function botsOf<Setup, State, Event extends Told, Outcome>(
  module: Module<Setup, State, Event, Outcome>,
  { seats }: Pick<Session<unknown>, 'seats'>,
): Bots {
  const [usual] = module.bots;
  return Object.fromEntries(
    module.seats.map((seat) => {
      const holder = seats[seat] ?? 'player';
      const named = holder === 'player' ? undefined : module.bots.find(({ id }) => id === holder.bot);
      return [seat, (named ?? usual)?.id ?? ''];
    }),
  );
}

function botNamed<Setup, State, Event extends Told, Outcome>(
  { id, bots }: Module<Setup, State, Event, Outcome>,
  wanted: string | undefined,
) {
  const kind = bots.find((one) => one.id === wanted);
  if (kind === undefined) throw new Error(`${id} has no bot ${wanted}`);
  return kind;
}
