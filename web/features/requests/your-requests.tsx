import { useId, useState } from 'react';
import type { SearchRequest } from '../../../contract/requests.ts';
import { isUnauthorized, messageOf } from '../../lib/request-error.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/counter.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon, RefreshIcon } from '../../ui/icons/actions.tsx';
import { MailIcon } from '../../ui/icons/places.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { RequestLine } from './request-line.tsx';
import { useRequests } from './use-requests.ts';

/** How many lines are shown at first, and with each press of the button. */
const STEP = 5;

/** What the person has asked for and what became of it. Whether the list is open is remembered in this browser. */
export default function YourRequests({ onSearch }: { onSearch: (query: string) => void }) {
  const id = useId();
  const requests = useRequests();
  const [open, setOpen] = useState(() => readStored('your-requests') === 'open');
  const toggle = () => {
    writeStored('your-requests', open ? null : 'open');
    setOpen(!open);
  };
  const waiting = requests.data?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <section aria-labelledby={`${id}-title`} className="w-full">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={toggle}
          className="flex min-h-10 w-full items-center gap-2 rounded-control px-2 text-small font-strong text-soft hover:bg-hover hover:text-ink"
        >
          <MailIcon size={18} />
          <span id={`${id}-title`} className="text-left">
            Your Requests
          </span>
          {waiting > 0 ? (
            <span className="figures rounded-full bg-hover px-2 font-normal text-ink">
              {formatNumber(waiting)}
              <span className="sr-only"> pending</span>
            </span>
          ) : null}
          <ChevronDownIcon size={16} className={cx('ml-auto transition-transform', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={`${id}-list`} hidden={!open} className="pt-1">
        {requests.data ? (
          <Requests requests={requests.data} onSearch={onSearch} />
        ) : requests.isPending ? (
          <div className="px-2 py-2">
            <SkeletonLines label="Loading your requests…" />
          </div>
        ) : isUnauthorized(requests.error) ? null : (
          <div role="alert" className="grid justify-items-start gap-2 px-2 py-2 text-small text-soft">
            {messageOf(requests.error, 'Your requests could not be loaded.')}
            <Button size="small" icon={<RefreshIcon size={16} />} onClick={() => void requests.refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function Requests({ requests, onSearch }: { requests: readonly SearchRequest[]; onSearch: (query: string) => void }) {
  const [count, setCount] = useState(STEP);
  if (requests.length === 0) {
    return (
      <p className="px-2 py-2 text-small text-soft">
        You have not asked for anything yet. Where a search finds too little, you can request the information there.
      </p>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {requests.slice(0, count).map((request) => (
          <RequestLine key={request.id} request={request} onSearch={onSearch} />
        ))}
      </ul>
      <ShowMore shown={count} total={requests.length} onMore={() => setCount(count + STEP)} className="px-2 pt-2" />
    </>
  );
}
