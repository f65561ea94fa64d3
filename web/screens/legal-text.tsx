import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { useCall } from '../lib/query.ts';
import { Loading } from '../ui/loader.tsx';

interface LegalTextProps {
  name: 'terms' | 'privacy';
  /** Shown where the installation has no text of its own. */
  children: ReactNode;
}

/** The page's own heading stands above: those of the text begin below it. */
const parts: Components = {
  h1: ({ children }) => <h2 className="display border-t border-line pt-6 text-title">{children}</h2>,
  h2: ({ children }) => <h2 className="display border-t border-line pt-6 text-title">{children}</h2>,
  h3: ({ children }) => <h3 className="text-lead font-strong">{children}</h3>,
  ul: ({ children }) => <ul className="grid list-disc gap-2 pl-5">{children}</ul>,
  ol: ({ children }) => <ol className="grid list-decimal gap-2 pl-5">{children}</ol>,
  a: ({ children, href }) => (
    <a href={href} className="text-link">
      {children}
    </a>
  ),
};

/** The text that whoever runs this installation has given, as Markdown; else ours. */
export function LegalText({ name, children }: LegalTextProps) {
  const texts = useCall('GET /api/legal-texts');
  if (texts.isPending) return <Loading />;
  const own = texts.data?.[name] ?? null;
  return own === null ? (
    children
  ) : (
    <div className="grid gap-5">
      <Markdown components={parts}>{own}</Markdown>
    </div>
  );
}
