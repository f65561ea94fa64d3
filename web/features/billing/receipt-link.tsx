import { ExternalIcon } from '../../ui/icons/actions.tsx';

/** The payment provider's receipt or invoice, in a tab of its own. `of` says of what, for who cannot see it. */
export function ReceiptLink({ href, of }: { href: string; of: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`Receipt: ${of} (opens in a new tab)`}
      className="text-link inline-flex items-center gap-1 whitespace-nowrap"
    >
      Receipt
      <ExternalIcon size={14} />
    </a>
  );
}
