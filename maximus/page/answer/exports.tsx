import { useState } from 'react';
import type { AnalysisResult } from '../../../contract/analysis.ts';
import { csvOf } from './csv-of.ts';
import { fileName, saveFile } from './save-file.ts';

interface ExportsProps {
  result: AnalysisResult;
  /** Whether a drawing is in view. */
  isDrawn: boolean;
  drawing: () => SVGSVGElement | null;
}

/** What can be taken away: the figures, and the drawing where one is in view. Loaded when it is asked for. */
export function Exports({ result, isDrawn, drawing }: ExportsProps) {
  const [said, setSaid] = useState('');
  const save = async (ending: string, make: () => Promise<Blob>) => {
    setSaid('');
    try {
      saveFile(fileName(result, ending), await make());
    } catch {
      setSaid('The file could not be made. Please try again.');
    }
  };
  const drawn = async (make: (svg: SVGSVGElement) => Promise<Blob>): Promise<Blob> => {
    const svg = drawing();
    if (svg === null) throw new Error('There is no drawing in view');
    return make(svg);
  };
  const csv = async () => new Blob([csvOf(result)], { type: 'text/csv;charset=utf-8' });
  const xlsx = async () => (await import('./workbook-of.ts')).workbookOf(result);
  const svg = () =>
    drawn(async (one) => {
      const { svgOf } = await import('./picture-of.ts');
      return new Blob([await svgOf(result, one)], { type: 'image/svg+xml;charset=utf-8' });
    });
  const png = () => drawn(async (one) => (await import('./picture-of.ts')).pngOf(result, one));
  const files = [
    ['PNG', 'png', png, isDrawn],
    ['SVG', 'svg', svg, isDrawn],
    ['CSV', 'csv', csv, true],
    ['XLSX', 'xlsx', xlsx, true],
  ] as const;
  return (
    <fieldset className="exports" aria-label="Export">
      {files.map(([label, ending, make, isThere]) =>
        isThere ? (
          <button key={ending} type="button" className="button quiet" onClick={() => void save(ending, make)}>
            {label}
          </button>
        ) : null,
      )}
      <output>{said}</output>
    </fieldset>
  );
}
