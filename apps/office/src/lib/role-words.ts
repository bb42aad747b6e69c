import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

/** The roles as they are called. */
export const roleWords = {
  clerk: 'office.role.clerk',
  billing: 'office.role.billing',
  dispatcher: 'office.role.dispatcher',
  site: 'office.role.site',
  admin: 'office.role.admin',
  auditor: 'office.role.auditor',
} as const satisfies Readonly<Record<RoleName, PlainTextCode>>;

/** What somebody may do, in words. */
export const permissionWords = {
  'members.find': 'office.may.members.find',
  'members.see': 'office.may.members.see',
  'members.note': 'office.may.members.note',
  'members.view-as': 'office.may.members.view-as',
  'members.mark': 'office.may.members.mark',
  'members.see-protected': 'office.may.members.see-protected',
  'messages.see': 'office.may.messages.see',
  'messages.resend': 'office.may.messages.resend',
  'logins.unlock': 'office.may.logins.unlock',
  'logins.link': 'office.may.logins.link',
  'logins.change': 'office.may.logins.change',
  'outages.see': 'office.may.outages.see',
  'outages.report': 'office.may.outages.report',
  'payments.see': 'office.may.payments.see',
  'payments.link': 'office.may.payments.link',
  'payments.refund': 'office.may.payments.refund',
  'payments.returns': 'office.may.payments.returns',
  'queues.review': 'office.may.queues.review',
  'exports.see': 'office.may.exports.see',
  'exports.make': 'office.may.exports.make',
  'bank-file.see': 'office.may.bank-file.see',
  'bank-file.make': 'office.may.bank-file.make',
  'outages.change': 'office.may.outages.change',
  'website.banner': 'office.may.website.banner',
  'website.maintenance': 'office.may.website.maintenance',
  'announcements.see': 'office.may.announcements.see',
  'announcements.outages': 'office.may.announcements.outages',
  'announcements.service': 'office.may.announcements.service',
  'site.settings': 'office.may.site.settings',
  'site.brand': 'office.may.site.brand',
  'site.documents': 'office.may.site.documents',
  'staff.see': 'office.may.staff.see',
  'staff.change': 'office.may.staff.change',
  'keys.change': 'office.may.keys.change',
  'systems.see': 'office.may.systems.see',
  'systems.change': 'office.may.systems.change',
  'audit.see': 'office.may.audit.see',
  'opening.see': 'office.may.opening.see',
  'opening.change': 'office.may.opening.change',
} as const satisfies Readonly<Record<Permission, PlainTextCode>>;
