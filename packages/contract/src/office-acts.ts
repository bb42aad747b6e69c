/** What the audit of the office tells of. */
export const officeActs = [
  'staff-signed-in',
  'staff-sign-in-failed',
  'staff-signed-out',
  'staff-proved',
  'staff-invited',
  'staff-joined',
  'staff-roles-changed',
  'staff-disabled',
  'staff-enabled',
  'staff-second-step-reset',
  'staff-second-step-added',
  'staff-second-step-removed',
  'staff-session-ended',
  'role-changed',
  'approval-asked',
  'approval-given',
  'approval-refused',
  'two-people-changed',
  'watch-taken',
  'watch-given-back',
  'morning-mail-chosen',
  'audit-personal-erased',
] as const;

export type OfficeAct = (typeof officeActs)[number];
