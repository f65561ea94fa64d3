import type { ViewedDocument } from '../../../contract/vision.ts';
import { toast } from '../../lib/toast.ts';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { GuideBadges } from '../../ui/guide-badges.tsx';
import { ExternalIcon } from '../../ui/icons/actions.tsx';

export type View = 'list' | 'grid';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The title of a guide that has none of its own. */
const titleOf = ({ documentTitle, documentId }: ViewedDocument) => documentTitle || `Document ${documentId}`;

/** The unlocked guides, as lines or as cards. */
export function ViewedList({ documents, view }: { documents: readonly ViewedDocument[]; view: View }) {
  return view === 'list' ? (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-1 items-center gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <h2 className="text-body font-strong">{titleOf(one)}</h2>
            <Facts document={one} />
          </div>
          <OpenDocument document={one} />
        </li>
      ))}
    </ul>
  ) : (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {documents.map((one) => (
        <li key={one.id} className="grid">
          <Card className="flex flex-col gap-4 p-5">
            <div className="grow">
              <h2 className="text-lead leading-snug font-strong">{titleOf(one)}</h2>
              <Facts document={one} />
            </div>
            <OpenDocument document={one} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Facts({ document }: { document: ViewedDocument }) {
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-1.5 text-small text-soft">
      <GuideBadges type={document.documentType} planYear={document.planYear} sample={document.sample} />
      <span className="figures pl-1">
        {document.employer === '' ? '' : `${document.employer} · `}Unlocked{' '}
        <time dateTime={document.viewedAt}>{date.format(new Date(document.viewedAt))}</time>
      </span>
    </p>
  );
}

/** The way in, or a note in its place once the guide is gone from the library. */
function OpenDocument({ document }: { document: ViewedDocument }) {
  return document.available ? (
    <OpenLink document={document} />
  ) : (
    <p className="text-small text-soft">No longer in the library</p>
  );
}

/** A link rather than a window opened by script: nothing is charged, so nothing has to be waited for. */
function OpenLink({ document }: { document: ViewedDocument }) {
  const look = { size: 'small', icon: <ExternalIcon size={16} /> } as const;
  const name = `Open Document: ${titleOf(document)}`;
  return document.documentUrl ? (
    <AnchorButton {...look} href={document.documentUrl} target="_blank" rel="noopener" aria-label={name}>
      Open Document
    </AnchorButton>
  ) : (
    <Button
      {...look}
      aria-label={name}
      onClick={() => toast({ title: 'Error', description: 'Document URL not available', tone: 'destructive' })}
    >
      Open Document
    </Button>
  );
}
