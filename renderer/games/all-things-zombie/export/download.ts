/** Hands a text over as a file; where it goes is the browser's, or the window's, to ask. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The file is read after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
