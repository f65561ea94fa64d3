import type { MetricKey } from '../../contract/metrics.ts';
import { networks, tiers } from '../../contract/metrics.ts';
import { drawSummary, type Layout, plain } from '../../server/facts/read/testing/draw-summary.ts';
import { cedarStates, harborStates, juniperStates, summitStates } from '../../server/facts/read/testing/expected.ts';
import { cedarHdhp, harborPpo, juniperHmo, summitTiers } from '../../server/facts/read/testing/summary-form.ts';
import type { Label, LabelledDocument } from './label.ts';

const layouts: Record<string, Layout> = {
  ruled: plain,
  bars: { ...plain, cells: 'bars', font: 'Helvetica', bold: 'Helvetica-Bold', size: 8 },
  filled: { ...plain, cells: 'fills', font: 'Helvetica', bold: 'Helvetica-Bold', size: 8 },
  lines: { ...plain, cells: 'lines' },
  'split over pages': { ...plain, rowsPerPage: 6, again: false },
  typewriter: { ...plain, font: 'Courier', bold: 'Courier-Bold', size: 7, joined: false, rowsPerPage: 8 },
};

const drawn = [
  [harborPpo, harborStates],
  [cedarHdhp, cedarStates],
  [juniperHmo, juniperStates],
  [summitTiers, summitStates],
] as const;

/** Federal forms that we draw after their public instructions, each in every layout. */
export async function drawnForms(): Promise<(LabelledDocument & { bytes: Uint8Array })[]> {
  const forms: (LabelledDocument & { bytes: Uint8Array })[] = [];
  for (const [form, states] of drawn) {
    const labels = states
      .split('\n')
      .filter((line) => line !== '')
      .map(labelOf);
    for (const [name, layout] of Object.entries(layouts)) {
      const bytes = await drawSummary(form, layout);
      forms.push({ source: `drawn/${forms.length}-${name}.pdf`, split: 'drawn', labels, bytes });
    }
  }
  return forms;
}

/** `metric tier network: value`. */
function labelOf(line: string): Label {
  const [key = '', value = ''] = line.split(': ');
  const [metric = '', ...dimensions] = key.split(' ');
  const tier = tiers.find((one) => dimensions.includes(one));
  const network = networks.find((one) => dimensions.includes(one));
  return {
    metric: metric as MetricKey,
    accepted: [/^\d/.test(value) ? Number(value) : value],
    kind: 'form',
    quote: line,
    ...(tier !== undefined && { tier }),
    ...(network !== undefined && { network }),
  };
}
