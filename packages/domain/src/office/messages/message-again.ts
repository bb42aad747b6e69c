/** How a message stands. */
export const messageStates = ['waiting', 'sent', 'kept', 'refused', 'dropped', 'aside'] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a message cannot be sent again: it is still to go or set aside, it was a link to pay, or its words are gone and nothing says them. */
export const againRefusals = ['waiting', 'payment-link', 'words-gone'] as const;
export type AgainRefusal = (typeof againRefusals)[number];

/** What is sent in a message's place: its own words, words written once more from what it told of, or a new code. */
export type HowAgain = 'same-words' | 'new-words' | 'new-code';

export interface SentMessage {
  readonly kind: string;
  readonly state: MessageState;
  /** Whether its words are still there. */
  readonly hasWords: boolean;
  /** Whether it is known what it told of. */
  readonly hasFacts: boolean;
}

/** Occasions whose words open something to whoever has them. */
const opening: ReadonlySet<string> = new Set(['verification-code', 'reset-link', 'payment-link']);

/**
 * How a message is sent again, or why it cannot be (office-98). What opens something is never sent a second time: a code
 * is a new one, and a link to pay is another link.
 */
export function howAgain({
  kind,
  state,
  hasWords,
  hasFacts,
}: SentMessage): HowAgain | { readonly refusal: AgainRefusal } {
  if (state === 'waiting' || state === 'aside') return { refusal: 'waiting' };
  if (kind === 'payment-link') return { refusal: 'payment-link' };
  if (hasFacts) return opening.has(kind) ? 'new-code' : 'new-words';
  return hasWords && !opening.has(kind) ? 'same-words' : { refusal: 'words-gone' };
}
