/** Longer ones, in lines and in words, are no metadata: a site generator may keep a page's own text there. */
const MOST_LINES = 60;
const MOST_WORDS = 120;

const isRule = (line: string | undefined): boolean => /^---\s*$/.test(line ?? '');
/** `key: value`, what goes on from it, an item of a list, a remark. */
const isSetting = (line: string): boolean => /^(?:[\w-]+:(?:\s|$)|\s|- |#|$)/.test(line);
const isLead = (line: string): boolean => /^\s*$|^\s*<!--.*-->\s*$/.test(line);

/**
 * A Markdown text without the settings that stand between rules at the beginning of a page, and the title that the first of them
 * states. Pages that were saved into one file begin at a comment.
 */
export function withoutFrontMatter(text: string): { title: string | null; body: string } {
  const lines = text.split(/\r?\n/);
  const kept: string[] = [];
  let title: string | null = null;
  let isBeginning = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const settings = isBeginning && isRule(line) ? settingsFrom(lines, at + 1) : null;
    if (settings === null) {
      kept.push(line);
      isBeginning = isLead(line) && (isBeginning || line.trim() !== '');
      continue;
    }
    title ??= titleIn(settings);
    at += settings.length + 1;
    isBeginning = false;
  }
  return { title, body: kept.join('\n') };
}

/** Whether a text begins with settings, as a page of a site generator does. */
export const hasFrontMatter = (text: string): boolean => {
  const { title, body } = withoutFrontMatter(text);
  return title !== null || body.length < text.replaceAll('\r', '').length;
};

function settingsFrom(lines: readonly string[], from: number): string[] | null {
  const end = lines.slice(from, from + MOST_LINES).findIndex(isRule);
  const settings = end < 1 ? [] : lines.slice(from, from + end);
  const isMetadata =
    /^[\w-]+:/.test(settings[0] ?? '') &&
    settings.every(isSetting) &&
    settings.join(' ').split(/\s+/).length <= MOST_WORDS;
  return isMetadata ? settings : null;
}

function titleIn(settings: readonly string[]): string | null {
  const stated = settings
    .map((line) => /^title:\s*["']?(.+?)["']?\s*$/.exec(line)?.[1])
    .find((one) => one !== undefined);
  return stated?.replace(/[\s|–—-]+$/, '') ?? null;
}
