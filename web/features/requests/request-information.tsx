import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/fetch-part.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons/actions.tsx';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { useIsRequested } from './use-requests.ts';

const RequestDialog = lazyPart(() => import('./request-dialog.tsx'));

interface RequestInformationProps {
  /** What was searched for. */
  query: string;
  /** A button where nothing was found, a link where something was. */
  look: 'button' | 'link';
}

/** The way to ask for what a search did not find. Once it is asked for, it says so. */
export function RequestInformation(props: RequestInformationProps) {
  // What is written in the dialog belongs to one search.
  return <Ask key={props.query} {...props} />;
}

function Ask({ query, look }: RequestInformationProps) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const requested = useIsRequested(query);
  const words = requested ? 'Information requested' : 'Request this information';
  // The control stays when it is done, so that the focus comes back to it.
  const control = {
    'aria-haspopup': requested ? undefined : ('dialog' as const),
    'aria-disabled': requested || undefined,
    onClick: () => (requested ? undefined : setOpen(true)),
  };
  return (
    <>
      {look === 'button' ? (
        <Button {...control} icon={requested ? <CheckIcon size={18} /> : null}>
          {words}
        </Button>
      ) : (
        <button
          type="button"
          {...control}
          className="text-link aria-disabled:cursor-not-allowed aria-disabled:text-soft aria-disabled:no-underline"
        >
          {words}
        </button>
      )}
      <Suspense>
        {open ? <RequestDialog query={query} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
