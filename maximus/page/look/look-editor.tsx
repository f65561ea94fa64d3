import { type FormEvent, useState } from 'react';
import type { ChartSpec } from '../../../contract/analysis.ts';
import { hasReference, leads, type Look, namesIn, usualLook } from '../../look.ts';
import type { Turn } from '../../wire.ts';
import { call, Failure } from '../call.ts';
import '../styles/look.css';

interface LookEditorProps {
  turn: Turn;
  /** As it is drawn without a look of its own. */
  chart: ChartSpec;
  onChange: (turn: Turn) => void;
}

/** Amounts are typed as people write them: "$1,500". */
function amountIn(text: string): number | null {
  const digits = text.replaceAll(/[$,%\s]/g, '');
  return digits === '' || Number.isNaN(Number(digits)) ? null : Number(digits);
}

/** How an answer is drawn: its title, colours, names and a line. Nothing is computed again, and nothing charged. */
export default function LookEditor({ turn, chart, onChange }: LookEditorProps) {
  const [look, setLook] = useState<Look>(turn.look ?? usualLook);
  const [amount, setAmount] = useState(look.reference === null ? '' : String(look.reference.value));
  const [said, setSaid] = useState('');
  const save = async (next: Look | null) => {
    setSaid('');
    try {
      onChange(await call<Turn>('POST', `/api/turns/${turn.id}/look`, { look: next }));
      setSaid(next === null ? 'As it came.' : 'Drawn.');
    } catch (error) {
      setSaid(error instanceof Failure ? error.message : 'Something went wrong. Please try again.');
    }
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const value = amountIn(amount);
    if (amount.trim() !== '' && value === null) {
      setSaid('The line needs an amount, such as 1,500.');
      return;
    }
    const label = look.reference?.label ?? '';
    const labels = Object.fromEntries(Object.entries(look.labels).filter(([, name]) => name.trim() !== ''));
    void save({ ...look, labels, reference: value === null ? null : { value, label: label || 'Ours' } });
  };
  const reset = () => {
    setLook(usualLook);
    setAmount('');
    void save(null);
  };
  return (
    <form className="look" onSubmit={apply} aria-label="Drawing">
      <label>
        Title
        <input
          className="field"
          maxLength={120}
          placeholder={chart.title}
          value={look.title}
          onChange={({ target }) => setLook({ ...look, title: target.value })}
        />
      </label>
      <label>
        Colour
        <select
          value={look.lead}
          onChange={({ target }) => setLook({ ...look, lead: leads.find((one) => one === target.value) ?? 'purple' })}
        >
          {leads.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      {hasReference(chart) ? (
        <>
          <label>
            Line at
            <input
              className="field"
              inputMode="decimal"
              value={amount}
              onChange={({ target }) => setAmount(target.value)}
            />
          </label>
          <label>
            Name of the line
            <input
              className="field"
              maxLength={60}
              value={look.reference?.label ?? ''}
              onChange={({ target }) =>
                setLook({ ...look, reference: { value: look.reference?.value ?? 0, label: target.value } })
              }
            />
          </label>
        </>
      ) : null}
      <Names
        names={namesIn(chart)}
        labels={look.labels}
        onName={(name, label) => setLook({ ...look, labels: { ...look.labels, [name]: label } })}
      />
      <div className="acts">
        <button type="submit" className="button">
          Apply
        </button>
        <button type="button" className="button quiet" onClick={reset}>
          Reset
        </button>
        <output>{said}</output>
      </div>
    </form>
  );
}

interface NamesProps {
  names: readonly string[];
  labels: Look['labels'];
  onName: (name: string, label: string) => void;
}

/** What each group is called in the drawing. */
function Names({ names, labels, onName }: NamesProps) {
  if (names.length === 0) return null;
  return (
    <details>
      <summary>Names of the groups</summary>
      <div className="names">
        {names.map((name) => (
          <label key={name}>
            {name}
            <input
              className="field"
              maxLength={60}
              placeholder={name}
              value={labels[name] ?? ''}
              onChange={({ target }) => onName(name, target.value)}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
