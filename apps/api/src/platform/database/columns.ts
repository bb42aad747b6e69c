import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: hashes and encrypted values. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
