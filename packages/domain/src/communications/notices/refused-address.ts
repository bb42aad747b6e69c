/** What a mail server said to an address (RFC 5321 §4.2, RFC 3463). */
export interface MailAnswer {
  readonly code: number;
  readonly text: string;
}

/**
 * Whether a mail server's answer means that the address itself takes no mail, now or ever. What it says of us (5.7: a
 * policy), of a full mailbox (5.2.2) or of its own state does not.
 */
export function isAddressRefused({ code, text }: MailAnswer): boolean {
  if (code < 500 || code > 599) return false;
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(text);
  if (!enhanced) return [550, 551, 553].includes(code);
  const [, subject, detail] = enhanced;
  return subject === '1' || (subject === '2' && (detail === '0' || detail === '1'));
}

/** Statuses by which a company says that it does not know us, or not now or not so, rather than that a number takes nothing. */
const ofUs: readonly number[] = [401, 402, 403, 404, 405, 407, 408, 409, 413, 425, 429];

/** Whether the answer of a text message or voice company means that the number takes no messages. */
export const isNumberRefused = (status: number): boolean => status >= 400 && status < 500 && !ofUs.includes(status);
