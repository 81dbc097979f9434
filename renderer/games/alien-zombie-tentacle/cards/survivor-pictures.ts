/** Our own small pictures of the survivors, in a field of 40 by 42: what they are known by, in a few strokes. */
import type { SurvivorId } from '../../../../src/rules/alien-zombie-tentacle/types.ts';
import type { Strokes } from './strokes.ts';

export const SURVIVOR_PICTURES = {
  // An atom.
  physicist: {
    lines:
      'M4 21a16 6.500 0 1 0 32 0a16 6.500 0 1 0-32 0M12 7.140A16 6.500 60 1 0 28 34.860A16 6.500 60 1 0 12 7.140M28 7.140A16 6.500 120 1 0 12 34.860A16 6.500 120 1 0 28 7.140',
    filled: 'M20 18.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 1 0 0-5',
  },
  // Dog tags.
  'homeless-vet': {
    lines:
      'M8 4c2 8 8 11 12 14c4-3 10-6 12-14M13 18h14a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3V21a3 3 0 0 1 3-3ZM14 25h12M14 30h8',
  },
  // A rope between two posts.
  bouncer: {
    lines: 'M8 36V12M32 36V12M4 37h8M28 37h8M8 15c4 13 20 13 24 0',
    filled: 'M8 5.500a3 3 0 1 0 0 6a3 3 0 1 0 0-6M32 5.500a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  },
  // A cap with a propeller.
  'smartass-kid': {
    lines:
      'M9 31c0-11 5-17 11-17s11 6 11 17ZM9 31H3.500c0-3.500 2-5.500 6-5.500M20 14V9M20 14c-4 4-5 10-5 17M20 14c4 4 5 10 5 17M20 9c-3-3.500-9-3.500-10 0 1 3.500 7 3.500 10 0c3-3.500 9-3.500 10 0-1 3.500-7 3.500-10 0',
  },
  // A leaf.
  stoner: {
    lines:
      'M20 37V8M20 31c-8 0-12-4-15-10 7 0 12 3 15 8 3-5 8-8 15-8-3 6-7 10-15 10M20 25c-5-4-6-11-5-17 3 2 5 5 5 8 0-3 2-6 5-8 1 6 0 13-5 17',
  },
  // A helmet.
  'biker-chick': {
    lines:
      'M6 24a14 14 0 0 1 28-1v10a2 2 0 0 1-2 2H16c-6 0-10-5-10-11ZM34 18H18a3 3 0 0 0-3 3v2a4 4 0 0 0 4 4h15',
  },
  // A pad with its buttons.
  'gamer-girl': {
    lines:
      'M10 14h20c5 0 7 6 7 12s-2 8-5 8-5-6-7-6H15c-2 0-4 6-7 6s-5-2-5-8 2-12 7-12ZM11 18v7M7.500 21.500h7',
    filled:
      'M27 17.500a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 1 0 0-3.400M31 21.500a1.700 1.700 0 1 0 0 3.400a1.700 1.700 0 1 0 0-3.400',
  },
  // A pair of sunglasses.
  starlet: {
    lines:
      'M3 16h34M5 16c0 9 2 13 7 13s7-5 7.500-10c.3-.7.700-.7 1 0c.5 5 2.500 10 7.500 10s7-4 7-13M9 21l3-3M27 21l3-3',
  },
  // A badge.
  policewoman: {
    lines:
      'M20 4l13 5v11c0 9-6 14-13 18C13 34 7 29 7 20V9ZM20 12l2.400 5 5.400.6-4 3.800 1.100 5.400-4.900-2.700-4.900 2.700 1.100-5.400-4-3.800 5.400-.6Z',
  },
  // A motorcycle.
  biker: {
    lines:
      'M8.500 22.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M31.500 22.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13M8.500 29l7-7.500M31.500 29 25 14h-5M4 20.500h11.500l2 3.500h7.500l3.500-4.500M15.500 24l1 5h8l1-5',
    filled: 'M17 20c3-3 7-3 10-.5l-2.500 4.500h-7Z',
  },
  // A pair of scales.
  lawyer: {
    lines: 'M20 5v31M13 36h14M8 10h24M8 10 3 24h10ZM32 10l-5 14h10ZM3 24a5 5 0 0 0 10 0M27 24a5 5 0 0 0 10 0',
  },
  // A case with a cross.
  paramedic: { lines: 'M4 14h32v21H4ZM14 14V9h12v5M20 19v11M14.500 24.500h11' },
  // A truck.
  trucker: {
    lines: 'M2.500 31V10h21v21ZM23.500 16h7l7 7.500V31h-14M27 19.500h2.200l4 4.500H27Z',
    filled:
      'M10 27a4.200 4.200 0 1 0 0 8.400a4.200 4.200 0 1 0 0-8.400M30 27a4.200 4.200 0 1 0 0 8.400a4.200 4.200 0 1 0 0-8.400',
  },
  // A bicycle.
  courier: {
    lines:
      'M9 21.500a7 7 0 1 0 0 14a7 7 0 1 0 0-14M31 21.500a7 7 0 1 0 0 14a7 7 0 1 0 0-14M9 28.500l6.500-12h11l4.500 12M15.500 16.500l4 12 7-12M9 28.500h10.500M12.500 12.500h6M15.500 16.500l-1.500-4M26.500 16.500l-1.500-6h5',
  },
} as const satisfies Readonly<Record<SurvivorId, Strokes>>;
