/** Looks of an element if there were only its own attributes: what `getComputedStyle` gives without style sheets. */

/** Within a line of text; all other elements begin a line of their own. */
const IN_LINE = new Set(
  [
    'a',
    'abbr',
    'b',
    'bdi',
    'cite',
    'code',
    'em',
    'i',
    'img',
    'kbd',
    'label',
    'mark',
    'q',
    's',
    'small',
    'span',
  ].concat(['strong', 'sub', 'sup', 'svg', 'time', 'u', 'var']),
);

const AS_ALL = {
  content: 'normal',
  cursor: 'auto',
  direction: 'ltr',
  filter: 'none',
  opacity: '1',
  overflow: 'visible',
  overflowX: 'visible',
  overflowY: 'visible',
  pointerEvents: 'auto',
  position: 'static',
  transform: 'none',
};

export function plainStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const own = pseudo ? undefined : styleOf(element);
  const style = {
    ...AS_ALL,
    display: own?.display || (element.hasAttribute('hidden') ? 'none' : displayOf(element)),
    visibility: visibilityOf(element),
    getPropertyValue: (name: string) => own?.getPropertyValue(name) ?? '',
  };
  return style as unknown as CSSStyleDeclaration;
}

const displayOf = ({ localName }: Element): string => (IN_LINE.has(localName) ? 'inline' : 'block');

/** The element's own style, where it has some. */
const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const own = styleOf(at)?.visibility;
    if (own !== undefined && own !== '' && own !== 'inherit') return own;
  }
  return 'visible';
}

/** True if an element is on the screen, neither it nor what it stands in being hidden or folded away. */
export function isShown(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    if (at.hasAttribute('hidden') || styleOf(at)?.display === 'none') return false;
    const fold = at.parentElement;
    if (fold?.localName === 'details' && !fold.hasAttribute('open') && at.localName !== 'summary')
      return false;
  }
  return element.isConnected && visibilityOf(element) === 'visible';
}
