import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { Standing, Tender } from '@rochdale/domain/office/payments/payment-standing';
import type { PlainTextCode } from '@rochdale/domain/texts/text';
import { operation } from '../../lib/calls.ts';
import type { MarkKind } from '../../parts/mark.tsx';

export const listPayments = operation('payments.list', 'GET /v1/payments');
export const sendReceipt = operation('payments.send-receipt', 'POST /v1/payments/{transNo}/receipt');
export const listDays = operation('payments.days', 'GET /v1/payment-days');
export const seePayment = operation('payments.see', 'GET /v1/payments/{transNo}');

export type Listed = OfficeResponseOf<'payments.list'>['payments'][number];
export type Payment = OfficeResponseOf<'payments.see'>;
export type Step = Payment['trail'][number];
export type Day = OfficeResponseOf<'payments.days'>['days'][number];
export type Totals = OfficeResponseOf<'payments.days'>['all'];

export const paymentsKey = ['payments'] as const;

/** How a payment stands: its mark and word. */
export const standingWords = {
  open: ['wait', 'officePayments.standing.open'],
  approved: ['run', 'officePayments.standing.approved'],
  posted: ['ok', 'officePayments.standing.posted'],
  back: ['warn', 'officePayments.standing.back'],
  declined: ['off', 'officePayments.standing.declined'],
  cancelled: ['off', 'officePayments.standing.cancelled'],
  expired: ['off', 'officePayments.standing.expired'],
} as const satisfies Readonly<Record<Standing, readonly [MarkKind, PlainTextCode]>>;

/** How a payment was made. */
export const tenderWords = {
  card: 'officePayments.tender.card',
  echeck: 'officePayments.tender.echeck',
  'auto-pay': 'officePayments.tender.auto-pay',
  draft: 'officePayments.tender.draft',
} as const satisfies Readonly<Record<Tender, PlainTextCode>>;

/** Where a payment came from. */
export const flowWords = {
  'quick-pay': 'officePayments.flow.quick-pay',
  member: 'officePayments.flow.member',
  drafts: 'officePayments.flow.drafts',
  schedule: 'officePayments.flow.schedule',
  'payment-profile': 'officePayments.flow.payment-profile',
  'auto-pay': 'officePayments.flow.auto-pay',
  draft: 'officePayments.flow.draft',
  'scheduled-payment': 'officePayments.flow.scheduled-payment',
  'top-up': 'officePayments.flow.top-up',
} as const satisfies Readonly<Record<Listed['flow'], PlainTextCode>>;

/** What happened to a payment: how its step of the trail is drawn, and its words. */
export const stepWords = {
  started: ['', 'officePayments.trail.started'],
  taken: ['ok', 'officePayments.trail.taken'],
  declined: ['', 'officePayments.trail.declined'],
  cancelled: ['', 'officePayments.trail.cancelled'],
  'given-back': ['bad', 'officePayments.trail.given-back'],
  'sent-back': ['bad', 'officePayments.trail.sent-back'],
  contested: ['bad', 'officePayments.trail.contested'],
  'contest-won': ['ok', 'officePayments.trail.contest-won'],
  'contest-lost': ['bad', 'officePayments.trail.contest-lost'],
  'second-charge': ['bad', 'officePayments.trail.second-charge'],
  'second-charge-back': ['ok', 'officePayments.trail.second-charge-back'],
  posted: ['ok', 'officePayments.trail.posted'],
  'booked-back': ['bad', 'officePayments.trail.booked-back'],
  'booked-again': ['ok', 'officePayments.trail.booked-again'],
  confirmed: ['ok', 'officePayments.trail.confirmed'],
  receipt: ['', 'officePayments.trail.receipt'],
  'return-heard': ['', 'officePayments.trail.return-heard'],
  'refund-approved': ['', 'officePayments.trail.refund-approved'],
  'refund-sent': ['', 'officePayments.trail.refund-sent'],
  'refund-done': ['ok', 'officePayments.trail.refund-done'],
  'refund-refused': ['bad', 'officePayments.trail.refund-refused'],
} as const satisfies Readonly<Record<Step['what'], readonly ['' | 'ok' | 'bad', PlainTextCode]>>;
