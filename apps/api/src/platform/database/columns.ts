import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: hashes and encrypted values. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment in time. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Any JSON value. Drizzle's own column reads a text such as "104" back as a number. */
export const anyJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/** The words of a text, for looking for them. */
export const words = customType<{ data: string }>({ dataType: () => 'tsvector' });
