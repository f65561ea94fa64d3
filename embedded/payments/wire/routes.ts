import { customerRoutes } from '../resources/customers.ts';
import { webhookEndpointRoutes } from '../resources/webhook-endpoints.ts';
import type { Route } from './route.ts';

/** Every call of the wire. */
export const routes: readonly Route[] = [...customerRoutes, ...webhookEndpointRoutes];
