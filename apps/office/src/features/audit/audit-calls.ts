import { officeActs } from '@rochdale/contract/office-acts';
import type { OfficeInputOf, OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { addDays, instantAt } from '@rochdale/domain/dates';
import { operation } from '../../lib/calls.ts';

export const searchAudit = operation('audit.search', 'GET /v1/audit');
export const auditStatus = operation('audit.status', 'GET /v1/audit/status');
export const auditPeople = operation('audit.people', 'GET /v1/audit/people');
export const verifyAudit = operation('audit.verify', 'POST /v1/audit/verify');

export type Entry = OfficeResponseOf<'audit.search'>['entries'][number];
export type Verified = NonNullable<OfficeResponseOf<'audit.status'>['verified']>;
type Asked = OfficeInputOf<'audit.file'>['query'];

export const auditStatusKey = ['audit-status'] as const;

/** What of all entries the address asks for; what is no act or day of ours asks for nothing. */
export function askedEntries(filter: Readonly<Record<string, string>>, timeZone: string): Asked {
  const { from = '', to = '', subject = '', words = '', who = '' } = filter;
  const act = officeActs.find((one) => one === filter.act);
  return {
    ...(act && { act }),
    ...(who !== '' && { staffId: who }),
    ...(from !== '' && { from: instantAt(from, '00:00', timeZone).toISOString() }),
    ...(to !== '' && { to: instantAt(addDays(to, 1), '00:00', timeZone).toISOString() }),
    ...(subject !== '' && { subjectId: subject }),
    ...(words !== '' && { words }),
  };
}

/** Where the same entries are downloaded. */
export function auditFile(asked: Asked): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return `/v1/audit-file?${query}`;
}
