/** Moments of the sample campaign that docs/guide.md shows, each as a copy that goes on from an act of it. */

export interface Picture {
  /** `docs/guide/NAME.png` */
  readonly name: string;
  /** The act it was taken after: so many that are titled so; `all` of the sample; null where there is no campaign yet. */
  readonly after: { readonly title: RegExp; readonly time: number } | 'all' | null;
  /** Acts done in the copy before, with the app’s dice. */
  readonly does?: readonly object[];
  /** Address within the campaign, where there is one. */
  readonly route: string;
  /** Text that stands there once the screen is whole. */
  readonly shows: string;
}

const after = (title: RegExp, time = 1) => ({ title, time });

const BEGUN = after(/^Begin with this party/);
const ENTERED = after(/^Enter | enters? /);

export const PICTURES: readonly Picture[] = [
  { name: '01-first-start', after: null, route: '/', shows: 'Look at a sample campaign' },
  { name: '02-new-campaign', after: null, route: '/new', shows: 'Next: the Star' },
  {
    name: '03-recruits',
    after: after(/^Recruit/, 2),
    route: '/recruit',
    shows: 'Roll a die and draw a card',
  },
  { name: '04-plan', after: BEGUN, route: '/encounter/plan', shows: 'Plan the raid' },
  { name: '05-set-up', after: after(/zombies about$/), route: '/encounter/set-up', shows: 'Play this table' },
  { name: '06-play', after: ENTERED, route: '/encounter/play', shows: 'What is due' },
  {
    name: '07-board',
    after: after(/zombies about$/),
    does: [
      { do: 'board', up: true },
      { do: 'begin-turn', sides: ['Party', 'Zombies'] },
    ],
    route: '/encounter/play',
    shows: 'Clear the board',
  },
  { name: '08-report', after: ENTERED, route: '/encounter/play?how=log', shows: 'Report the battle' },
  {
    name: '09-after',
    after: after(/^Report the battle$/),
    route: '/encounter/after',
    shows: 'A point earned',
  },
  { name: '10-chronicle', after: 'all', route: '/chronicle', shows: 'Edit the report' },
  { name: '11-figure', after: 'all', route: '/roster?figure=f6', shows: 'District nurse' },
  { name: '12-home', after: 'all', route: '', shows: 'Next: escape at' },
  {
    name: '13-third-brief',
    after: after(/zombies about$/, 3),
    route: '/print?what=brief',
    shows: 'Floors',
  },
];
