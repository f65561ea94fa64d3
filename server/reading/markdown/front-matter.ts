/** Longer ones, in lines and in words, are no metadata: a site generator may keep a page's own text there. */
const MOST_LINES = 60;
const MOST_WORDS = 120;

/** What site generators call their settings. A sheet of a document's own ("Employer: Acme") has none of these. */
const ofGenerators = new Set(
  `aliases author authors canonical categories category date description draft excerpt hide_title hide_table_of_contents id image keywords
  lang last_modified last_updated layout lastmod menu nav_order nav_title order parent permalink published redirect redirect_from redirect_to section
  sidebar sidebar_label sidebar_position sidebarTitle site slug source subtitle summary tags template title toc type updated url weight`.split(
    /\s+/,
  ),
);

const isRule = (line: string | undefined): boolean => /^---\s*$/.test(line ?? '');
/** `key: value`, what goes on from it, an item of a list, a remark. */
const isSetting = (line: string): boolean => /^(?:[\w-]+:(?:\s|$)|\s|- |#|$)/.test(line);
const isLead = (line: string): boolean => /^\s*$|^\s*<!--.*-->\s*$/.test(line);

/**
 * A Markdown text without the settings that stand between rules at the beginning of a page, and the title that
 * those state with which it begins; the lines of a document's own sheet are text, each for itself. Pages that were saved into one file begin at a comment.
 */
export function withoutFrontMatter(text: string): { title: string | null; body: string } {
  const lines = text.split(/\r?\n/);
  const kept: string[] = [];
  const titles: (string | null)[] = [];
  let isBeginning = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const settings = isBeginning && isRule(line) ? settingsFrom(lines, at + 1) : null;
    if (settings === null) {
      kept.push(line);
      isBeginning = isLead(line) && (isBeginning || line.trim() !== '');
      continue;
    }
    if (isOfGenerator(settings)) titles.push(kept.every(isLead) ? titleIn(settings) : null);
    else kept.push(...settings.flatMap((line) => [line, '']));
    at += settings.length + 1;
    isBeginning = false;
  }
  return { title: titles[0] ?? null, body: kept.join('\n') };
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

const isOfGenerator = (settings: readonly string[]): boolean =>
  settings.some((line) => ofGenerators.has(/^[\w-]+(?=:)/.exec(line)?.[0] ?? ''));

function titleIn(settings: readonly string[]): string | null {
  const stated = settings
    .map((line) => /^title:\s*["']?(.+?)["']?\s*$/.exec(line)?.[1])
    .find((one) => one !== undefined);
  return stated?.replace(/[\s|–—-]+$/, '') ?? null;
}
