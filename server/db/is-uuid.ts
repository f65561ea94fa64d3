import { z } from 'zod';

const Uuid = z.uuid();

/** True for a text that a column of ids can be compared with: PostgreSQL refuses any other. */
export const isUuid = (text: string): boolean => Uuid.safeParse(text).success;
