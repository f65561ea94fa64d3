import { MAX_MESSAGE } from '../../../contract/limits.ts';
import { formatNumber } from '../../ui/counter.tsx';

/** Says that a message is too long to be sent, and what it may hold. Nothing that was pasted is cut off. */
export function TooLong({ id, text }: { id: string; text: string }) {
  const { length } = text.trim();
  if (length <= MAX_MESSAGE) return null;
  return (
    <p id={id} role="alert" className="figures px-2 pt-1.5 text-small text-loss">
      {formatNumber(length)} characters: a message holds up to {formatNumber(MAX_MESSAGE)}. Shorten it to send it.
    </p>
  );
}
