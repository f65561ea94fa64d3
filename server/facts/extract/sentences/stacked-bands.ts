import { serviceBandsIn, type Years } from './service-bands.ts';

const step = /(?:^|(?<= ))(?:\d{1,2} ?(?:-|to) ?\d{1,2}|(?:over|after|less than|under) \d{1,2}|\d{1,2}\+)(?= |$)/g;

/**
 * Cells in which several lines of a table stand as one: "0-5 5-10 over 10" beside "10 12 14". Which belongs to which is
 * told by their order.
 */
export function stackedBands(
  cells: readonly string[],
  heads: readonly string[],
): (Years & { cell: string; head: string })[] {
  const at = cells.findIndex((cell) => (cell.match(step)?.length ?? 0) > 1 && cell.replaceAll(step, '').trim() === '');
  if (at === -1 || !/year|service/.test(heads[at] ?? '')) return [];
  const steps = Array.from(
    (cells[at] ?? '').matchAll(step),
    ({ 0: whole }) => serviceBandsIn(`${whole.trim()} years`)[0],
  );
  const other = cells.findIndex(
    (cell, index) => index > at && cell.split(' ').length === steps.length && /^[\d. ]+$/.test(cell),
  );
  const values = (cells[other] ?? '').split(' ');
  return other === -1
    ? []
    : steps.flatMap((band, index) =>
        band === undefined
          ? []
          : [
              {
                from: band.from,
                to: band.to,
                isAfter: band.isAfter,
                cell: values[index] ?? '',
                head: heads[other] ?? '',
              },
            ],
      );
}
