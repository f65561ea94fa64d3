import { useState } from 'react';
import { call } from '../../lib/call.ts';
import { useRefreshPerson } from '../../lib/person.ts';
import { creditsText } from '../../lib/credits-text.ts';
import { EXCHANGES_PER_BLOCK } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { CreditIcon, QuoteIcon, UnlockIcon } from '../../ui/icons/things.tsx';
import { InsightIcon } from '../../ui/icons/places.tsx';
import { tellFailure } from './use-chats.ts';

interface OnboardingDialogProps {
  /** What a perspective costs, in credits. */
  price: number;
  /** What opening a guide costs, once, in credits. */
  guidePrice: number;
}

/** What Insight is, once. Closes whether or not the server could note that it was seen. */
export default function OnboardingDialog({ price, guidePrice }: OnboardingDialogProps) {
  const [seen, setSeen] = useState(false);
  const refresh = useRefreshPerson();
  if (seen) return null;
  const close = async () => {
    setSeen(true);
    try {
      await call('PATCH /api/user/onboarding', { body: { hasSeenGuideSearchOnboarding: true } });
      await refresh();
    } catch (error) {
      tellFailure(error, 'Failed to save onboarding preference. Please try again.');
    }
  };
  const points = [
    {
      icon: <InsightIcon />,
      text: 'Ask about benefits, HR policies or workplace guidance in your own words. BenJovi reads 7,500+ employer guides for you.',
    },
    {
      icon: <QuoteIcon />,
      text: 'Every statement names its source. A numbered mark leads to the page it rests on.',
    },
    {
      icon: <CreditIcon />,
      text: `A perspective is one conversation. It costs ${creditsText(price)} and holds ${EXCHANGES_PER_BLOCK} messages. An answer that fails costs nothing.`,
    },
    {
      icon: <UnlockIcon />,
      text: `Reading the cited passage is free. Opening its whole guide costs ${creditsText(guidePrice)}, once.`,
    },
  ];
  return (
    <Dialog title="Welcome to Insight" tool="insight" onClose={() => void close()}>
      <ul className="grid gap-4">
        {points.map((point) => (
          <li key={point.text} className="flex gap-3">
            <span className="mt-0.5 text-hue">{point.icon}</span>
            <span className="text-soft">{point.text}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button kind="primary" size="large" data-first-focus onClick={() => void close()}>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
