/** Files that a page makes itself and hands over, where a browser would save them. */
import type { DomWindow } from './window.ts';

export interface HandedOver {
  readonly name: string;
  readonly text: Promise<string>;
}

/** Collects the files that the page hands over from now on. */
export function handedOverBy(window: DomWindow): HandedOver[] {
  const files: HandedOver[] = [];
  const made = new Map<string, Promise<string>>();
  window.URL.createObjectURL = (file) => {
    const address = `blob:${window.origin}/${made.size}`;
    // Bytes of the file: read as text it would lose the mark of its encoding.
    made.set(
      address,
      (file as Blob).arrayBuffer().then((bytes) => Buffer.from(bytes).toString('utf8')),
    );
    return address;
  };
  window.URL.revokeObjectURL = () => undefined;
  window.document.addEventListener('click', (event) => {
    const link = event.target;
    if (!(link instanceof window.HTMLAnchorElement)) return;
    const text = made.get(link.href);
    if (text === undefined) return;
    event.preventDefault();
    files.push({ name: link.download, text });
  });
  return files;
}
