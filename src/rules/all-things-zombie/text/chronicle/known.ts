/** Facts known of one Encounter: the report, the table of who went and the headline are written from them. */

import type { EncounterTable } from '../../battlefield/table.ts';
import type { PursuitEnd } from '../../encounters/pursuit.ts';
import type { FigureId } from '../../ids.ts';
import type { ContactId, DealtHow, Standing, Whereabouts } from '../../meeting-and-greeting/contact.ts';
import type { Conditions } from '../../shooting/sight.ts';
import type { Status } from '../../state/campaign.ts';
import type { EventOf } from '../../state/campaign-events.ts';
import type { Cause, StockUse, Why } from '../../state/cause.ts';
import type {
  Encounter,
  FigureRecord,
  MetRecord,
  OtherSide,
  SearchRoll,
  Visit,
} from '../../state/encounter.ts';
import type { EncounterSummary } from '../../state/encounter-events.ts';
import type { MotorNoise } from '../../state/noise.ts';
import type { OneOffResult } from '../../state/one-off.ts';
import type { OldWords } from '../../state/test-result.ts';
import type { StockItem } from '../../what-you-gain/stock.ts';
import { type Course, noCourse } from './course.ts';

export interface Meeting {
  readonly contact: ContactId;
  /** Names of those met; empty where they were met in an earlier Encounter. */
  names: readonly string[];
  /** End of the dealing; null while nothing was said. */
  how: DealtHow | OldWords | null;
  speaker: string | null;
  /** Outcome in the end, and where they are since; null while nothing was said. */
  standing: Standing | null;
  whereabouts: Whereabouts;
  /** True if it came to blows. */
  fought: boolean;
}

export interface Fate {
  readonly to: Status;
  readonly why: Why;
}

export interface EncounterFacts {
  plan: Encounter | null;
  table: EncounterTable | null;
  vehiclesWon: number;
  vehiclesHeldOver: number;
  zombiesAtStart: number | null;
  visits: Visit[];
  meetings: Meeting[];
  /** Groups that nobody met in a building. */
  sides: OtherSide[];
  /** Fates of those met, as reported. */
  met: readonly MetRecord[];
  turns: number;
  /** Night and weather when it began; null where they are fair, or nobody said. */
  conditions: Conditions | null;
  course: Course;
  searches: SearchRoll[];
  shots: number;
  /** Those of them for which nobody rolled what comes to the noise. */
  unheard: number;
  /** Zombies that shots have drawn. */
  drawn: number;
  /** Zombies that motors have drawn, and which motors those were. */
  drawnByMotors: number;
  motors: Set<MotorNoise>;
  /** Escapes: whether the alarm was given; null where nothing was rolled. */
  alarm: boolean | null;
  /** Pursuits: how each band came off, and its last lead in hours. */
  pursuits: { lead: number; end: PursuitEnd }[];
  heroes: FigureId[];
  records: readonly FigureRecord[];
  by: 'player' | 'bots' | null;
  fates: Map<FigureId, Fate>;
  joined: { id: FigureId; name: string }[];
  rep: Map<FigureId, { from: number; to: number; why: Why }>;
  rap: Map<FigureId, number>;
  attributes: EventOf<'attribute-gained' | 'attribute-lost'>[];
  gained: StockItem[];
  used: { item: StockItem; how: Cause<StockUse>; by: FigureId | null }[];
  saved: FigureId[];
  points: number | null;
  innocents: number;
  ended: EncounterSummary | null;
  /** Result of a battle by itself; null while it isn’t over. */
  result: OneOffResult | null;
  dropped: boolean;
}

export function noFacts(): EncounterFacts {
  return {
    plan: null,
    table: null,
    vehiclesWon: 0,
    vehiclesHeldOver: 0,
    zombiesAtStart: null,
    visits: [],
    meetings: [],
    sides: [],
    met: [],
    turns: 0,
    conditions: null,
    course: noCourse(),
    searches: [],
    shots: 0,
    unheard: 0,
    drawn: 0,
    drawnByMotors: 0,
    motors: new Set(),
    alarm: null,
    pursuits: [],
    heroes: [],
    records: [],
    by: null,
    fates: new Map(),
    joined: [],
    rep: new Map(),
    rap: new Map(),
    attributes: [],
    gained: [],
    used: [],
    saved: [],
    points: null,
    innocents: 0,
    ended: null,
    result: null,
    dropped: false,
  };
}
