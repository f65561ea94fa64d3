import type { AnalysisResult } from '../../../contract/analysis.ts';

/** A file's name made of what it is about. */
export const fileName = ({ sentence }: AnalysisResult, ending: string): string => namedFile(sentence, ending);

/** A file's name made of the first words of a title. */
export function namedFile(title: string, ending: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${words.slice(0, 10).join('-') || 'analysis'}.${ending}`;
}

/** Hands a file to whoever looks at the page. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
