import { type Violation, violation } from '../../violation.ts';

/** What members and visitors ask for and a person answers (office-122). */
export const queueKinds = [
  'profile-change',
  'application',
  'service-order',
  'claim',
  'rate-change',
  'returned-letter',
  'payment-help',
] as const;
export type QueueKind = (typeof queueKinds)[number];

/**
 * `waiting`: nobody has answered it. `taken`: nobody has, and the billing system has it already. `answered`: somebody of
 * the office has.
 */
export const queueStandings = ['waiting', 'taken', 'answered'] as const;
export type QueueStanding = (typeof queueStandings)[number];

/** Whose of them a list shows. */
export const queueWhoses = ['everyones', 'mine', 'nobodys'] as const;
export type QueueWhose = (typeof queueWhoses)[number];

export const queueAnswers = ['approved', 'refused'] as const;
export type QueueAnswer = (typeof queueAnswers)[number];

/** What somebody may do with one. */
export const queueActs = ['take', 'give-back', 'assign', 'approve', 'refuse', 'reopen'] as const;
export type QueueAct = (typeof queueActs)[number];

/** Why one is not accepted, as whoever asked reads it in their language (office-128). */
export const refusalWords = {
  moved: 'mail.profileRejected.moved',
  unreadable: 'mail.profileRejected.unreadable',
  'not-yours': 'mail.profileRejected.notYours',
  other: 'mail.profileRejected.other',
  incomplete: 'mail.refused.incomplete',
  'no-service': 'mail.refused.noService',
  'not-ours': 'mail.refused.notOurs',
  'in-another-way': 'mail.refused.inAnotherWay',
  'no-credits': 'mail.refused.noCredits',
  'another-claimed': 'mail.refused.anotherClaimed',
  'not-allowed': 'mail.refused.notAllowed',
  'not-again': 'mail.refused.notAgain',
  'call-us': 'mail.refused.callUs',
  'too-soon': 'mail.refused.tooSoon',
  'not-for-account': 'mail.refused.notForAccount',
} as const;
export type RefusalTemplate = keyof typeof refusalWords;
export const refusalTemplates = Object.keys(refusalWords) as [RefusalTemplate, ...RefusalTemplate[]];

/** The sentences that are at hand for each kind, in the order in which they are offered. */
export const templatesOf: Readonly<Record<QueueKind, readonly RefusalTemplate[]>> = {
  'profile-change': ['moved', 'unreadable', 'not-yours', 'other'],
  application: ['incomplete', 'no-service', 'other'],
  'service-order': ['incomplete', 'not-ours', 'in-another-way', 'other'],
  claim: ['no-credits', 'another-claimed', 'incomplete', 'other'],
  'rate-change': ['too-soon', 'not-for-account', 'other'],
  'returned-letter': [],
  'payment-help': ['not-allowed', 'not-again', 'call-us'],
};

/** Whether a text names a sentence that is at hand for profile changes. */
export const isProfileTemplate = (text: string): text is RefusalTemplate =>
  templatesOf['profile-change'].some((one) => one === text);

/** Longest sentence that somebody adds of their own. */
export const longestWords = 500;

/** How one of a queue stands. */
export interface QueueFacts {
  readonly kind: QueueKind;
  readonly answer: QueueAnswer | null;
  /** Whether a file, or a live link, has taken it to the billing system. */
  readonly isTaken: boolean;
  /** Whose it is; null: nobody's. */
  readonly holder: { readonly staffId: string; readonly name: string } | null;
}

export function standingOf({ answer, isTaken }: Pick<QueueFacts, 'answer' | 'isTaken'>): QueueStanding {
  if (answer !== null) return 'answered';
  return isTaken ? 'taken' : 'waiting';
}

/** Why somebody can not do that with it now; undefined: they can (office-125 to office-129). */
export function queueViolation(facts: QueueFacts, act: QueueAct, staffId: string | undefined): Violation | undefined {
  const { kind, answer, holder } = facts;
  if (act === 'reopen') return answer === 'refused' ? undefined : violation('queues.notRefused');
  if (answer !== null) return violation('queues.answered');
  const isOwn = holder !== null && holder.staffId === staffId;
  if (act === 'take') return isOwn ? violation('queues.own') : undefined;
  if (act === 'give-back') return isOwn ? undefined : violation('queues.notOwn');
  if (act === 'assign') return undefined;
  if (holder !== null && !isOwn) return violation('queues.held', { name: holder.name });
  return act === 'refuse' && templatesOf[kind].length === 0 ? violation('queues.notRefusable') : undefined;
}

/** What is wrong with the sentence of a refusal: it says something, and what is at hand is of its kind (office-128). */
export function sentenceViolation(
  kind: QueueKind,
  { template, words }: { readonly template: RefusalTemplate | null; readonly words: string },
): Violation | undefined {
  if (template !== null && !templatesOf[kind].includes(template)) return violation('error.invalid');
  if (template === null && words.trim() === '') return violation('queues.words.required');
  return words.length > longestWords ? violation('error.tooLong', { max: longestWords }) : undefined;
}
