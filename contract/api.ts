import type * as account from './account.ts';
import type * as admin from './admin.ts';
import type * as adminLibrary from './admin-library.ts';
import type * as adminPerson from './admin-person.ts';
import type * as billing from './billing.ts';
import type * as credits from './credits.ts';
import type { EndpointSpec } from './endpoint.ts';
import type * as facts from './facts.ts';
import type * as founding from './founding.ts';
import type * as insight from './insight.ts';
import type * as library from './library.ts';
import type * as mail from './mail.ts';
import type * as maximus from './maximus.ts';
import type * as notices from './notices.ts';
import type * as operation from './operation.ts';
import type * as personalData from './personal-data.ts';
import type * as referrals from './referrals.ts';
import type * as reports from './reports.ts';
import type * as requests from './requests.ts';
import type * as settings from './settings.ts';
import type * as statement from './statement.ts';
import type * as vision from './vision.ts';
import type * as votes from './votes.ts';

type EndpointsOf<Module> = Extract<Module[keyof Module], EndpointSpec>;

type AnyOf =
  | EndpointsOf<typeof account>
  | EndpointsOf<typeof admin>
  | EndpointsOf<typeof adminLibrary>
  | EndpointsOf<typeof adminPerson>
  | EndpointsOf<typeof billing>
  | EndpointsOf<typeof credits>
  | EndpointsOf<typeof facts>
  | EndpointsOf<typeof founding>
  | EndpointsOf<typeof insight>
  | EndpointsOf<typeof library>
  | EndpointsOf<typeof mail>
  | EndpointsOf<typeof maximus>
  | EndpointsOf<typeof notices>
  | EndpointsOf<typeof operation>
  | EndpointsOf<typeof personalData>
  | EndpointsOf<typeof referrals>
  | EndpointsOf<typeof reports>
  | EndpointsOf<typeof requests>
  | EndpointsOf<typeof settings>
  | EndpointsOf<typeof statement>
  | EndpointsOf<typeof vision>
  | EndpointsOf<typeof votes>;

/** Every call of the product by its name, as the browser writes it: `'POST /api/chats'`. Types only, no bytes. */
export type Api = { [E in AnyOf as `${E['method']} ${E['path']}`]: E };
