import type { Offer } from '../../../contract/insight.ts';
import { Button } from '../../ui/button.tsx';
import { useIsSending, useTalk } from './talk-context.tsx';

/** What can be done next about an answer: to say which of a few things is meant, or to ask for what is lacking. */
export function Offers({ offers }: { offers: readonly Offer[] }) {
  const { ask, renderRequest } = useTalk();
  const sending = useIsSending();
  if (offers.length === 0) return null;
  return (
    <fieldset aria-label="What next" className="mt-2 flex min-w-0 flex-wrap gap-2 @min-[52rem]:pr-72">
      {offers.map((offer) =>
        offer.kind === 'ask' ? (
          <Button
            key={offer.question}
            title={offer.question}
            disabled={sending}
            className="max-w-full wrap-anywhere"
            onClick={() => ask(offer.question, null)}
          >
            {offer.label}
          </Button>
        ) : (
          <span key="request">{renderRequest(offer.query)}</span>
        ),
      )}
    </fieldset>
  );
}
