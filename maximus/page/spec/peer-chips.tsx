import type { PeerPart, PeerTest } from '../../../contract/analysis.ts';
import { industries } from '../../../contract/vocabulary/industries.ts';
import { regions, stateNames } from '../../../contract/vocabulary/states.ts';
import { sizeBands } from '../../../contract/vocabulary/company-sizes.ts';
import { partWords } from './part-words.ts';

interface PeerChipsProps {
  peers: readonly PeerPart[];
  onChange: (peers: PeerPart[]) => void;
}

/** Adds a test to the peers: beside others of its kind, since an employer has one industry and one state. */
function added(peers: readonly PeerPart[], test: PeerTest): PeerPart[] {
  const at = peers.findIndex(({ any, not }) => !not && any.every(({ on }) => on === test.on));
  const part = peers[at];
  return part === undefined
    ? [...peers, { any: [test], not: false }]
    : peers.with(at, { ...part, any: [...part.any, test] });
}

function testOf(value: string): PeerTest | null {
  const [on, is = ''] = value.split(':');
  if (on === 'industry' || on === 'state' || on === 'region') return { on, is };
  const band = on === 'size' ? sizeBands.find(({ label }) => label === is) : undefined;
  if (band === undefined) return null;
  const { from, to } = band;
  return { on: 'size', atLeast: from, ...(to !== null && { atMost: to }) };
}

/** Whom the figures compare: each part can be taken away, and others added. */
export function PeerChips({ peers, onChange }: PeerChipsProps) {
  const add = (value: string) => {
    const test = testOf(value);
    if (test !== null) onChange(added(peers, test));
  };
  return (
    <>
      {peers.map((part, at) => (
        <button
          key={JSON.stringify(part)}
          type="button"
          className="chip"
          aria-label={`Remove ${partWords(part)}`}
          onClick={() => onChange(peers.toSpliced(at, 1))}
        >
          {partWords(part)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <span className="chip">
        <select aria-label="Add peers" value="" onChange={({ target }) => add(target.value)}>
          <option value="">{peers.length === 0 ? 'All employers' : 'Add peers'}</option>
          <Options label="Industry" on="industry" names={industries.map(({ label }) => [label, label])} />
          <Options label="Region" on="region" names={regions.map((one) => [one, one])} />
          <Options label="State" on="state" names={Object.entries(stateNames)} />
          <Options label="Company size" on="size" names={sizeBands.map(({ label }) => [label, `${label} employees`])} />
        </select>
      </span>
    </>
  );
}

function Options({ label, on, names }: { label: string; on: string; names: [value: string, name: string][] }) {
  return (
    <optgroup label={label}>
      {names.map(([value, name]) => (
        <option key={value} value={`${on}:${value}`}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
