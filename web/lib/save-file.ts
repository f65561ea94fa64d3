/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The download has begun by then; the address would else hold the file for as long as the page lives.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
