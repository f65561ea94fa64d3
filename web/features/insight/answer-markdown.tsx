import { memo, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { citeSentences } from './cite-sentences.ts';

interface ChipProps {
  'data-marker'?: string;
  children?: ReactNode;
}

/** A numbered chip. The answer around it listens for clicks and hovering, so that the text is drawn once. */
function Chip({ 'data-marker': marker, children }: ChipProps) {
  return (
    <sup className="leading-none">
      <button
        type="button"
        data-marker={marker}
        aria-label={`Source ${marker}`}
        className="figures mx-px inline-grid min-h-[1.125rem] min-w-[1.125rem] place-items-center rounded-[4px] bg-hue-wash px-1 align-[1px] font-sans text-[0.6875rem] leading-none font-strong text-hue transition-colors hover:bg-hue hover:text-on-ink data-lit:bg-hue data-lit:text-on-ink"
      >
        {children}
      </button>
    </sup>
  );
}

const components: Components = {
  sup: Chip,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-link">
      {children}
    </a>
  ),
  img: () => null,
};
const remark = [remarkGfm];
const rehype = [citeSentences];

/** An answer's Markdown. HTML inside is shown as nothing, pictures are not loaded. */
const AnswerMarkdown = memo(function AnswerMarkdown({ text }: { text: string }) {
  return (
    <Markdown remarkPlugins={remark} rehypePlugins={rehype} components={components} skipHtml>
      {text}
    </Markdown>
  );
});

export default AnswerMarkdown;
