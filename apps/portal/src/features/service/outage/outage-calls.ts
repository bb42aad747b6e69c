import type { InputOf, ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const readStatus = operation('outage.status', 'GET /v3/outage/accounts/{accountNumber}/status');
export const readInfo = operation('outage.info', 'GET /v3/outage/member/{memberNumber}/accounts/{accountNumber}/info');
export const listPast = operation(
  'outage.history',
  'GET /v3/outage/accounts/{accountNumber}/locations/{locationId}/history',
);
export const listAreas = operation('outage.areas', 'GET /v3/outage/accounts/{accountNumber}/areas');
export const readMap = operation('outage-public.map', 'GET /v3/outage/map', 'none');
export const readTerritory = operation('outage-public.territory', 'GET /v3/outage/territory', 'none');
export const reportByMember = operation('outage.report', 'POST /v3/outage/reports');
export const readReliability = operation('reliability.see', 'GET /v3/outage/accounts/{accountNumber}/reliability');
export const listReports = operation('outage.reports', 'GET /v3/outage/accounts/{accountNumber}/reports');
export const readStatusOfVisitor = operation('outage-public.status', 'POST /v3/outage/public/status', 'none');
export const reportByVisitor = operation('outage-public.report', 'POST /v3/outage/public/reports', 'none');

export type OutageStatus = ResponseOf<'outage.status'>;
export type OutageInfo = ResponseOf<'outage.info'>;
export type PastOutage = ResponseOf<'outage.history'>['results'][number];
export type OutageMap = ResponseOf<'outage-public.map'>;
export type OutageArea = OutageMap['outages'][number];
export type MapRegionRow = OutageMap['towns'][number];
export type Reliability = ResponseOf<'reliability.see'>;
export type MadeReport = ResponseOf<'outage.reports'>['results'][number];
export type Receipt = ResponseOf<'outage.report'>;

/** What is said in a report, beside the account that it is about. */
export type ReportDetails = Omit<InputOf<'outage.report'>['body'], 'reportId' | 'accountNumber'>;
