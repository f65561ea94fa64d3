import type { AnalysisSpec, Grouping, SpecStatistic } from '../../../contract/analysis.ts';
import { creditsText } from '../credits-text.ts';
import { AspectChips } from './aspect-chips.tsx';
import { chartChoices, groupChoices, limitChoices, statisticChoices, statisticKey } from './choices.ts';
import { MetricChip } from './metric-chip.tsx';
import { PeerChips } from './peer-chips.tsx';
import { SelectChip } from './select-chip.tsx';
import type { Edit } from './use-edit.ts';

interface SpecBarProps {
  spec: AnalysisSpec;
  canUndo: boolean;
  edit: Edit;
}

/** Each part of a spec as a chip that can be changed: figures are computed again at once. */
export function SpecBar({ spec, canUndo, edit }: SpecBarProps) {
  const { change } = edit;
  const setGroup = (at: number, value: string) => {
    const others = spec.groupBy.filter((one, other) => other !== at && one !== value);
    change({ groupBy: value === '' ? others : others.toSpliced(at, 0, value as Grouping) });
  };
  return (
    <fieldset className="spec" aria-label="What was computed">
      <MetricChip spec={spec} price={edit.price} onAsk={edit.ask} />
      <AspectChips spec={spec} onChange={change} />
      <SelectChip
        label="Statistic"
        value={statisticKey(spec.statistic)}
        choices={statisticChoices(spec)}
        onChoose={(key) => change({ statistic: readStatistic(key) })}
      />
      <PeerChips peers={spec.peers} onChange={(peers) => change({ peers })} />
      {[0, 1].slice(0, spec.groupBy.length + 1).map((at) => (
        <SelectChip
          key={at}
          label={at === 0 ? 'By' : 'and by'}
          value={spec.groupBy[at] ?? ''}
          choices={groupChoices(spec, at)}
          onChoose={(value) => setGroup(at, value)}
        />
      ))}
      {spec.groupBy.length === 0 ? null : (
        <SelectChip
          label="Order"
          value={spec.sort ?? ''}
          choices={[
            ['', 'as it comes'],
            ['desc', 'highest first'],
            ['asc', 'lowest first'],
          ]}
          onChoose={(value) => change({ sort: value === 'asc' || value === 'desc' ? value : null })}
        />
      )}
      {spec.groupBy.length === 0 ? null : (
        <SelectChip
          label="Groups"
          value={String(spec.limit ?? '')}
          choices={limitChoices(spec)}
          onChoose={(value) => change({ limit: value === '' ? null : Number(value) })}
        />
      )}
      <SelectChip
        label="Chart"
        value={spec.chart}
        choices={chartChoices}
        onChoose={(chart) => change({ chart: chart as AnalysisSpec['chart'] })}
      />
      {canUndo ? (
        <button type="button" className="chip" onClick={edit.undo}>
          Undo
        </button>
      ) : null}
      {edit.failure === null ? null : (
        <p role="alert" className="notice">
          {edit.failure.message}{' '}
          {edit.askInstead === null ? null : (
            <button type="button" className="button" onClick={edit.askInstead}>
              Ask again for {creditsText(edit.price)}
            </button>
          )}
        </p>
      )}
    </fieldset>
  );
}

function readStatistic(key: string): SpecStatistic {
  const percentile = Number(key);
  return Number.isNaN(percentile) ? (key as Exclude<SpecStatistic, object>) : { percentile };
}
