import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { Outcome, Turn } from '../../wire.ts';
import { SpecBar } from '../spec/spec-bar.tsx';
import { useEdit } from '../spec/use-edit.ts';
import type { ChartSpec } from '../../../contract/analysis.ts';
import type { Ask } from '../ask.ts';
import { creditsText } from '../credits-text.ts';
import { lookedAt } from '../look/looked-at.ts';
import { Exports } from './exports.tsx';
import { Guides } from './guides.tsx';
import { isSaidAbove } from './notes-of.ts';
import { Notes } from './notes.tsx';
import { ResultTable } from './result-table.tsx';
import { Widenings } from './widenings.tsx';

const LookEditor = lazy(() => import('../look/look-editor.tsx'));
const ChartView = lazy(() => import('../chart/chart-view.tsx'));

interface AnswerProps {
  turn: Turn;
  outcome: Extract<Outcome, { kind: 'answer' }>;
  price: number;
  onAsk: Ask;
  onChange: (turn: Turn) => void;
  /** Asks the same again on today's library. */
  onAgain: () => void;
}

/** Figures: the sentence first, then the drawing or the table, what they are of, and what they rest on. */
export function Answer({ turn, outcome, price, onAsk, onChange, onAgain }: AnswerProps) {
  const result = lookedAt(outcome.result, turn.look);
  const { chart, widening } = result;
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const edit = useEdit(turn, { price, onAsk, onChange });
  const figure = useRef<HTMLElement>(null);
  const id = useId();
  const shown = chart === null ? 'table' : view;
  return (
    <div className="answer" aria-busy={edit.isPending || undefined}>
      <p className="headline display">{result.headline}</p>
      <SpecBar spec={result.spec} canUndo={turn.isChanged} edit={edit} />
      <Understood assumptions={result.assumptions} />
      {widening === null ? null : (
        <p>
          <button type="button" className="button" onClick={() => void onAsk(widening.label, widening.spec)}>
            Ask for {widening.label}
          </button>
        </p>
      )}
      {result.hasFigures ? (
        <figure ref={figure} aria-labelledby={id} data-lead={turn.look?.lead}>
          <figcaption>
            <span id={id} className="strong">
              {chart?.title ?? result.columns.map(({ label }) => label).join(' and ')}
            </span>
            <span className="soft">{result.peers}</span>
          </figcaption>
          {chart === null ? null : (
            <fieldset className="views" aria-label="View">
              {(['chart', 'table'] as const).map((one) => (
                <button key={one} type="button" aria-pressed={shown === one} onClick={() => setView(one)}>
                  {one === 'chart' ? 'Chart' : 'Table'}
                </button>
              ))}
            </fieldset>
          )}
          {shown === 'chart' && chart !== null ? (
            <Suspense fallback={<div className="chart-place" />}>
              <ChartView chart={chart} />
            </Suspense>
          ) : (
            <ResultTable result={result} />
          )}
        </figure>
      ) : null}
      <Widenings result={result} onChange={edit.change} />
      {result.hasFigures ? (
        <Exports
          result={result}
          isDrawn={shown === 'chart'}
          drawing={() => figure.current?.querySelector<SVGSVGElement>('svg.drawing') ?? null}
        />
      ) : null}
      {outcome.changes === undefined ? null : <Changes changes={outcome.changes} />}
      {outcome.result.chart === null || shown === 'table' ? null : (
        <LookOf turn={turn} chart={outcome.result.chart} onChange={onChange} />
      )}
      <Notes result={result} />
      <Guides outcome={outcome} />
      {result.hasFigures ? (
        <p>
          <button type="button" className="button quiet" onClick={onAgain}>
            Run again on today’s library<span className="soft"> · {creditsText(price)}</span>
          </button>
        </p>
      ) : null}
    </div>
  );
}

/** What was left out of a question, and whom it still is of: the parts above take it away. */
function Understood({ assumptions }: { assumptions: readonly string[] }) {
  const said = assumptions.filter(isSaidAbove);
  return said.length === 0 ? null : <p className="soft">{said.join(' ')}</p>;
}

/** What has changed since it was computed before. */
function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <div className="notes">
      <h3>Since then</h3>
      <ul>
        {changes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** How it is drawn can be changed; the form is loaded when it is opened. */
function LookOf({ turn, chart, onChange }: Pick<AnswerProps, 'turn' | 'onChange'> & { chart: ChartSpec }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="guides" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Change the drawing</summary>
      <Suspense>{isOpen ? <LookEditor turn={turn} chart={chart} onChange={onChange} /> : null}</Suspense>
    </details>
  );
}
