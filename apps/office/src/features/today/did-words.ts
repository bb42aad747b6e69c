import type { OfficeAct } from '@rochdale/contract/office-acts';
import type { TextCode } from '@rochdale/domain/texts/text';

const words = {
  'staff-signed-in': 'today.did.signedIn',
  'staff-sign-in-failed': 'today.did.signInFailed',
  'staff-signed-out': 'today.did.signedOut',
  'staff-proved': 'today.did.proved',
  'staff-invited': 'today.did.invited',
  'staff-joined': 'today.did.joined',
  'staff-roles-changed': 'today.did.rolesChanged',
  'staff-disabled': 'today.did.disabled',
  'staff-enabled': 'today.did.enabled',
  'staff-second-step-reset': 'today.did.stepReset',
  'staff-second-step-added': 'today.did.stepAdded',
  'staff-second-step-removed': 'today.did.stepRemoved',
  'staff-session-ended': 'today.did.sessionEnded',
  'role-changed': 'today.did.roleChanged',
  'approval-asked': 'today.did.asked',
  'approval-given': 'today.did.approved',
  'approval-refused': 'today.did.refused',
  'two-people-changed': 'today.did.rule',
  'watch-taken': 'today.did.taken',
  'watch-given-back': 'today.did.givenBack',
  'morning-mail-chosen': 'today.did.mail',
  'audit-personal-erased': 'today.did.erased',
} as const satisfies Partial<Record<OfficeAct, TextCode>>;

type Said = (typeof words)[keyof typeof words] | 'today.did.other';
const isKnown = (act: OfficeAct): act is keyof typeof words => Object.hasOwn(words, act);

/** What somebody did, in words. */
export const didWords = (act: OfficeAct): Said => (isKnown(act) ? words[act] : 'today.did.other');
