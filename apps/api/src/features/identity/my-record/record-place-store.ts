import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Where a page ended: a moment, and which of the entries of that moment it was. */
export interface Place {
  readonly at: Date;
  readonly key: string;
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([a-z]+:[\w-]+)$/;

export const writePlace = ({ at, key }: Place): string =>
  Buffer.from(`${at.toISOString()} ${key}`).toString('base64url');

/** The place that a text stands for; undefined where it is none. */
export function readPlace(text: string): Place | undefined {
  const [, at = '', key = ''] = shape.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  return at === '' || Number.isNaN(Date.parse(at)) ? undefined : { at: new Date(at), key };
}

/** Moments are read to the millisecond, and so they are compared. */
const momentOf = (at: AnyPgColumn | SQL): SQL => sql`date_trunc('milliseconds', ${at})`;

export const afterPlace = (place: Place | undefined, at: AnyPgColumn | SQL, key: SQL): SQL | undefined =>
  place && sql`(${momentOf(at)}, ${key} collate "C") < (${place.at.toISOString()}::timestamptz, ${place.key})`;

export const newestFirst = (at: AnyPgColumn | SQL, key: SQL): SQL => sql`${momentOf(at)} desc, ${key} collate "C" desc`;

/** The order of entries that came from several tables. */
export const byPlace = (one: Place, other: Place): number =>
  other.at.getTime() - one.at.getTime() || (one.key < other.key ? 1 : -1);
