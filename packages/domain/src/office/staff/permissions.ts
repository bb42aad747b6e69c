/** What a member of staff may do. Reading is a right of its own: an auditor has nothing else. */
export const permissions = [
  'members.find',
  'members.see',
  'members.note',
  'messages.see',
  'messages.resend',
  'logins.unlock',
  'logins.link',
  'outages.report',
  'payments.see',
  'payments.refund',
  'payments.returns',
  'queues.review',
  'exports.see',
  'exports.make',
  'bank-file.see',
  'bank-file.make',
  'outages.change',
  'website.banner',
  'website.maintenance',
  'announcements.outages',
  'site.settings',
  'site.brand',
  'site.documents',
  'staff.see',
  'staff.change',
  'keys.change',
  'systems.change',
  'audit.see',
] as const;
export type Permission = (typeof permissions)[number];
/** Whether a text is the name of a permission. */
export const isPermission = (text: string): text is Permission => permissions.some((one) => one === text);
