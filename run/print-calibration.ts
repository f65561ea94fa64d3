import type { CalibrationRow } from '../sample/calibration-row.ts';
import { calibration } from '../sample/calibration.ts';
import { modelSampleGuides } from '../sample/make-guides.ts';
import { SAMPLE_GUIDES } from '../server/environment.ts';

/** How far a modelled figure may be from the published one. */
const TOLERANCE = 0.05;

/** Prints each published figure with the modelled one beside it. Answers whether all are near enough. */
export function printCalibration(): boolean {
  const rows = calibration([...modelSampleGuides(SAMPLE_GUIDES)]);
  const far = rows.filter((row) => !isNear(row));
  let source = '';
  for (const row of rows) {
    if (row.source !== source) console.log(`\n${row.source}`);
    ({ source } = row);
    console.log(line(row));
  }
  console.log(
    `\n${rows.length - far.length} of ${rows.length} figures lie within ${TOLERANCE * 100}% of what was published.`,
  );
  return far.length === 0;
}

const isNear = ({ deviation }: CalibrationRow): boolean => Math.abs(deviation) <= TOLERANCE;

function line(row: CalibrationRow): string {
  const { figure, published, modelled, n, deviation } = row;
  const shown = (value: number): string =>
    published < 2
      ? `${(value * 100).toFixed(1)}%`
      : value.toLocaleString('en-US', { maximumFractionDigits: published < 100 ? 1 : 0 });
  return [
    isNear(row) ? ' ' : '!',
    figure.padEnd(46),
    shown(published).padStart(8),
    shown(modelled).padStart(8),
    `${deviation < 0 ? '-' : '+'}${Math.abs(deviation * 100).toFixed(1)}%`.padStart(7),
    `n ${n.toLocaleString('en-US')}`.padStart(8),
  ].join('  ');
}
