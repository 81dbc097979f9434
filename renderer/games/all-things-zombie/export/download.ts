/** Hands a text or a picture over as a file; where it goes is the browser's, or the window's, to ask. */
export function download(name: string, content: string | Blob, type: string): void {
  const file = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The file is read after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
