import { networkOf, tierOf } from './aspects.ts';
import { metricsOfLabel } from './labels.ts';
import { isTitle, type Line } from './lines.ts';

/** "In-network", "Family", "(includes deductibles)": for whom or where, or a remark, and not what. */
const isLevel = (section: string): boolean => /^\([^)]*\)$/.test(section) || isNetworkOrTier(section);

const isNetworkOrTier = (section: string): boolean =>
  section.split(' ').length <= 4 &&
  (networkOf(section) !== null || tierOf(section) !== null) &&
  !/\d|plan/.test(section);

/** A short item that names one cost and has text of its own beneath it. */
const isHead = (line: Line, next: Line | undefined): boolean =>
  line.isItem &&
  next !== undefined &&
  !next.isItem &&
  next.heading === line.heading &&
  line.text.split(' ').length <= 4 &&
  isTitle(line.text) &&
  metricsOfLabel(line.text, line.subject ?? 'medical').length === 1;

const share = /^((?:you|member|plan) pays?) (\d{1,3}% ?(?:\(?after (?:the )?deductible\)?)?)$/;

/** "You pay 20% (after deductible)" beneath "Coinsurance" is a label and its value. */
function asShare(line: Line, over: string): Line {
  const [, label, value] = line.cells.length === 1 && /co-?insurance/.test(over) ? (share.exec(line.text) ?? []) : [];
  return label === undefined || value === undefined
    ? line
    : { ...line, cells: [label, value], originals: [label, value] };
}

/**
 * Short lines that name a network or a level under one that names a cost stand under both: "Deductible", "In-network:",
 * "Individual: $500". An item may head what stands beneath it.
 */
export function nestSections(lines: readonly Line[]): Line[] {
  let heading = '';
  let over = '';
  let headed = '';
  return lines.map((written, at) => {
    const line = asShare(written, over);
    if (line.heading !== heading) {
      heading = line.heading;
      over = '';
      headed = '';
    }
    if (isHead(line, lines[at + 1])) {
      over = line.text;
      headed = line.section;
    }
    if (line.section === '' || !isLevel(line.section)) {
      if (line.section !== headed) {
        over = line.section;
        headed = line.section;
      }
      return over === line.section || line.isItem || line.cells.length > 1 ? line : { ...line, section: over };
    }
    return over === '' ? line : { ...line, section: `${over} ${line.section}` };
  });
}
