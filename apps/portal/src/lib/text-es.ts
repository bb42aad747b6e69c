import { errorMessages } from '@rochdale/domain/messages/es/errors';
import { menuMessages } from '@rochdale/domain/messages/es/menu';
import { screenMessages } from '@rochdale/domain/messages/es/screens';
import { shellMessages } from '@rochdale/domain/messages/es/shell';
import { uiMessages } from '@rochdale/domain/messages/es/ui';
import type { Texts } from '@rochdale/domain/messages/text';
import type { TextPart } from './text.ts';

/** The Spanish texts that are always there. */
export const shell: Texts = { ...errorMessages, ...menuMessages, ...screenMessages, ...shellMessages, ...uiMessages };

/** Those that a screen, or a part that loads later, brings with it. */
export const parts: Readonly<Record<TextPart, () => Promise<Texts>>> = {
  'all-accounts': async () => (await import('@rochdale/domain/messages/es/all-accounts')).allAccountsMessages,
  'auto-pay': async () => (await import('@rochdale/domain/messages/es/auto-pay')).autoPayMessages,
  bills: async () => (await import('@rochdale/domain/messages/es/bills')).billMessages,
  'account-profile': async () => (await import('@rochdale/domain/messages/es/account-profile')).accountProfileMessages,
  'application-for-service': async () =>
    (await import('@rochdale/domain/messages/es/application-for-service')).applicationForServiceMessages,
  arrangements: async () => (await import('@rochdale/domain/messages/es/arrangements')).arrangementMessages,
  delinquents: async () => (await import('@rochdale/domain/messages/es/delinquents')).delinquentMessages,
  deposits: async () => (await import('@rochdale/domain/messages/es/deposits')).depositMessages,
  'draft-payments': async () => (await import('@rochdale/domain/messages/es/draft-payments')).draftPaymentMessages,
  history: async () => (await import('@rochdale/domain/messages/es/history')).historyMessages,
  home: async () => (await import('@rochdale/domain/messages/es/home')).homeMessages,
  'hand-overs': async () => (await import('@rochdale/domain/messages/es/hand-overs')).handOverMessages,
  'levelized-billing': async () =>
    (await import('@rochdale/domain/messages/es/levelized-billing')).levelizedBillingMessages,
  maintenance: async () => (await import('@rochdale/domain/messages/es/maintenance')).maintenanceMessages,
  'member-info-docs': async () => (await import('@rochdale/domain/messages/es/member-info-docs')).memberInfoDocMessages,
  'letter-return': async () => (await import('@rochdale/domain/messages/es/letter-return')).letterReturnMessages,
  'meter-reading': async () => (await import('@rochdale/domain/messages/es/meter-reading')).meterReadingMessages,
  mfa: async () => (await import('@rochdale/domain/messages/es/mfa')).mfaMessages,
  'menu-panel': async () => (await import('@rochdale/domain/messages/es/menu-panel')).menuPanelMessages,
  'my-profile': async () => (await import('@rochdale/domain/messages/es/my-profile')).myProfileMessages,
  notifications: async () => (await import('@rochdale/domain/messages/es/notifications')).notificationMessages,
  'outage-page': async () => (await import('@rochdale/domain/messages/es/outage-page')).outagePageMessages,
  'outage-rules': async () => (await import('@rochdale/domain/messages/es/outage-rules')).outageRuleMessages,
  'operation-roundup': async () =>
    (await import('@rochdale/domain/messages/es/operation-roundup')).operationRoundupMessages,
  overview: async () => (await import('@rochdale/domain/messages/es/overview')).overviewMessages,
  'pay-multiple': async () => (await import('@rochdale/domain/messages/es/pay-multiple')).payMultipleMessages,
  'payment-profile': async () => (await import('@rochdale/domain/messages/es/payment-profile')).paymentProfileMessages,
  'payment-results': async () => (await import('@rochdale/domain/messages/es/payment-results')).paymentResultMessages,
  payments: async () => (await import('@rochdale/domain/messages/es/payments')).paymentMessages,
  'quick-pay': async () => (await import('@rochdale/domain/messages/es/quick-pay')).quickPayMessages,
  recovery: async () => (await import('@rochdale/domain/messages/es/recovery')).recoveryMessages,
  registration: async () => (await import('@rochdale/domain/messages/es/registration')).registrationMessages,
  'scheduled-payments': async () =>
    (await import('@rochdale/domain/messages/es/scheduled-payments')).scheduledPaymentMessages,
  'second-step': async () => (await import('@rochdale/domain/messages/es/second-step')).secondStepMessages,
  'service-requests': async () =>
    (await import('@rochdale/domain/messages/es/service-requests')).serviceRequestMessages,
  session: async () => (await import('@rochdale/domain/messages/es/session')).sessionMessages,
  'sign-in': async () => (await import('@rochdale/domain/messages/es/sign-in')).signInMessages,
  'unclaimed-credits': async () =>
    (await import('@rochdale/domain/messages/es/unclaimed-credits')).unclaimedCreditMessages,
  usage: async () => (await import('@rochdale/domain/messages/es/usage')).usageMessages,
  'web-chat': async () => (await import('@rochdale/domain/messages/es/web-chat')).webChatMessages,
  'usage-rules': async () => (await import('@rochdale/domain/messages/es/usage-rules')).usageRuleMessages,
};
