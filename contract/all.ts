import * as account from './account.ts';
import * as billing from './billing.ts';
import * as credits from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as facts from './facts.ts';
import * as insight from './insight.ts';
import * as library from './library.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as settings from './settings.ts';
import * as vision from './vision.ts';

function isEndpoint(value: unknown): value is EndpointSpec {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const features = { account, billing, credits, facts, insight, library, reports, requests, settings, vision };

/** The endpoints of each feature, under the name that it has everywhere. */
export const endpointsByFeature: Readonly<Record<string, readonly EndpointSpec[]>> = Object.fromEntries(
  Object.entries(features).map(([name, feature]) => [name, Object.values(feature).filter(isEndpoint)]),
);

/** Every endpoint that the contract declares: what the server must mount and the access matrix walks. */
export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByFeature).flat();
