import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

const base = '/v3/member/{memberNumber}/accounts/{accountNumber}';

export const accountUsage = operation('usage.account', `GET ${base}/usage`);
export const dailyUsage = operation('usage.daily', `GET ${base}/usage/daily`);
export const prepaidSummary = operation('usage.prepaid', `GET ${base}/usage/prepaid`);
export const dayIntervals = operation('usage.intervals', `GET ${base}/usage/intervals`);
export const intervalRange = operation('usage.interval-range', `GET ${base}/usage/interval-range`);
export const monthlyUsage = operation('usage.monthly', `GET ${base}/usage/monthly`);
export const usageInsight = operation('usage.insight', `GET ${base}/usage/insight`);
export const meterAttributes = operation(
  'usage.attributes',
  'GET /v3/member/{memberNumber}/meters/{meterId}/usage-attributes',
);
export const usageConfig = operation('usage.config', 'GET /v3/usage/config', 'none');
export const greenButton = operation('green-button.download', `GET ${base}/green-button`);
export const directDaily = operation('direct-usage.daily', 'POST /v3/direct-usage/daily', 'none');
export const directPrepaid = operation('direct-usage.prepaid', 'POST /v3/direct-usage/prepaid', 'none');
export const directIntervals = operation('direct-usage.intervals', 'POST /v3/direct-usage/intervals', 'none');

export type UsageAccount = ResponseOf<'usage.account'>;
export type DailyUsage = ResponseOf<'usage.daily'>;
export type MeterDays = DailyUsage['usagesByMeter'][number];
export type UsageRow = MeterDays['meterUsages'][number];
export type PrepaidSummary = ResponseOf<'usage.prepaid'>;
export type IntervalUsage = ResponseOf<'usage.intervals'>;
export type IntervalRange = ResponseOf<'usage.interval-range'>;
export type MonthlyUsage = ResponseOf<'usage.monthly'>;
export type UsageInsight = ResponseOf<'usage.insight'>;
export type DirectUsage = ResponseOf<'direct-usage.daily'>;
