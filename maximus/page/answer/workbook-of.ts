import type { SheetData } from 'write-excel-file/universal';
import writeExcelFile from 'write-excel-file/universal';
import type { AnalysisResult } from '../../../contract/analysis.ts';
import { notesOf } from './notes-of.ts';
import { tableOf } from './table-of.ts';

/** A cell of text. It is written as text whatever it begins with: a workbook computes nothing of it. */
const text = (value: string) => ({ value, type: String });
const strong = (value: string) => ({ value, type: String, fontWeight: 'bold' as const, wrap: true });
const cellOf = (value: string | number | null) => (typeof value === 'string' ? text(value) : value);

/** An answer as a workbook: a sheet of figures, with numbers as numbers, and one of what they are of and rest on. */
export async function workbookOf(result: AnalysisResult): Promise<Blob> {
  const { heads, rows } = tableOf(result);
  const figures: SheetData = [
    heads.map(({ label }) => strong(label)),
    ...rows.map((row) => row.map(({ value }) => cellOf(value))),
  ];
  const sources: SheetData = [
    ...notesOf(result).map(([name, value]) => [strong(name), cellOf(value)]),
    [],
    [strong('Guide'), strong('Employer'), strong('Plan year'), strong('Kind')],
    ...result.guides.map(({ title, employer, planYear, sample }) => [
      text(title),
      text(employer),
      planYear,
      text(sample ? 'modelled' : 'imported'),
    ]),
  ];
  const wide = heads.map(({ isFigure }) => ({ width: isFigure ? 16 : 28 }));
  return writeExcelFile([
    { data: figures, sheet: 'Figures', columns: wide, stickyRowsCount: 1 },
    { data: sources, sheet: 'Sources', columns: [{ width: 40 }, { width: 60 }, { width: 12 }, { width: 12 }] },
  ]).toBlob();
}
