import type { AnalysisSpec } from '../../../contract/analysis.ts';
import { metricOf, type Network, type Tier } from '../../../contract/metrics.ts';
import { levelLabels } from '../../../contract/vocabulary/coverage-levels.ts';
import { SelectChip } from './select-chip.tsx';

interface AspectChipsProps {
  spec: AnalysisSpec;
  onChange: (part: Partial<AnalysisSpec>) => void;
}

/** Whom an amount is for, and in which network, where guides tell these apart. */
export function AspectChips({ spec, onChange }: AspectChipsProps) {
  const [measure, ...others] = spec.measures;
  if (measure?.of !== 'value') return null;
  const { tier, network, ...rest } = measure;
  const { tiers, byNetwork } = metricOf(measure.metric);
  const change = (aspect: { tier?: Tier | undefined; network?: Network | undefined }) => {
    const next = { tier, network, ...aspect };
    const said = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
    onChange({ measures: [{ ...rest, ...said }, ...others] });
  };
  return (
    <>
      {tiers === undefined ? null : (
        <SelectChip
          label="Level"
          value={tier ?? ''}
          choices={[['', 'usual'], ...tiers.map((one) => [one, levelLabels[one]] as const)]}
          onChoose={(value) => change({ tier: tiers.find((one) => one === value) })}
        />
      )}
      {byNetwork === true ? (
        <SelectChip
          label="Network"
          value={network ?? ''}
          choices={[
            ['', 'usual'],
            ['in', 'in-network'],
            ['out', 'out-of-network'],
          ]}
          onChoose={(value) => change({ network: value === 'in' || value === 'out' ? value : undefined })}
        />
      ) : null}
    </>
  );
}
