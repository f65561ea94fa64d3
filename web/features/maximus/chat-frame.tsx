import { useEffect, useRef, useState } from 'react';
import type { PageMessage } from '../../../contract/wire/maximus.ts';
import { useTheme } from '../../lib/theme.ts';
import { useMedia } from '../../lib/use-media.ts';
import { cx } from '../../ui/cx.ts';
import { Loading } from '../../ui/loader.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import type { MaximusSession } from './use-maximus-session.ts';

/** A frame that has not said that it is there by then does not come. */
const PATIENCE_MS = 20_000;

interface ChatFrameProps {
  session: MaximusSession;
  onRenew: () => void;
  onFailed: (message: string) => void;
}

/** The chat of the provider, from its own origin. Keyed by its address: a fresh one loads it anew. */
export function ChatFrame({ session, onRenew, onFailed }: ChatFrameProps) {
  const { sessionUrl } = session;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { origin } = new URL(sessionUrl);
  const isDark = useMedia('(prefers-color-scheme: dark)');
  const chosen = useTheme();
  const theme = chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen;

  useFrameMessages({ frame, origin, onReady: () => setReady(true), onRenew });

  // The frame's own controls are at its lower edge.
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', '4.5rem');
    return () => void style.removeProperty('--toast-lift');
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const message: PageMessage = { type: 'maximus:appearance', theme };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [isReady, theme, origin]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => onFailed('Failed to load chat'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady, onFailed]);

  return (
    <div className="relative flex min-h-0 grow flex-col">
      {isReady ? null : <Loading label="Connecting to Maximus…" className="absolute inset-0" />}
      <iframe
        ref={frame}
        title="Maximus chat"
        src={sessionUrl}
        // Its own origin is not ours: with scripts it can reach neither this page nor what this page keeps.
        sandbox="allow-scripts allow-same-origin allow-downloads allow-forms allow-popups"
        allow="fullscreen; clipboard-write"
        // The frame learns which page shows it; whoever else it asks for files does not.
        referrerPolicy="origin"
        className={cx('size-full min-h-0 grow', isReady ? '' : 'opacity-0')}
      />
    </div>
  );
}
