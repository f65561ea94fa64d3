import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SearchResult } from '../../../contract/vision.ts';
import { useBalance } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { tellOpenFailure, unlock } from './unlock.ts';
import { openWaitingWindow } from './waiting-window.ts';

/** How long a guide stays marked after it was opened, in milliseconds. */
const HIGHLIGHT = 2000;

/** A guide whose window the browser did not let us open. */
export interface Ready {
  title: string;
  url: string;
}

/** What has to be known of a guide to open it. */
export type Openable = Pick<SearchResult, 'id' | 'url' | 'title' | 'page' | 'passageId' | 'unlocked'>;

/** Opens guides, and knows how each of them stands. */
export interface Opener {
  /** What opening a locked guide costs, in credits; undefined while it is not known. */
  price: number | undefined;
  /** The credits of the person; undefined while they are not known. */
  balance: number | undefined;
  isUnlocked: (guide: Openable) => boolean;
  isOpening: (guide: Openable) => boolean;
  /** The guide that was opened last, for a moment; null at other times. */
  openedId: string | null;
  open: (guide: Openable) => void;
  /** A guide whose address has to be handed over, since no window could be opened. */
  ready: Ready | null;
  dismissReady: () => void;
}

/** The address of a result, at the passage that matched. */
function atMatch(documentUrl: string, { page, passageId }: Openable): string {
  const url = new URL(documentUrl, location.origin);
  if (passageId !== null && url.origin === location.origin && !url.searchParams.has('page')) {
    url.searchParams.set('page', String(page));
    url.searchParams.set('passage', passageId);
  }
  return url.href;
}

/**
 * Opens results in a window of their own. Browsers block a window that is opened after waiting, so it is opened in the
 * click itself, empty, and given its address once the guide is unlocked.
 */
export function useOpenDocument(price: number | undefined): Opener {
  const client = useQueryClient();
  const balance = useBalance();
  const viewed = useCall('GET /api/documents/history').data;
  const unlockedIds = new Set(viewed?.map(({ documentId }) => documentId));
  const [opening, setOpening] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<{ id: string; at: number } | null>(null);
  const [ready, setReady] = useState<Ready | null>(null);

  useEffect(() => {
    if (opened === null) return;
    const timer = setTimeout(() => setOpened(null), HIGHLIGHT);
    return () => clearTimeout(timer);
  }, [opened]);

  async function hand(title: string, url: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Popup Blocked - URL Copied',
        description: 'Paste the address into a new tab to open the document.',
      });
    } catch {
      setReady({ title, url });
    }
  }

  async function open(result: Openable): Promise<void> {
    const window = openWaitingWindow(result.title);
    setOpening((ids) => new Set(ids).add(result.id));
    try {
      const documentUrl = await unlock(client, {
        documentId: result.id,
        documentUrl: result.url,
        documentTitle: result.title,
        price,
      });
      setOpened({ id: result.id, at: Date.now() });
      if (!documentUrl) {
        window?.close();
        toast({ title: 'Error', description: 'No document URL received from server.', tone: 'destructive' });
      } else {
        const url = atMatch(documentUrl, result);
        if (window?.goTo(url) !== true) await hand(result.title, url);
      }
    } catch (error) {
      window?.close();
      tellOpenFailure(error, price ?? 1);
    } finally {
      setOpening((ids) => new Set([...ids].filter((id) => id !== result.id)));
    }
  }

  return {
    price,
    balance,
    isUnlocked: ({ id, unlocked }) => unlocked || unlockedIds.has(id),
    isOpening: ({ id }) => opening.has(id),
    openedId: opened?.id ?? null,
    open: (guide) => void open(guide),
    ready,
    dismissReady: () => setReady(null),
  };
}
