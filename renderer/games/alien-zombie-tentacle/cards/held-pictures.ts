/** Our own small pictures of Gear and Events, in a field of 40 by 42. */
import type { EventCard, Gear } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import type { Strokes } from './strokes.ts';

export const GEAR_PICTURES = {
  'tire-iron': {
    lines: 'M9.500 10.500l21 21M30.500 10.500l-21 21',
    filled:
      'M4 9.500l4.500-4.500 3.500 3.500-4.500 4.500ZM36 9.500l-4.500-4.500-3.500 3.500 4.500 4.500ZM4 32.500l4.500 4.500 3.500-3.500-4.500-4.500ZM36 32.500l-4.500 4.500-3.500-3.500 4.500-4.500Z',
  },
  laptop: { lines: 'M8 9h24v18H8ZM8 27l-5 7h34l-5-7M16 31h8M12 14h9M12 18h14M12 22h6' },
  shotgun: { lines: 'M2.500 15H30l7.500 6v9L29 25l-3-6H2.500ZM11 19v4h11v-4M26 19l-1 4' },
  rifle: {
    lines:
      'M2.500 20.500H13M13 18h17l7.500 5v8L28 26H13ZM14 11h12v3.500H14ZM16.500 14.500V18M23.500 14.500V18M18 26v6h4l1.500-6',
  },
  pistol: { lines: 'M4 11h32v9H21l-2 7h-4l-3 11H5.500L10 20H4ZM21 20c0 4 1.500 6 4.500 6V20' },
  'stun-gun': {
    lines:
      'M12.500 18h15v20h-15ZM15.500 18v-6M24.500 18v-6M21.500 3l-4 5.500h5l-4 5.500M16.500 24h7M16.500 29h7',
  },
  chainsaw: {
    lines:
      'M2.500 18h14v15h-14ZM16.500 21H33a4.250 4.250 0 0 1 0 8.500H16.500M5 18v-6h9l2.500 6M21 21v-2.500M26 21v-2.500M31 21v-2.500M21 29.500V32M26 29.500V32M31 29.500V32M6 23h7M6 28h7',
  },
  'tin-foil-hat': {
    lines: 'M20 4l15 28c-10 5-20 5-30 0ZM20 4l-5.500 31M20 4l5 31M10.500 22l6 5M29.500 22l-5 4M13 17l3.500 2',
  },
  'extra-ammo': {
    lines:
      'M7 37V19c0-6 1-9 3.500-12 2.500 3 3.500 6 3.500 12v18ZM16.500 37V19c0-6 1-9 3.500-12 2.500 3 3.500 6 3.500 12v18ZM26 37V19c0-6 1-9 3.500-12 2.500 3 3.500 6 3.500 12v18ZM7 32h7M16.500 32h7M26 32h7M7 19h7M16.500 19h7M26 19h7',
  },
  'alien-gizmo': {
    lines:
      'M20 12a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19M10.700 23.500C5 23 2.500 21 3 19c1-3 8-3.500 17-1s17 7 16.500 10c-.4 2.200-4 2.600-9 1.500M20 12V7M14 31l-2.500 6M26 31l2.500 6',
    filled: 'M20 2.500a2.300 2.300 0 1 0 0 4.600a2.300 2.300 0 1 0 0-4.600',
  },
  'coffee-plus': {
    lines:
      'M7 16h21v13a8 8 0 0 1-8 8h-5a8 8 0 0 1-8-8ZM28 19.500h3a4.500 4.500 0 0 1 0 9h-3M13 12c0-4 3-3 3-7M20 12c0-4 3-3 3-7M17.500 21v9M13 25.500h9',
  },
} as const satisfies Readonly<Record<Gear, Strokes>>;

export const EVENT_PICTURES = {
  // A ruler.
  'too-small': {
    lines:
      'M3.500 28 27 4.500l9.500 9.500L13 37.500ZM9 22.500l4 4M14 17.500l2.500 2.500M19 12.500l4 4M24 7.500l2.500 2.500',
  },
  // The sign of women, struck out.
  'new-flavor-f': {
    lines: 'M20 4a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19M20 23v15M13.500 31h13M5 37 35 5',
  },
  // The sign of men, struck out.
  'new-flavor-m': {
    lines: 'M16 16a9.500 9.500 0 1 0 0 19a9.500 9.500 0 1 0 0-19M23 19 34 8M25.500 7.500h9v9M6 9l26 28',
  },
  // Doors that close.
  'missed-elevator': {
    lines: 'M7 5h26v32H7ZM20 5v32M16 16.500 11.500 21l4.500 4.500M24 16.500l4.500 4.500-4.500 4.500',
  },
  // A smell.
  'serious-funk': {
    lines: 'M10 37c-6-7 5-10 0-16s5-10 0-16M20 37c-6-7 5-10 0-16s5-10 0-16M30 37c-6-7 5-10 0-16s5-10 0-16',
  },
  // An eye.
  'fatally-distracted': {
    lines: 'M2.500 21c8-13 27-13 35 0-8 13-27 13-35 0ZM20 14a7 7 0 1 0 0 14a7 7 0 1 0 0-14',
    filled: 'M20 18a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  },
  // A medal.
  'noble-sacrifice': {
    lines:
      'M11 3l6 15M29 3l-6 15M16 3l6 15M24 3l-2 5M20 17a10 10 0 1 0 0 20a10 10 0 1 0 0-20M20 21.500l1.800 3.600 4 .5-2.900 2.800.7 4-3.600-1.900-3.600 1.900.7-4-2.900-2.800 4-.5Z',
  },
  // A burst.
  'critical-hit': {
    lines:
      'M20 3l3.500 10L33 7l-3 10.500 8 3.500-8.500 4 4.500 10-10.500-4-3.500 8-4-8-10 5 4-11-8-4 8.500-4L6.500 7 16 13Z',
  },
  // A trolley.
  's-mart': {
    lines:
      'M2.500 7H8l5 20h19l5-15H9.500M15 12l2 15M23 12v15M31 12l-3 15M10.500 17.500h24.500M12 22.500h21.500',
    filled: 'M15.500 30.500a3 3 0 1 0 0 6a3 3 0 1 0 0-6M29 30.500a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  },
  // Pressed from both sides.
  'tight-squeeze': {
    lines:
      'M2.500 21H14M9.500 16l5 5-5 5M37.500 21H26M30.500 16l-5 5 5 5M18 5c3 10 3 22 0 32M22 5c-3 10-3 22 0 32',
  },
} as const satisfies Readonly<Record<EventCard, Strokes>>;
