import type { OutgoingMessage } from './message-store.ts';

/** What becomes of a message when its time has come. */
export type Clearance =
  | { readonly kind: 'goes' }
  | { readonly kind: 'waits'; readonly until: Date }
  | { readonly kind: 'dropped'; readonly reason: string };

/** Those who know more of a message than the message does. */
export interface MessageCheck {
  /** Asked right before a message is handed over. */
  clear(message: OutgoingMessage): Promise<Clearance>;
  /** Told when a recipient takes no messages. */
  refused(message: OutgoingMessage, reason: string): Promise<void>;
}
