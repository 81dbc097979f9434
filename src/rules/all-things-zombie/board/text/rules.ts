/** The rules of places on a board, in our words. */
import type { Rule } from '../../rule.ts';

export const BOARD_RULES = {
  'atz.places': {
    section: 'Scale and Basing',
    title: 'Places on a board',
    summary:
      'Each figure, each zombie and each vehicle that works has a place of its own: a round base an inch across, the way it faces, and its floor. Distances go from base to base; in contact there is no gap.',
    file: 'acts/encounter/board/take-up.ts',
  },
  'atz.flank-and-rear': {
    section: 'Qualifying for Flank or Rear',
    title: 'Flank and rear',
    summary:
      'Behind the line of the front edge of a base is its flank, behind that of the rear edge its rear. A charge that comes there, or out of hiding, tests Surprise.',
    file: 'board/place.ts',
  },
  'atz.groups': {
    section: 'Groups',
    title: 'Groups',
    summary:
      'Figures within 4″ and in sight of another of them keep together. The overall Leader brings groups within 12″ of which he sees one figure. On a board they are found as their side begins to act.',
    file: 'acts/encounter/places/groups-by-places.ts',
  },
  'atz.cover': {
    section: 'Explaining the Ranged Combat to Hit Table',
    title: 'In cover',
    summary:
      'A target is in cover where something solid hides one side of its base or both from the shooter, behind a car or a solid fence that it is nearer to, inside a building, in scrub, and in a riverbed for those outside. Zombies never are.',
    file: 'board/cover.ts',
  },
  'atz.coming-into-sight': {
    section: 'In Sight Check',
    title: 'In sight in the middle of a move',
    summary:
      'On a board a move halts at the first tenth of an inch at which enemies come into sight, on either side. Those who do test there together, and then the move goes on if they let it.',
    file: 'board/coming-into-sight.ts',
  },
  'atz.ways': {
    section: 'Terrain Features and Scenery',
    title: 'Ways over the table',
    summary:
      'On a board a way leads past whatever is solid, through friends and not through enemies, and ends on nobody’s base. Slow ground takes each inch twice, and so does a gully that is crossed.',
    file: 'board/paths.ts',
  },
} as const satisfies Record<string, Rule>;
