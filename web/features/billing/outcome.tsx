import type { ReactNode } from 'react';
import { Aperture } from '../../ui/loader.tsx';
import { Page, useDocumentTitle } from '../../ui/page.tsx';
import { SightDrawing, type Sight } from '../../ui/states.tsx';

interface OutcomeProps {
  title: string;
  /** How the eye looks; left out while something is still under way. */
  sight?: Sight;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/** How a checkout ended, as a screen of its own: one sentence, the receipt, and where to go on. */
export function Outcome({ title, sight, children, actions }: OutcomeProps) {
  useDocumentTitle(title);
  return (
    <Page className="grid justify-items-center gap-6 text-center sm:py-16">
      <div data-tool="gold" className="grid h-24 place-items-center text-hue">
        {sight ? <SightDrawing sight={sight} className="animate-enter" /> : <Aperture size={56} />}
      </div>
      {/* Announced when it changes: from asking to the answer. */}
      <output>
        <h1 className="display text-title">{title}</h1>
      </output>
      {children}
      {actions ? <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div> : null}
    </Page>
  );
}

/** The lines of a receipt: what on the left, how much on the right. */
export function Receipt({ lines }: { lines: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="figures w-full max-w-form divide-y divide-line border-y border-line text-left">
      {lines.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between gap-6 py-3">
          <dt className="text-soft">{name}</dt>
          <dd className="text-right font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number under which support finds a payment. */
export function SessionId({ id }: { id: string }) {
  return (
    <p className="max-w-reading text-small text-soft">
      Session ID: <code className="font-mono break-all text-ink select-all">{id}</code>
    </p>
  );
}
