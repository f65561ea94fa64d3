import { ExternalIcon } from '../../ui/icons/actions.tsx';

interface ReceiptLinkProps {
  href: string;
  /** Of what, for who cannot see it. */
  of: string;
  /** What is seen: `View` where the word stands beside it already. */
  text?: 'Receipt' | 'Invoice' | 'View';
}

/** The payment provider's receipt or invoice, in a tab of its own. */
export function ReceiptLink({ href, of, text = 'Receipt' }: ReceiptLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${text === 'View' ? 'View receipt' : text}: ${of} (opens in a new tab)`}
      className="text-link inline-flex items-center gap-1 whitespace-nowrap"
    >
      {text}
      <ExternalIcon size={14} />
    </a>
  );
}
