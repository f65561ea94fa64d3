import { lazy, type FunctionComponent } from 'react';

/** A screen in a file of its own: `component` for the route, `load` to fetch it before it is needed. */
export interface LazyScreen {
  component: FunctionComponent;
  load: () => Promise<void>;
}

/**
 * Splits a screen out of the first load. The router's own lazy components would be fetched for signed-out visitors too;
 * this one is fetched when it is drawn, or when `load` is called.
 */
export function lazyScreen(load: () => Promise<{ default: FunctionComponent }>): LazyScreen {
  return {
    component: lazy(load),
    load: async () => {
      await load();
    },
  };
}
