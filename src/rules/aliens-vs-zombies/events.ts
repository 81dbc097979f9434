/** Events that may be told of a game: facts, each by the rule that tells it. */
import type { Told } from '../core/module.ts';
import type { AlienKind } from './data/aliens.ts';
import type { Icon, TileId } from './data/tiles.ts';
import type { PlaceId } from './data/town.ts';
import type { Level } from './data/victory.ts';
import type { Horde, ZombieKind } from './data/zombies.ts';
import type { Phase, Side } from './state.ts';

/** Pile to which a dead zombie goes: while the dead rise, back to the grave (§4.0). */
export type Pile = 'dead' | 'grave';

/** An alien as a line of the log names it. */
export interface Who {
  readonly id: string;
  readonly kind: AlienKind;
  readonly name: string | null;
}

interface Placing extends Told {
  readonly rule: 'avz.set-up.zombies' | 'avz.spawn';
  readonly zombie: ZombieKind;
  readonly at: PlaceId;
}
interface Arriving extends Told {
  readonly rule: 'avz.set-up.aliens' | 'avz.landing.unit' | 'avz.mutant' | 'avz.bfar';
  readonly aliens: readonly Who[];
  readonly at: PlaceId;
}
export type Act = 'move' | 'attack' | 'blast' | 'chomp' | 'pass';
interface Acting extends Told {
  readonly rule: `avz.${Act}`;
  readonly side: Side;
  readonly from: PlaceId;
  readonly to: PlaceId;
}
export interface DiceRolled extends Told {
  readonly rule: 'avz.attack.aliens' | 'avz.attack.zombies' | 'avz.saves';
  readonly side: Side;
  readonly dice: number;
  /** Dice that hit, or that saved. */
  readonly counted: number;
}

export type AvzEvent =
  | (Told & {
      readonly rule: 'avz.set-up.grave';
      readonly grave: Horde;
      readonly aliens: readonly Who[];
    })
  | (Told & { readonly rule: 'avz.grave'; readonly zombies: Horde })
  | Placing
  | Arriving
  | (Told & { readonly rule: 'avz.turn'; readonly phase: Phase })
  | (Told & {
      readonly rule: 'avz.event';
      readonly tile: TileId;
      readonly spawn: number;
      readonly icons: readonly Icon[];
    })
  | (Told & { readonly rule: 'avz.spawn.lost'; readonly count: number })
  | (Told & { readonly rule: 'avz.claw' })
  | (Told & { readonly rule: 'avz.rise'; readonly count: number })
  | (Told & { readonly rule: 'avz.icon.none'; readonly icon: Icon })
  | (Told & {
      readonly rule: 'avz.bite';
      readonly at: PlaceId;
      readonly dice: number;
      readonly killed: number;
    })
  | (Told & { readonly rule: 'avz.bite.rises'; readonly at: PlaceId; readonly zombie: ZombieKind })
  | (Told & {
      readonly rule: 'avz.laser';
      readonly at: PlaceId;
      readonly face: number;
      readonly hit: boolean;
    })
  | (Told & { readonly rule: 'avz.mutant.rampage'; readonly to: PlaceId })
  | (Told & { readonly rule: 'avz.bfar.missiles'; readonly at: PlaceId; readonly counted: number })
  | (Told & { readonly rule: 'avz.landing'; readonly points: number })
  | (Told & {
      readonly rule: 'avz.act';
      readonly at: PlaceId;
      readonly aliens: readonly Who[];
      readonly zombies: Horde | null;
    })
  | (Told & { readonly rule: 'avz.claw.grounded' | 'avz.rundown'; readonly at: PlaceId })
  | (Told & { readonly rule: 'avz.brains'; readonly at: PlaceId; readonly leader: boolean })
  | (Told & { readonly rule: 'avz.parks'; readonly parks: readonly PlaceId[] })
  | (Told & { readonly rule: 'avz.enemies'; readonly at: PlaceId })
  | Acting
  | DiceRolled
  | (Told & { readonly rule: 'avz.chomp.rises'; readonly at: PlaceId; readonly zombie: ZombieKind })
  | (Told & {
      readonly rule: 'avz.casualties';
      readonly at: PlaceId;
      readonly zombies: Horde;
      readonly to: Pile;
      readonly aliens: readonly Who[];
      /** Hits that were left and killed nothing more. */
      readonly wasted: number;
    })
  | (Told & { readonly rule: 'avz.casualties.return'; readonly zombie: ZombieKind })
  | (Told & { readonly rule: 'avz.stacking'; readonly at: PlaceId; readonly alien: Who })
  | (Told & { readonly rule: 'avz.victory'; readonly dead: number; readonly level: Level });
