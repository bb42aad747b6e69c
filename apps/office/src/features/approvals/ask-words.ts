import type { TwoPeopleOperation } from '@rochdale/contract/operations/office/office-operations';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

const words = {
  'staff.invite': 'office.asks.staff.invite',
  'staff.change-roles': 'office.asks.staff.changeRoles',
  'staff.change-refund-limit': 'office.asks.staff.changeRefundLimit',
  'staff.enable': 'office.asks.staff.enable',
  'staff.reset-second-step': 'office.asks.staff.resetSecondStep',
  'staff-roles.change': 'office.asks.staffRoles.change',
  'logins.reset-second-step': 'office.asks.logins.resetSecondStep',
  'logins.change-email': 'office.asks.logins.changeEmail',
  'bank-files.release': 'office.asks.bankFiles.release',
  'as-member.ask': 'office.asks.asMember.ask',
  'charges.give-back': 'office.asks.charges.giveBack',
  'refunds.ask': 'office.asks.refunds.ask',
  'member-marks.unprotect': 'office.asks.memberMarks.unprotect',
  'opening.change': 'office.asks.opening.change',
  'waves.make': 'office.asks.waves.make',
  'keys.make': 'office.asks.keys.make',
  'third-parties.register': 'office.asks.thirdParties.register',
  'webhooks.make': 'office.asks.webhooks.make',
  'announcements.send': 'office.asks.announcements.send',
  'announcements.send-outage': 'office.asks.announcements.send',
  'two-people.change': 'office.asks.twoPeople.change',
} as const satisfies Readonly<Record<TwoPeopleOperation, PlainTextCode>>;

const isKnown = (operation: string): operation is TwoPeopleOperation => Object.hasOwn(words, operation);

/** What somebody asks for, in words. */
export const askWords = (operation: string): PlainTextCode =>
  isKnown(operation) ? words[operation] : 'office.asks.unknown';
