import { useState } from 'react';
import type { Outcome } from '../../wire.ts';
import { creditsText } from '../credits-text.ts';
import { tellPage } from '../page-messages.ts';

const FEW = 5;

/** The guides that the figures rest on: five, then as many as are named. Each opens at the product's reader. */
export function Guides({ outcome }: { outcome: Extract<Outcome, { kind: 'answer' }> }) {
  const { result, unlocked, viewPrice } = outcome;
  const [isWhole, setWhole] = useState(false);
  const { guides, guidesTotal } = result;
  if (guides.length === 0) return null;
  const shown = isWhole ? guides : guides.slice(0, FEW);
  return (
    <details className="guides">
      <summary>
        {guidesTotal.toLocaleString('en-US')} {guidesTotal === 1 ? 'guide' : 'guides'} behind it
      </summary>
      <ul>
        {shown.map(({ guideId, title, employer, planYear, sample }) => (
          <li key={guideId}>
            <button type="button" className="link" onClick={() => tellPage({ type: 'maximus:open-guide', guideId })}>
              {title}
            </button>
            <span className="soft">
              {[employer, planYear, sample ? 'modelled' : null].filter((one) => one !== null).join(' · ')}
              {unlocked.includes(guideId) ? ' · unlocked' : ` · ${creditsText(viewPrice)} to open`}
            </span>
          </li>
        ))}
      </ul>
      {isWhole || guides.length <= FEW ? null : (
        <button type="button" className="button" onClick={() => setWhole(true)}>
          Show {guides.length}
        </button>
      )}
    </details>
  );
}
