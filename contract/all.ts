import * as account from './account.ts';
import * as credits from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as insight from './insight.ts';
import * as library from './library.ts';
import * as settings from './settings.ts';
import * as vision from './vision.ts';

function isEndpoint(value: unknown): value is EndpointSpec {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every endpoint that the contract declares: what the server must mount and the access matrix walks. */
export const allEndpoints: readonly EndpointSpec[] = [account, credits, insight, library, settings, vision].flatMap(
  (feature) => Object.values(feature).filter(isEndpoint),
);
