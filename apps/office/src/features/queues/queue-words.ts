import type { ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import type { QueueAct, QueueAnswer, QueueKind, QueueStanding } from '@rochdale/domain/office/queues/queues';
import type { TextCode } from '@rochdale/domain/texts/text';

/** Each queue. */
export const kindWords = {
  'profile-change': 'queues.kind.profile-change',
  application: 'queues.kind.application',
  'service-order': 'queues.kind.service-order',
  claim: 'queues.kind.claim',
  'rate-change': 'queues.kind.rate-change',
  'returned-letter': 'queues.kind.returned-letter',
  'payment-help': 'queues.kind.payment-help',
} as const satisfies Readonly<Record<QueueKind, TextCode>>;

/** One of a queue. */
export const oneWords = {
  'profile-change': 'queues.one.profile-change',
  application: 'queues.one.application',
  'service-order': 'queues.one.service-order',
  claim: 'queues.one.claim',
  'rate-change': 'queues.one.rate-change',
  'returned-letter': 'queues.one.returned-letter',
  'payment-help': 'queues.one.payment-help',
} as const satisfies Readonly<Record<QueueKind, TextCode>>;

/** What an answer does. */
export const doesWords = {
  'profile-change': 'queues.does.profile-change',
  application: 'queues.does.application',
  'service-order': 'queues.does.service-order',
  claim: 'queues.does.claim',
  'rate-change': 'queues.does.rate-change',
  'returned-letter': 'queues.does.returned-letter',
  'payment-help': 'queues.does.payment-help',
} as const satisfies Readonly<Record<QueueKind, TextCode>>;

/** How they stand. */
export const standingWords = {
  waiting: 'queues.standing.waiting',
  taken: 'queues.standing.taken',
  answered: 'queues.standing.answered',
} as const satisfies Readonly<Record<QueueStanding, TextCode>>;

/** Why there is none of them. */
export const noneWords = {
  waiting: 'queues.none.waiting',
  taken: 'queues.none.taken',
  answered: 'queues.none.answered',
} as const satisfies Readonly<Record<QueueStanding, TextCode>>;

/** The parts of a profile. */
export const sectionWords = {
  name: 'queues.section.name',
  address: 'queues.section.address',
  phones: 'queues.section.phones',
} as const satisfies Readonly<Record<ProfileSection, TextCode>>;

/** What was answered. */
export const answerWords = {
  approved: 'queues.answer.approved',
  refused: 'queues.answer.refused',
} as const satisfies Readonly<Record<QueueAnswer, TextCode>>;

/** What was done. */
export const doneWords = {
  take: 'queues.done.take',
  'give-back': 'queues.done.give-back',
  assign: 'queues.done.assign',
  approve: 'queues.done.approve',
  refuse: 'queues.done.refuse',
  reopen: 'queues.done.reopen',
} as const satisfies Readonly<Record<QueueAct, TextCode>>;
