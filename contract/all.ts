import * as account from './account.ts';
import * as admin from './admin.ts';
import * as adminLibrary from './admin-library.ts';
import * as adminPerson from './admin-person.ts';
import * as billing from './billing.ts';
import * as credits from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import * as facts from './facts.ts';
import * as founding from './founding.ts';
import * as insight from './insight.ts';
import * as library from './library.ts';
import * as mail from './mail.ts';
import * as maximus from './maximus.ts';
import * as notices from './notices.ts';
import * as operation from './operation.ts';
import * as personalData from './personal-data.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as requests from './requests.ts';
import * as settings from './settings.ts';
import * as statement from './statement.ts';
import * as vision from './vision.ts';
import * as votes from './votes.ts';

function isEndpoint(value: unknown): value is EndpointSpec {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

const features = {
  account,
  admin: { ...admin, ...adminPerson },
  billing,
  credits,
  facts,
  founding,
  insight,
  library: { ...library, ...adminLibrary },
  mail,
  maximus,
  notices,
  operation,
  'personal-data': personalData,
  referrals,
  reports,
  requests,
  settings,
  statement,
  vision,
  votes,
};

/** The endpoints of each feature, under the name that it has everywhere. */
export const endpointsByFeature: Readonly<Record<string, readonly EndpointSpec[]>> = Object.fromEntries(
  Object.entries(features).map(([name, feature]) => [name, Object.values(feature).filter(isEndpoint)]),
);

/** Every endpoint that the contract declares: what the server must mount and the access matrix walks. */
export const allEndpoints: readonly EndpointSpec[] = Object.values(endpointsByFeature).flat();
