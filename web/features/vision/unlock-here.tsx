import { useMutation, useQueryClient } from '@tanstack/react-query';
import { creditsText } from '../../lib/credits-text.ts';
import { useCall } from '../../lib/query.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons/actions.tsx';
import { LockIcon } from '../../ui/icons/things.tsx';
import { tellOpenFailure, unlock } from './unlock.ts';

/** Unlocks a guide where it is cited, at the price on the button; then it says so. Its place is kept before the price is known. */
export function UnlockHere({ guide }: { guide: { documentId: string; title: string } }) {
  const { documentId, title } = guide;
  const client = useQueryClient();
  const viewed = useCall('GET /api/documents/history').data;
  const price = useCall('GET /api/settings/credit-costs').data?.documentView;
  const buy = useMutation({
    mutationFn: () => unlock(client, { documentId, documentTitle: title, price }),
    onError: (error) => tellOpenFailure(error, price ?? 1),
  });
  // It keeps its place, so that nothing moves once the price is known.
  if (viewed === undefined || price === undefined) return <span aria-hidden="true" className="block min-h-8" />;
  if (buy.isSuccess || viewed.some((one) => one.documentId === documentId)) {
    return (
      <span className="flex min-h-8 items-center gap-1 text-small text-soft">
        <CheckIcon size={16} /> Unlocked
      </span>
    );
  }
  return (
    <Button
      size="small"
      kind="quiet"
      icon={<LockIcon size={16} className="text-hue" />}
      aria-label={`Unlock ${title} for ${creditsText(price)}`}
      pending={buy.isPending}
      onClick={() => buy.mutate()}
    >
      Unlock · {creditsText(price)}
    </Button>
  );
}
