/**
 * Endings of a boat’s way home, counted. The way goes in circles, so ways aren’t counted one by one: a crew never grows, and for each crew
 * there may be, from the whole one down, the visits to every event are the solution of linear equations. Shares are right to twelve digits
 * at least; what they miss of 1 in all is tested.
 */
import { Crews, type Hand } from './crews.ts';
import { ENTRIES, type Entry, epilogueRow } from './data.ts';
import { atLeast, beatsNatives } from './falling.ts';
import { solved } from './linear.ts';
import type { Fate } from './passage.ts';
import type { Policy } from './policy.ts';
import { afterFlu, isCrewEvent, type Leads, leadsFrom, type Post } from './ways.ts';

export interface Journey extends Post {
  readonly crew: readonly Hand[];
  readonly policy: Policy;
}

/** An ending of the way home, with its chance. */
export interface Ending {
  readonly fate: Fate;
  /** Number of crew who come home, and their points. */
  readonly home: number;
  readonly worth: number;
  readonly share: number;
}

/** Beyond this the equations take seconds, and the way home is played by dice instead. */
const MOST_WORK = 200_000_000;

/** Food that isn’t low, then so many years of it. */
function postsOf(food: number | null): readonly Post[] {
  const most = Math.max(epilogueRow('food').result, food ?? 0);
  const lasting: readonly (number | null)[] = [null, ...Array.from({ length: most }, (_, at) => at + 1)];
  return lasting.flatMap((left) => ENTRIES.map((at) => ({ at, food: left })));
}

export function isCountable({ crew, food }: Pick<Journey, 'crew' | 'food'>): boolean {
  const posts = postsOf(food).length;
  return new Crews(crew).number * posts ** 3 <= MOST_WORK;
}

/** The chance that so many of so many fall, each with chance `p`. */
function falls(count: number, p: number): readonly number[] {
  let all = [1];
  for (let one = 0; one < count; one++) {
    const next = Array<number>(all.length + 1).fill(0);
    for (const [fell, share] of all.entries()) {
      next[fell] = (next[fell] ?? 0) + share * (1 - p);
      next[fell + 1] = (next[fell + 1] ?? 0) + share * p;
    }
    all = next;
  }
  return all;
}

class Count {
  private readonly crews: Crews;
  private readonly posts: readonly Post[];
  private readonly policy: Policy;
  /** Visits that come to each crew from greater ones, by post. */
  private readonly inflow = new Map<number, Float64Array>();
  private readonly endings = new Map<string, Ending>();
  private readonly flu: readonly number[];
  private readonly wins = new Map<number, number>();

  constructor({ crew, food, at, policy }: Journey) {
    this.crews = new Crews(crew);
    this.posts = postsOf(food);
    this.policy = policy;
    const dice = epilogueRow('flu').result;
    this.flu = this.crews.kinds.map(({ constitution }) => atLeast(dice, constitution));
    this.comes(this.crews.number - 1, { at, food }, 1);
  }

  counted(): readonly Ending[] {
    for (let crew = this.crews.number - 1; crew > 0; crew--) {
      const inflow = this.inflow.get(crew);
      if (inflow !== undefined) this.passes(crew, inflow);
    }
    return [...this.endings.values()];
  }

  private post({ at, food }: Post): number {
    return (food ?? 0) * ENTRIES.length + at - 1;
  }

  private comes(crew: number, to: Post, share: number): void {
    if (share === 0) return;
    let inflow = this.inflow.get(crew);
    if (inflow === undefined) {
      inflow = new Float64Array(this.posts.length);
      this.inflow.set(crew, inflow);
    }
    const at = this.post(to);
    inflow[at] = (inflow[at] ?? 0) + share;
  }

  private ends(fate: Fate, counts: readonly number[], share: number): void {
    if (share === 0) return;
    const isHome = fate === 'home';
    const home = isHome ? this.crews.sumOf(counts, () => 1) : 0;
    const worth = isHome ? this.crews.sumOf(counts, (kind) => kind.worth) : 0;
    const key = `${fate} ${home} ${worth}`;
    const known = this.endings.get(key)?.share ?? 0;
    this.endings.set(key, { fate, home, worth, share: known + share });
  }

  private beats(dice: number): number {
    let share = this.wins.get(dice);
    if (share === undefined) {
      share = beatsNatives(dice, epilogueRow('native').result);
      this.wins.set(dice, share);
    }
    return share;
  }

  /** The flu among them: which crew is left, with what chance. */
  private afterFlu(counts: readonly number[]): readonly { readonly fewer: number; readonly share: number }[] {
    let all = [{ fewer: 0, share: 1 }];
    for (const [kind, count] of counts.entries()) {
      const p = this.flu[kind] ?? 0;
      if (count === 0 || p === 0) continue;
      const fell = falls(count, p);
      all = all.flatMap(({ fewer, share }) =>
        fell.map((chance, some) => ({
          fewer: fewer + some * this.crews.place(kind),
          share: share * chance,
        })),
      );
    }
    return all;
  }

  /** All that comes of one crew: the visits to each post, and where they lead that isn’t this crew any more. */
  private passes(crew: number, inflow: Float64Array): void {
    const counts = this.crews.counts(crew);
    const wins = this.beats(this.crews.sumOf(counts, ({ dice }) => dice));
    const flu = this.afterFlu(counts);
    const unhurt = flu.find(({ fewer }) => fewer === 0)?.share ?? 0;
    const leads = this.posts.map((post): readonly Leads[] => {
      if (post.at === 5) return [{ share: wins, to: { at: 6, food: post.food } }];
      if (post.at === 15) return afterFlu(post.food).map(({ share, to }) => ({ share: share * unhurt, to }));
      return leadsFrom({ ...post, at: post.at as Exclude<Entry, 5 | 15> }, this.policy);
    });
    const visits = solved(
      inflow,
      leads.map((ways) => this.within(ways)),
    );
    for (const [at, post] of this.posts.entries()) {
      const share = visits[at] ?? 0;
      if (share === 0) continue;
      for (const lead of leads[at] ?? [])
        if (typeof lead.to === 'string') this.ends(lead.to, counts, share * lead.share);
      if (!isCrewEvent(post.at)) continue;
      if (post.at === 5) this.loses(crew, counts, post, share * (1 - wins));
      else this.sickens(crew, flu, post, share);
    }
  }

  /** Ways of a post that lead to another one with the same crew. */
  private within(ways: readonly Leads[]): readonly (readonly [number, number])[] {
    return ways.flatMap(({ share, to }) => (typeof to === 'string' ? [] : [[this.post(to), share] as const]));
  }

  /** A fight lost: one of them, each with the same chance. */
  private loses(crew: number, counts: readonly number[], { food }: Post, share: number): void {
    const all = this.crews.sumOf(counts, () => 1);
    for (const [kind, count] of counts.entries()) {
      const left = crew - this.crews.place(kind);
      const part = (share * count) / all;
      if (count === 0) continue;
      if (left === 0) this.ends('killed', counts, part);
      else this.comes(left, { at: 4, food }, part);
    }
  }

  private sickens(
    crew: number,
    flu: readonly { readonly fewer: number; readonly share: number }[],
    { food }: Post,
    share: number,
  ): void {
    for (const { fewer, share: part } of flu) {
      if (fewer === 0) continue;
      if (fewer === crew) this.ends('killed', [], share * part);
      else
        for (const { to, share: way } of afterFlu(food))
          if (typeof to !== 'string') this.comes(crew - fewer, to, share * part * way);
    }
  }
}

export function endingsOf(journey: Journey): readonly Ending[] {
  return new Count(journey).counted();
}
