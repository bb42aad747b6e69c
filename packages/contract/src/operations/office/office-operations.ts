import type {
  OfficeAnswer,
  OfficeInput,
  OfficeOperationSpec,
  OfficeRequest,
  OfficeResponse,
} from '../../office-operation.ts';
import { announcementsOperations } from './announcements.ts';
import { approvalsOperations } from './approvals.ts';
import { officeAsMemberOperations } from './as-member.ts';
import { auditOperations } from './audit.ts';
import { connectedOperations } from './connected.ts';
import { dataOperations } from './data.ts';
import { explainingOperations } from './explaining.ts';
import { loginsOperations } from './logins.ts';
import { memberMarksOperations } from './member-marks.ts';
import { membersOperations } from './members.ts';
import { messagesOperations } from './messages.ts';
import { bankFilesOperations } from './money/bank-files.ts';
import { chargesOperations } from './money/charges.ts';
import { disputesOperations } from './money/disputes.ts';
import { paymentLinksOperations } from './money/payment-links.ts';
import { paymentsOperations } from './money/payments.ts';
import { pledgesOperations } from './money/pledges.ts';
import { rateDifferencesOperations } from './money/rate-differences.ts';
import { refundsOperations } from './money/refunds.ts';
import { settlementsOperations } from './money/settlements.ts';
import { openingOperations } from './opening.ts';
import { callerOutagesOperations } from './outages/caller-outages.ts';
import { outageReportsOperations } from './outages/outage-reports.ts';
import { outageTellingOperations } from './outages/outage-telling.ts';
import { outagesOperations } from './outages/outages.ts';
import { outagesMapOperations } from './outages/outages-map.ts';
import { portalWordsOperations } from './outages/portal-words.ts';
import { reliabilityOfficeOperations } from './outages/reliability.ts';
import { queuesOperations } from './queues.ts';
import { staffOperations } from './staff.ts';
import { staffSessionOperations } from './staff-session.ts';
import { staffSignInOperations } from './staff-sign-in.ts';
import { studioOperations } from './studio.ts';
import { systemOperations } from './system.ts';
import { thirdPartiesOperations } from './third-parties.ts';
import { watchesOperations } from './watches.ts';

/** Every call that the office answers, at its own address and for nobody of the portal's. */
export const officeOperations = {
  ...announcementsOperations,
  ...approvalsOperations,
  ...officeAsMemberOperations,
  ...auditOperations,
  ...bankFilesOperations,
  ...chargesOperations,
  ...connectedOperations,
  ...dataOperations,
  ...disputesOperations,
  ...loginsOperations,
  ...callerOutagesOperations,
  ...explainingOperations,
  ...memberMarksOperations,
  ...membersOperations,
  ...messagesOperations,
  ...openingOperations,
  ...outageReportsOperations,
  ...outageTellingOperations,
  ...outagesOperations,
  ...outagesMapOperations,
  ...paymentLinksOperations,
  ...pledgesOperations,
  ...paymentsOperations,
  ...portalWordsOperations,
  ...queuesOperations,
  ...rateDifferencesOperations,
  ...reliabilityOfficeOperations,
  ...refundsOperations,
  ...settlementsOperations,
  ...staffOperations,
  ...staffSessionOperations,
  ...staffSignInOperations,
  ...studioOperations,
  ...systemOperations,
  ...thirdPartiesOperations,
  ...watchesOperations,
} as const;

export type OfficeOperations = typeof officeOperations;
export type OfficeOperationName = keyof OfficeOperations;
/** Whether a text is the name of an operation of the office. */
export const isOfficeOperationName = (text: string): text is OfficeOperationName =>
  Object.hasOwn(officeOperations, text);
/** The row of an operation, whichever it is. */
export const officeRowOf = (name: OfficeOperationName): OfficeOperationSpec => officeOperations[name];

/** The operations that take two people. */
export type TwoPeopleOperation = {
  [N in OfficeOperationName]: OfficeOperations[N] extends { readonly twoPeople: string } ? N : never;
}[OfficeOperationName];

export type OfficeRequestOf<N extends OfficeOperationName> = OfficeRequest<OfficeOperations[N]>;
export type OfficeAnswerOf<N extends OfficeOperationName> = OfficeAnswer<OfficeOperations[N]>;
/** Method and address, as the office's pages name them. */
export type OfficeRouteOf<N extends OfficeOperationName> =
  `${OfficeOperations[N]['method']} ${OfficeOperations[N]['path']}`;
export type OfficeInputOf<N extends OfficeOperationName> = OfficeInput<OfficeOperations[N]>;
export type OfficeResponseOf<N extends OfficeOperationName> = OfficeResponse<OfficeOperations[N]>;
