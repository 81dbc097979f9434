/** Roofs by the building’s type; a type that is not listed has a flat one. */
import type { Frame } from './roof-frame.ts';
import { type Roof, RoofPen, type Words } from './roofs.ts';

type Draw = (pen: RoofPen) => void;

const flat: Draw = (pen) => {
  const { w, d } = pen;
  pen.vent(-w + 0.75, -d + 0.75, 1);
  pen.skylight(w - 2.4, -d + 0.8);
  if (d > 2.6) {
    pen.skylight(w - 2.4, d - 1.6);
    pen.vent(-w + 0.75, d - 1.6, 0.8);
  }
};

const house: Draw = (pen) => {
  const { w, d } = pen;
  pen.hipped();
  // The chimney stands on a slope at the back.
  if (pen.free(0.45 * w, -0.7 * d, 0.7, 0.7)) pen.box('dark', 0.45 * w, -0.7 * d, 0.7, 0.7);
};

const church: Draw = (pen) => {
  const { w, d } = pen;
  const long = d >= w;
  const [half, end] = long ? [w, d] : [d, w];
  const at = (a: number, b: number): readonly [number, number] => (long ? [a, b] : [b, a]);
  const tower = Math.min(2.2, 1.5 * half, 0.45 * end);
  pen.shape('shade', at(0, -end), at(half, -end), at(half, end), at(0, end));
  pen.line(...at(0, -end), ...at(0, end - tower - 0.2));
  const [low, high] = [end - tower - 0.2, end - 0.2];
  const t = tower / 2;
  pen.shape('dark', at(-t, low), at(t, low), at(t, high), at(-t, high));
  pen.line(...at(-t, low), ...at(t, high));
  pen.line(...at(-t, high), ...at(t, low));
  pen.line(...at(0, -end + 0.5), ...at(0, -end + 1.9), 'sign');
  pen.line(...at(-0.45, -end + 1.4), ...at(0.45, -end + 1.4), 'sign');
};

const warehouse: Draw = (pen) => {
  const { w, d } = pen;
  const count = Math.max(2, Math.round((2 * w) / 2.2));
  const step = (2 * w) / count;
  for (let at = 0; at < count; at += 1) {
    const x = -w + at * step;
    pen.shape('shade', [x + step / 2, -d], [x + step, -d], [x + step, d], [x + step / 2, d]);
    if (at > 0) pen.line(x, -d, x, d);
  }
};

const apartments: Draw = (pen) => {
  const { w, d } = pen;
  // The gallery along the front, a cell for each flat.
  const deep = Math.min(1, 0.4 * d);
  pen.line(-w, d - deep, w, d - deep);
  for (let x = -w + 1.6; x < w - 0.6; x += 1.6) pen.line(x, d - deep, x, d);
  pen.vent(-w + 0.8, -d + 0.7);
  pen.vent(w - 1.7, -d + 0.7);
  pen.skylight(-0.7, -d + 0.7, 1.4, 0.8);
};

const hall: Draw = (pen) => {
  const { w, d } = pen;
  for (let x = -w + 1.2; x < w - 1.8; x += 2.2)
    for (const y of [-d + 0.9, d - 1.7]) pen.skylight(x, y, 1.2, 0.8);
  pen.vent(-w + 0.8, -0.5, 1);
  pen.vent(w - 1.8, -0.5, 1);
};

const mall: Draw = (pen) => {
  const { w, d } = pen;
  const court = Math.min(2.2, 0.3 * d);
  pen.box('shade', -w + 1, -court / 2, 2 * w - 2, court);
  pen.line(-w + 1, -court / 2, w - 1, -court / 2);
  pen.line(-w + 1, court / 2, w - 1, court / 2);
  for (let x = -w + 2; x < w - 1; x += 1.4) pen.line(x, -court / 2, x, court / 2);
  for (let x = -w + 1.5; x < w - 2.5; x += 3.2) for (const y of [-d + 1, d - 2]) pen.vent(x, y, 1.1);
};

const restaurant: Draw = (pen) => {
  const { w, d } = pen;
  const deep = Math.min(0.7, 0.3 * d);
  pen.line(-w, d - deep, w, d - deep);
  for (let x = -w + 0.4; x < w - 0.1; x += 0.8) pen.box('dark', x, d - deep, Math.min(0.4, w - x), deep);
  if (pen.free(-w + 0.7, -d + 0.6, 2.2, 1)) {
    pen.circle(-w + 1.2, -d + 1.1, 0.42);
    pen.circle(-w + 2.4, -d + 1.1, 0.3);
  }
  pen.vent(w - 1.7, -d + 0.6);
};

const police: Draw = (pen) => {
  const { w, d } = pen;
  if (pen.free(w - 2.1, -d + 0.5, 1.6, 1.6)) {
    pen.circle(w - 1.3, -d + 1.3, 0.55);
    pen.line(w - 1.3, -d + 0.5, w - 1.3, -d + 2.1);
    pen.line(w - 2.1, -d + 1.3, w - 0.5, -d + 1.3);
  }
  pen.vent(-w + 0.8, -d + 0.8);
  pen.vent(-w + 2.1, -d + 0.8);
  pen.skylight(-0.2, d - 1.6, 1.8);
  pen.skylight(-2.8, d - 1.6, 1.8);
};

const hospital: Draw = (pen) => {
  const { w, d } = pen;
  if (pen.free(w - 3.6, -d + 0.6, 3, 3)) {
    const [x, y] = [w - 2.1, -d + 2.1];
    pen.circle(x, y, 1.4);
    pen.line(x - 0.5, y - 0.7, x - 0.5, y + 0.7, 'sign');
    pen.line(x + 0.5, y - 0.7, x + 0.5, y + 0.7, 'sign');
    pen.line(x - 0.5, y, x + 0.5, y, 'sign');
  }
  pen.vent(-w + 0.8, -d + 0.8, 1.1);
  pen.vent(-w + 2.3, -d + 0.8, 1.1);
  for (let x = -w + 1.2; x < w - 2; x += 2.2) pen.skylight(x, d - 1.7, 1.2, 0.8);
};

const school: Draw = (pen) => {
  pen.hipped(0.8);
  // A bell over the entrance.
  const { d } = pen;
  if (pen.free(-0.6, d - 1.8, 1.2, 1.2)) {
    pen.box('line', -0.6, d - 1.8, 1.2, 1.2);
    pen.circle(0, d - 1.2, 0.28, 'dark');
  }
};

const base: Draw = (pen) => {
  const { w, d } = pen;
  warehouse(pen);
  if (pen.free(w - 2.6, d - 2.6, 2, 2)) {
    pen.circle(w - 1.6, d - 1.6, 0.9);
    pen.circle(w - 1.6, d - 1.6, 0.25, 'dark');
  }
};

const dock: Draw = (pen) => {
  const { w, d } = pen;
  hall(pen);
  pen.line(-w, -0.45 * d, w, -0.45 * d);
  pen.line(-w, 0.45 * d, w, 0.45 * d);
};

const office: Draw = (pen) => {
  const { w, d } = pen;
  // The head of the lift, and what cools the rooms.
  if (pen.free(-w + 0.8, -d + 0.8, 2, 1.5)) {
    pen.box('shade', -w + 0.8, -d + 0.8, 2, 1.5);
    pen.box('line', -w + 0.8, -d + 0.8, 2, 1.5);
  }
  pen.vent(w - 1.9, -d + 0.8, 1.1);
  pen.vent(w - 1.9, d - 1.9, 1.1);
  pen.vent(-w + 0.8, d - 1.9, 1.1);
};

const ROOFS: Readonly<Record<string, Draw>> = {
  apartments,
  church,
  'dock-shipyard': dock,
  hospital,
  house,
  mall,
  'military-base': base,
  'office-building': office,
  'police-station': police,
  restaurant,
  'retail-box-store': hall,
  'retail-store': flat,
  school,
  supermarket: hall,
  warehouse,
};

/** Null over walls that are no rectangle: a ridge would not fit. */
export function roofOf(type: string, frame: Frame, inch: number, words: Words): Roof | null {
  if (!frame.box) return null;
  const pen = new RoofPen(frame, inch, words);
  (ROOFS[type] ?? flat)(pen);
  return pen.drawn();
}
