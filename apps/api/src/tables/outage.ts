import type { CrewState } from '@rochdale/domain/office/outages/crew-state';
import type { OutageAct, OutageDifference } from '@rochdale/domain/office/outages/outage-differences';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** Where service is delivered, and by what; outages are told by any of these. */
export const serviceLocations = pgTable(
  'service_locations',
  {
    locationId: text('location_id').primaryKey(),
    substation: text('substation'),
    feeder: text('feeder'),
    mapLocation: text('map_location'),
    address: text('address'),
    town: text('town'),
    county: text('county'),
    /** Degrees; both or none. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Life support, a school, a well, in the billing system's words: the office alone reads it (account-111). */
    mustStayOn: text('must_stay_on'),
    /** The last day of it; null: it goes on. */
    mustStayOnUntil: date('must_stay_on_until', { mode: 'string' }),
    /** The day on which somebody last made sure of it. */
    mustStayOnConfirmed: date('must_stay_on_confirmed', { mode: 'string' }),
  },
  (table) => [
    index('service_locations_by_substation').on(table.substation),
    index('service_locations_by_feeder').on(table.feeder),
    index('service_locations_by_map').on(table.mapLocation),
  ],
);

/** Outages, past and present. Times are on the co-op's clock: `2026-11-20T18:30`. */
export const outages = pgTable('outages', {
  outageNumber: text('outage_number').primaryKey(),
  cause: text('cause'),
  description: text('description').notNull(),
  /** The same in Spanish; null: nobody has said it. */
  causeEs: text('cause_es'),
  descriptionEs: text('description_es'),
  startedAt: text('started_at').notNull(),
  estimatedTimeOfRestoration: text('estimated_time_of_restoration'),
  /** Null: it has not ended. */
  restoredAt: text('restored_at'),
  /** When a crew was sent; null: nobody has said it. */
  crewAssignedAt: text('crew_assigned_at'),
  /** It never was one. */
  isCancelled: boolean('is_cancelled').notNull().default(false),
  /** Who is sent, and how far they are: the office alone reads it. */
  crew: text('crew'),
  crewState: text('crew_state').$type<CrewState>().notNull().default('none'),
  /** Counts its changes: a form that was drawn before tells by it that somebody was quicker. */
  version: integer('version').notNull().default(0),
  /** The number that the form which began it made: sent twice, it is one outage. */
  begunAs: uuid('begun_as').unique(),
});

/** What was changed of an outage, by whom and when. */
export const outageChanges = pgTable(
  'outage_changes',
  {
    outageNumber: text('outage_number').notNull(),
    /** The outage's, after it. */
    version: integer('version').notNull(),
    changedAt: instant('changed_at').notNull(),
    /** The name of who did; null: a system of the co-op's. */
    changedBy: text('changed_by'),
    act: text('act').$type<OutageAct>().notNull(),
    differences: jsonb('differences').$type<OutageDifference[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.outageNumber, table.version] })],
);

/** When the return of power was told, and for when: each time that it was told anew. Times are on the co-op's clock. */
export const outageEstimates = pgTable(
  'outage_estimates',
  {
    outageNumber: text('outage_number').notNull(),
    /** The first that was told is 1. */
    place: integer('place').notNull(),
    toldAt: text('told_at').notNull(),
    /** Null: that it is not known any more. */
    estimate: text('estimate'),
  },
  (table) => [primaryKey({ columns: [table.outageNumber, table.place] })],
);

/** The places that an outage takes the power from. */
export const outageLocations = pgTable(
  'outage_locations',
  {
    locationId: text('location_id').notNull(),
    outageNumber: text('outage_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locationId, table.outageNumber] }),
    index('outage_locations_by_outage').on(table.outageNumber),
  ],
);

/** Reports of outages, each kept once by the id that its sender made. */
export const outageReports = pgTable(
  'outage_reports',
  {
    reportId: uuid('report_id').primaryKey(),
    reportNumber: integer('report_number').notNull().unique().generatedAlwaysAsIdentity(),
    accountNumber: text('account_number').notNull(),
    locationId: text('location_id').notNull(),
    outageReason: text('outage_reason').notNull(),
    callBack: boolean('call_back').notNull(),
    callbackNumber: text('callback_number').notNull(),
    outageReportOrigin: text('origin').notNull(),
    remarks: text('remarks').notNull(),
    /** Whether its sender had signed in. */
    isSignedIn: boolean('is_signed_in').notNull(),
    reportedAt: instant('reported_at').notNull(),
    /** The same moment on the co-op's clock, to be held against outages. */
    reportedAtLocal: text('reported_at_local').notNull(),
    /** The file that took it to the co-op's own system. */
    exportNumber: integer('export_number'),
    /** When the billing link took it over: no file takes it. */
    linkedAt: instant('linked_at'),
    /** What the office made of it; null: nothing yet. */
    settled: text('settled', { enum: ['assigned', 'no-outage'] }),
    /** The outage that it was assigned to. */
    outageNumber: text('outage_number'),
    settledAt: instant('settled_at'),
    /** The name of who settled it. */
    settledBy: text('settled_by'),
  },
  (table) => [
    index('outage_reports_by_account').on(table.accountNumber, table.reportedAt),
    index('outage_reports_by_time').on(table.reportedAt),
    index('outage_reports_untaken')
      .on(table.reportedAt)
      .where(sql`${table.exportNumber} is null and ${table.linkedAt} is null`),
    index('outage_reports_unsettled').on(table.reportedAt).where(sql`${table.settled} is null`),
    index('outage_reports_by_outage').on(table.outageNumber).where(sql`${table.outageNumber} is not null`),
  ],
);

/** Announcements that told who an outage affects, and up to which news of it. */
export const outageTellings = pgTable(
  'outage_tellings',
  {
    announcementId: uuid('announcement_id').primaryKey(),
    outageNumber: text('outage_number').notNull(),
    /** How many estimates had been told when it was made: with another one it may be told again. */
    news: integer('news').notNull(),
    accounts: integer('accounts').notNull(),
    toldAt: instant('told_at').notNull(),
    toldBy: text('told_by').notNull(),
  },
  (table) => [index('outage_tellings_by_outage').on(table.outageNumber)],
);
