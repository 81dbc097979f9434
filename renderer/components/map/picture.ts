/** A map as a file of its own: nothing of it is looked up anywhere else, so that it looks the same wherever it is opened. */

import medium from '@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-500-normal.woff2?url';
import bold from '@fontsource/encode-sans-semi-condensed/files/encode-sans-semi-condensed-latin-600-normal.woff2?url';

const SVG = 'http://www.w3.org/2000/svg';
const FACE = 'Encode Sans Semi Condensed';

/** Properties that a drawing takes from the style sheet, with the values they have where nothing sets them. */
const LOOKS: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  opacity: '1',
};
const LETTERS: Readonly<Record<string, string>> = {
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'letter-spacing': 'normal',
  'paint-order': 'normal',
};
const DRAWN = new Set(['path', 'rect', 'circle', 'text', 'tspan']);
const LETTERED = new Set(['text', 'tspan']);
/**
 * Attributes kept in the copy beside those of `LOOKS`; all others say how the drawing is used in the window, and nothing of how it looks.
 */
const KEPT =
  /^(d|x|y|dx|dy|r|rx|cx|cy|x1|x2|y1|y2|width|height|viewBox|transform|patternUnits|patternTransform|id|clip-path|xmlns)$/;

/** The drawing as it stands in the window, written out. */
export async function pictureOf(svg: SVGSVGElement, title: string): Promise<string> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  written(svg, copy);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('font-family', `'${FACE}', sans-serif`);
  const [x = '0', y = '0', width = '0', height = '0'] = (svg.getAttribute('viewBox') ?? '').split(' ');
  const ground = document.createElementNS(SVG, 'rect');
  const looks = {
    x,
    y,
    width,
    height,
    fill: getComputedStyle(svg).getPropertyValue('--sheet').trim() || '#fff',
  };
  for (const [name, value] of Object.entries(looks)) ground.setAttribute(name, value);
  const said = document.createElementNS(SVG, 'title');
  said.textContent = title;
  const face = document.createElementNS(SVG, 'style');
  face.textContent = (await Promise.all([faceOf(500, medium), faceOf(600, bold)])).join('');
  copy.prepend(said, face, ground);
  return new XMLSerializer().serializeToString(copy);
}

/** Element for element: how each looks is written on it. */
function written(from: Element, to: Element): void {
  const name = from.tagName.toLowerCase();
  const style = getComputedStyle(from);
  for (const attribute of [...to.attributes])
    if (!KEPT.test(attribute.name) && !(attribute.name in LOOKS)) to.removeAttribute(attribute.name);
  if (DRAWN.has(name)) {
    const all = LETTERED.has(name) ? { ...LOOKS, ...LETTERS } : LOOKS;
    for (const [look, usual] of Object.entries(all)) {
      const value = style.getPropertyValue(look);
      if (value !== '' && value !== usual) to.setAttribute(look, value);
    }
  }
  const children = [...to.children];
  for (const [at, child] of [...from.children].entries()) {
    const copied = children[at];
    if (copied === undefined) continue;
    if (child.tagName === 'desc') copied.remove();
    else written(child, copied);
  }
}

/** The letters come along; without them whoever opens the picture has others. */
async function faceOf(weight: number, url: string): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    return `@font-face{font-family:'${FACE}';font-weight:${weight};src:url(data:font/woff2;base64,${base64(bytes)}) format('woff2')}`;
  } catch {
    return '';
  }
}

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Pixels of the picture for each of the drawing. */
const FINE = 2;

/** Throws where the window can’t draw it. */
export async function pngOf(text: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(text))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * FINE);
  canvas.height = Math.round(height * FINE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png');
  });
}
