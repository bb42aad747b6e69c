import { errorMessages } from '@rochdale/domain/messages/es/errors';
import { screenMessages } from '@rochdale/domain/messages/es/screens';
import { shellMessages } from '@rochdale/domain/messages/es/shell';
import { uiMessages } from '@rochdale/domain/messages/es/ui';
import type { Texts } from '@rochdale/domain/messages/text';
import { type TextPart, textsOf } from './text.ts';

/** The Spanish texts that are always there. */
export const shell: Texts = { ...errorMessages, ...screenMessages, ...shellMessages, ...uiMessages };

/** Those that a screen, or a part that loads later, brings with it. */
export const parts: Readonly<Record<TextPart, () => Promise<Texts>>> = {
  'all-accounts': () => textsOf(import('@rochdale/domain/messages/es/all-accounts')),
  'auto-pay': () => textsOf(import('@rochdale/domain/messages/es/auto-pay')),
  bills: () => textsOf(import('@rochdale/domain/messages/es/bills')),
  'account-profile': () => textsOf(import('@rochdale/domain/messages/es/account-profile')),
  'application-for-service': () => textsOf(import('@rochdale/domain/messages/es/application-for-service')),
  arrangements: () => textsOf(import('@rochdale/domain/messages/es/arrangements')),
  delinquents: () => textsOf(import('@rochdale/domain/messages/es/delinquents')),
  deposits: () => textsOf(import('@rochdale/domain/messages/es/deposits')),
  'draft-payments': () => textsOf(import('@rochdale/domain/messages/es/draft-payments')),
  frame: () => textsOf(import('@rochdale/domain/messages/es/frame')),
  history: () => textsOf(import('@rochdale/domain/messages/es/history')),
  home: () => textsOf(import('@rochdale/domain/messages/es/home')),
  'hand-overs': () => textsOf(import('@rochdale/domain/messages/es/hand-overs')),
  'levelized-billing': () => textsOf(import('@rochdale/domain/messages/es/levelized-billing')),
  maintenance: () => textsOf(import('@rochdale/domain/messages/es/maintenance')),
  'member-info-docs': () => textsOf(import('@rochdale/domain/messages/es/member-info-docs')),
  'letter-return': () => textsOf(import('@rochdale/domain/messages/es/letter-return')),
  'meter-reading': () => textsOf(import('@rochdale/domain/messages/es/meter-reading')),
  mfa: () => textsOf(import('@rochdale/domain/messages/es/mfa')),
  menu: () => textsOf(import('@rochdale/domain/messages/es/menu')),
  'menu-panel': () => textsOf(import('@rochdale/domain/messages/es/menu-panel')),
  'my-profile': () => textsOf(import('@rochdale/domain/messages/es/my-profile')),
  notifications: () => textsOf(import('@rochdale/domain/messages/es/notifications')),
  'outage-page': () => textsOf(import('@rochdale/domain/messages/es/outage-page')),
  'outage-rules': () => textsOf(import('@rochdale/domain/messages/es/outage-rules')),
  'operation-roundup': () => textsOf(import('@rochdale/domain/messages/es/operation-roundup')),
  overview: () => textsOf(import('@rochdale/domain/messages/es/overview')),
  'pay-multiple': () => textsOf(import('@rochdale/domain/messages/es/pay-multiple')),
  'payment-profile': () => textsOf(import('@rochdale/domain/messages/es/payment-profile')),
  'payment-results': () => textsOf(import('@rochdale/domain/messages/es/payment-results')),
  payments: () => textsOf(import('@rochdale/domain/messages/es/payments')),
  'account-code': () => textsOf(import('@rochdale/domain/messages/es/account-code')),
  'quick-pay': () => textsOf(import('@rochdale/domain/messages/es/quick-pay')),
  recovery: () => textsOf(import('@rochdale/domain/messages/es/recovery')),
  registration: () => textsOf(import('@rochdale/domain/messages/es/registration')),
  'scheduled-payments': () => textsOf(import('@rochdale/domain/messages/es/scheduled-payments')),
  'second-step': () => textsOf(import('@rochdale/domain/messages/es/second-step')),
  'service-requests': () => textsOf(import('@rochdale/domain/messages/es/service-requests')),
  session: () => textsOf(import('@rochdale/domain/messages/es/session')),
  'sign-in': () => textsOf(import('@rochdale/domain/messages/es/sign-in')),
  switcher: () => textsOf(import('@rochdale/domain/messages/es/switcher')),
  'unclaimed-credits': () => textsOf(import('@rochdale/domain/messages/es/unclaimed-credits')),
  usage: () => textsOf(import('@rochdale/domain/messages/es/usage')),
  'web-chat': () => textsOf(import('@rochdale/domain/messages/es/web-chat')),
  'usage-rules': () => textsOf(import('@rochdale/domain/messages/es/usage-rules')),
};
