import { useState, type FunctionComponent } from 'react';
import { fetchPart, lazyPart } from './fetch-part.ts';

/** A part of the app in a file of its own: `component` to draw it, `load` to fetch it before it is needed. */
export interface LazyScreen {
  component: FunctionComponent;
  /** `ahead` where nobody has asked for the screen yet. */
  load: (ahead?: boolean) => Promise<void>;
}

/**
 * Splits a screen out of the first load. The router's own lazy components would be fetched for signed-out visitors too;
 * this one is fetched when it is drawn, or when `load` is called. Once it is here it is drawn at once: React's `lazy`
 * alone would show the loader first, and keep it for a third of a second.
 */
export function lazyScreen(fetchScreen: () => Promise<{ default: FunctionComponent }>): LazyScreen {
  let loaded: FunctionComponent | null = null;
  const fetchOnce = async () => {
    const module = await fetchScreen();
    loaded = module.default;
    return module;
  };
  const Waiting = lazyPart(fetchOnce);
  function Screen() {
    // Fixed for as long as it is mounted: changing from one to the other would lose the screen's state.
    const [Now] = useState(() => loaded ?? Waiting);
    return <Now />;
  }
  return {
    component: Screen,
    load: async (ahead = false) => {
      await fetchPart(fetchOnce, !ahead);
    },
  };
}
