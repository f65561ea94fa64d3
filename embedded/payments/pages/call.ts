import type { WebhookControls } from '../controls.ts';
import type { State } from '../state.ts';
import type { PageAnswer } from './page.ts';

/** What a browser asks of the pages. `form` is empty unless it posted one. */
export interface PageRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  form: URLSearchParams;
}

/** What the pages are given by the server. */
export interface PageHouse {
  request: PageRequest;
  /** One piece of work on the account, alone and as a whole. */
  run: <T>(work: (state: State) => Promise<T>) => Promise<T>;
  webhooks: WebhookControls;
  /** Who sells; null where the program that started the sandbox did not say. */
  seller: string | null;
  /** Whoever asks may see the control pages too. */
  mayControl: boolean;
}

/** A request whose path was recognised. */
export interface PageCall extends PageHouse {
  /** The part of the path under this name. */
  id: (name: string) => string;
}

/** One page, or what its form does. */
export interface PageRoute {
  method: 'GET' | 'POST';
  path: string;
  handle: (call: PageCall) => Promise<PageAnswer>;
}
