import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const readStatus = operation('outage.status', 'GET /v3/outage/accounts/{accountNumber}/status');
export const readInfo = operation('outage.info', 'GET /v3/outage/member/{memberNumber}/accounts/{accountNumber}/info');
export const listPast = operation(
  'outage.history',
  'GET /v3/outage/accounts/{accountNumber}/locations/{locationId}/history',
);
export const listAreas = operation('outage.areas', 'GET /v3/outage/accounts/{accountNumber}/areas');
export const reportByMember = operation('outage.report', 'POST /v3/outage/reports');
export const listReports = operation('outage.reports', 'GET /v3/outage/accounts/{accountNumber}/reports');
export const readStatusOfVisitor = operation('outage-public.status', 'POST /v3/outage/public/status', 'none');
export const reportByVisitor = operation('outage-public.report', 'POST /v3/outage/public/reports', 'none');

export type OutageStatus = ResponseOf<'outage.status'>;
export type OutageInfo = ResponseOf<'outage.info'>;
export type PastOutage = ResponseOf<'outage.history'>['results'][number];
export type OutageArea = ResponseOf<'outage.areas'>['outages'][number];
export type MadeReport = ResponseOf<'outage.reports'>['results'][number];
export type Receipt = ResponseOf<'outage.report'>;

/** What is said in a report, beside the account that it is about. */
export type ReportDetails = Omit<InputOf<'outage.report'>['body'], 'reportId' | 'accountNumber'>;
