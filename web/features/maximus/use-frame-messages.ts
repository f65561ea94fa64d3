import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { type FrameMessage, frameMessage } from '../../../contract/wire/maximus.ts';
import { refreshPerson } from '../../lib/person.ts';
import { openPurchase } from '../../lib/purchase.ts';
import { toast } from '../../lib/toast.ts';
import { sayCredits } from './use-maximus-session.ts';

/** How long after a query was sent the balance is read again, whether it is answered or not. */
const PROCESSED_MS = 3000;

interface FrameEvents {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Of the address that the frame was given: messages from elsewhere are not heard. */
  origin: string;
  onReady: () => void;
  /** The frame has no session, or its session is over. */
  onRenew: () => void;
}

/** Does what the frame says, as far as its origin and the form of its messages allow. */
export function useFrameMessages({ frame, origin, onReady, onRenew }: FrameEvents): void {
  const client = useQueryClient();
  const hear = useEffectEvent((message: FrameMessage) => {
    switch (message.type) {
      case 'maximus:ready':
        return onReady();
      case 'maximus:login-required':
      case 'maximus:session-expired':
        return onRenew();
      case 'maximus:query-sent':
        toast({ title: 'Processing Query', description: 'Maximus is computing your figures.' });
        setTimeout(() => {
          void refreshPerson(client);
          toast({ title: 'Query Processed' });
        }, PROCESSED_MS);
        return;
      case 'maximus:query-done':
        return void refreshPerson(client);
      case 'maximus:error':
        return sayError(message);
      case 'maximus:open-guide':
        window.open(`/documents/${message.guideId}`, '_blank', 'noopener');
        return;
      case 'maximus:get-credits':
        return openPurchase();
      default:
        return message satisfies never;
    }
  });
  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow || from !== origin) return;
      const message = frameMessage(data);
      if (message !== null) hear(message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, origin]);
}

function sayError({ message, code }: Extract<FrameMessage, { type: 'maximus:error' }>): void {
  if (code === 'maximus_credits') sayCredits(message, undefined);
  else
    toast({
      title: 'Chat Error',
      description: message || 'An error occurred in the chat',
      tone: 'destructive',
    });
}
