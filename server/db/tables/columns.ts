import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { person } from './account.ts';

/** A moment, kept with its time zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** The person whom a row belongs to: it goes with them. */
export const ofPerson = () =>
  uuid('user_id')
    .notNull()
    .references(() => person.id, { onDelete: 'cascade' });
