import { type Violation, violation } from '../../violation.ts';
import type { Permission } from './permissions.ts';

export const roleNames = ['clerk', 'billing', 'dispatcher', 'site', 'admin', 'auditor'] as const;
export type RoleName = (typeof roleNames)[number];
/** Whether a text is the name of a role. */
export const isRoleName = (text: string): text is RoleName => roleNames.some((one) => one === text);

/** What each role may do. */
export type RolePermissions = Readonly<Record<RoleName, readonly Permission[]>>;

const clerk: readonly Permission[] = [
  'members.find',
  'members.see',
  'members.note',
  'members.view-as',
  'members.mark',
  'messages.see',
  'messages.resend',
  'announcements.see',
  'logins.unlock',
  'logins.link',
  'logins.change',
  'outages.see',
  'outages.report',
  'payments.see',
  'payments.link',
  'opening.see',
];

/** The roles as they are until a co-op changes them (office-41). */
export const standardRoles: RolePermissions = {
  clerk,
  billing: [
    ...clerk,
    'members.see-protected',
    'payments.refund',
    'payments.returns',
    'queues.review',
    'exports.see',
    'exports.make',
    'bank-file.see',
    'bank-file.make',
    'announcements.outages',
    'announcements.service',
  ],
  dispatcher: [
    'outages.see',
    'outages.report',
    'outages.change',
    'website.banner',
    'website.maintenance',
    'announcements.see',
    'announcements.outages',
  ],
  site: ['site.settings', 'site.brand', 'site.documents'],
  admin: [
    'members.view-as',
    'staff.see',
    'staff.change',
    'keys.change',
    'systems.see',
    'systems.change',
    'opening.see',
    'opening.change',
  ],
  auditor: [
    'members.find',
    'members.see',
    'messages.see',
    'announcements.see',
    'outages.see',
    'payments.see',
    'exports.see',
    'bank-file.see',
    'staff.see',
    'systems.see',
    'audit.see',
    'opening.see',
  ],
};

/** What somebody with these roles may do, each permission once. */
export const permissionsOf = (roles: readonly RoleName[], sets: RolePermissions): ReadonlySet<Permission> =>
  new Set(roles.flatMap((role) => sets[role]));

/** Whether a permission changes nothing: `members.see-protected` takes the protection away too (office-91). */
export const onlyReads = (permission: Permission): boolean => /\.(see|find)$/.test(permission);

/**
 * Why a role may not be given other permissions: an auditor changes nothing, and without admins who may change staff
 * nobody could be let in or shut out again (office-41).
 */
export function roleChangeViolation(role: RoleName, changed: readonly Permission[]): Violation | undefined {
  if (role === 'auditor' && !changed.every(onlyReads)) return violation('staff.roles.auditorReads');
  const keeps = changed.includes('staff.change') && changed.includes('staff.see');
  return role === 'admin' && !keeps ? violation('staff.roles.adminKeeps') : undefined;
}
