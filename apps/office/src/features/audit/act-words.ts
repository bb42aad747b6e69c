import type { OfficeAct } from '@rochdale/contract/office-acts';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

/** What the audit tells of, in words. */
export const actWords = {
  'staff-signed-in': 'office.act.staff-signed-in',
  'staff-sign-in-failed': 'office.act.staff-sign-in-failed',
  'staff-signed-out': 'office.act.staff-signed-out',
  'staff-proved': 'office.act.staff-proved',
  'staff-invited': 'office.act.staff-invited',
  'staff-joined': 'office.act.staff-joined',
  'staff-roles-changed': 'office.act.staff-roles-changed',
  'staff-disabled': 'office.act.staff-disabled',
  'staff-enabled': 'office.act.staff-enabled',
  'staff-second-step-reset': 'office.act.staff-second-step-reset',
  'staff-second-step-added': 'office.act.staff-second-step-added',
  'staff-second-step-removed': 'office.act.staff-second-step-removed',
  'staff-session-ended': 'office.act.staff-session-ended',
  'role-changed': 'office.act.role-changed',
  'approval-asked': 'office.act.approval-asked',
  'approval-given': 'office.act.approval-given',
  'approval-refused': 'office.act.approval-refused',
  'two-people-changed': 'office.act.two-people-changed',
  'watch-taken': 'office.act.watch-taken',
  'watch-given-back': 'office.act.watch-given-back',
  'morning-mail-chosen': 'office.act.morning-mail-chosen',
  'audit-personal-erased': 'office.act.audit-personal-erased',
  'bank-file-made': 'office.act.bank-file-made',
  'bank-file-released': 'office.act.bank-file-released',
  'bank-file-downloaded': 'office.act.bank-file-downloaded',
  'bank-file-accepted': 'office.act.bank-file-accepted',
} as const satisfies Readonly<Record<OfficeAct, PlainTextCode>>;
