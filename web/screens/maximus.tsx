import { useEffect, useState } from 'react';
import { ChatFrame } from '../features/maximus/chat-frame.tsx';
import { SessionCost } from '../features/maximus/session-cost.tsx';
import { TipsDialog } from '../features/maximus/tips-dialog.tsx';
import { useMaximusSession } from '../features/maximus/use-maximus-session.ts';
import { useCreditCosts } from '../features/settings/use-credit-costs.ts';
import { creditsText } from '../lib/credits-text.ts';
import { useBalance } from '../lib/person.ts';
import { openPurchase } from '../lib/purchase.ts';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { BulbIcon, FullscreenIcon, MinusIcon, PlusIcon, ShrinkIcon } from '../ui/icons/actions.tsx';
import { Loading } from '../ui/loader.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { EmptyState, ErrorState } from '../ui/states.tsx';

/** /maximus: market analysis in the provider's frame, with what it costs and what is left above it. */
export default function MaximusScreen() {
  useDocumentTitle('Maximus: The Observer');
  const costs = useCreditCosts();
  const price = costs && 2 * costs.maximus;
  const { connection, renew, retry, fail } = useMaximusSession(price);
  const [tips, setTips] = useState(true);
  const [minimized, setMinimized] = useState(false);
  const [fullscreen, setFullscreen] = useState(false);
  useEscape(fullscreen, () => setFullscreen(false));
  const isClosed = connection.state === 'closed';

  return (
    <div
      className={cx(
        'flex flex-col bg-paper',
        fullscreen ? 'fixed inset-0 z-40' : minimized ? '' : 'h-[calc(100dvh-var(--above))] min-h-96',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 sm:px-6">
        <h1 className="display text-lead max-sm:grow">Maximus: The Observer</h1>
        <Prices price={price} />
        {connection.state === 'ready' ? (
          <SessionCost key={connection.session.sessionId} sessionId={connection.session.sessionId} />
        ) : null}
        <span className="grow max-sm:hidden" />
        {isClosed ? null : (
          <IconButton label="Tips" icon={<BulbIcon />} aria-haspopup="dialog" onClick={() => setTips(true)} />
        )}
        <IconButton
          label={minimized ? 'Restore' : 'Minimize'}
          icon={minimized ? <PlusIcon /> : <MinusIcon />}
          aria-expanded={!minimized}
          onClick={() => {
            setFullscreen(false);
            setMinimized(!minimized);
          }}
        />
        <IconButton
          label={fullscreen ? 'Exit fullscreen' : 'Fullscreen'}
          icon={fullscreen ? <ShrinkIcon /> : <FullscreenIcon />}
          aria-pressed={fullscreen}
          onClick={() => {
            setMinimized(false);
            setFullscreen(!fullscreen);
          }}
        />
      </div>
      {/* Hidden, not taken out: what is being answered in it goes on. */}
      <div className={cx('min-h-0 grow flex-col', minimized ? 'hidden' : 'flex')}>
        {connection.state === 'connecting' ? <Loading label="Connecting to Maximus…" className="grow" /> : null}
        {connection.state === 'ready' ? (
          <ChatFrame key={connection.session.sessionUrl} session={connection.session} onRenew={renew} onFailed={fail} />
        ) : null}
        {connection.state === 'closed' ? (
          <EmptyState
            title="Not Open Yet"
            sight="narrow"
            className="grow place-content-center"
            actions={<ButtonLink to={paths.home}>Return to Dashboard</ButtonLink>}
          >
            {connection.message}
          </EmptyState>
        ) : null}
        {connection.state === 'failed' ? (
          <div className="grid grow place-items-center overflow-y-auto">
            <ErrorState title="Connection Failed" onRetry={() => retry()}>
              {connection.message}
              {connection.isPoor ? <WaysOn onEarlier={() => retry(true)} /> : null}
            </ErrorState>
          </div>
        ) : null}
      </div>
      {tips && !isClosed ? <TipsDialog price={price} onClose={() => setTips(false)} /> : null}
    </div>
  );
}

/** What somebody may do who has too few credits for a question. */
function WaysOn({ onEarlier }: { onEarlier: () => void }) {
  return (
    <span className="mt-6 flex flex-wrap items-center justify-center gap-3">
      <Button kind="primary" icon={<PlusIcon size={18} />} aria-haspopup="dialog" onClick={openPurchase}>
        Get Credits
      </Button>
      <ButtonLink to={paths.referrals}>Invite & Earn Credits</ButtonLink>
      <Button kind="quiet" onClick={onEarlier}>
        Open earlier analyses
      </Button>
    </span>
  );
}

/** What one has, and what a query costs. */
function Prices({ price }: { price: number | undefined }) {
  const balance = useBalance();
  return (
    <span className="flex flex-wrap gap-2 max-sm:order-last max-sm:basis-full">
      {balance === undefined ? null : <Badge>{creditsText(balance)}</Badge>}
      {price === undefined ? null : <Badge tone="hue">{creditsText(price)} per query</Badge>}
    </span>
  );
}

function useEscape(active: boolean, leave: () => void): void {
  useEffect(() => {
    if (!active) return;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) leave();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
