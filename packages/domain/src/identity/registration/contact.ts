/** Longest e-mail address (identity-33). */
export const emailMaxLength = 60;
const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/;

/** An address as it is compared and stored. */
export const tidyEmail = (text: string): string => text.trim().toLowerCase();

/** Whether a text is an e-mail address; capitals count as their small letters (identity-33). */
export const isEmail = (text: string): boolean =>
  text.length <= emailMaxLength && emailPattern.test(tidyEmail(text)) && !/\.\.|^\.|\.@/.test(tidyEmail(text));

/** The ten digits of a phone number as `(NXX) NXX-XXXX`, or undefined: neither part begins with 0 or 1 (identity-30). */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) && /^[\d\s().+-]*$/.test(text) ? digits : undefined;
}

/** `(541) ***-****`: the last four digits open Quick Pay, so they are shown to nobody who has proved nothing (identity-27). */
export const maskedPhone = (digits: string): string => `(${digits.slice(0, 3)}) ***-****`;

/** `j***@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}

/** Where a message went, masked; a device is shown by the end of its number. */
export function maskedRecipient(channel: 'email' | 'text' | 'voice' | 'push', recipient: string): string {
  if (channel === 'push') return `***${recipient.slice(-4)}`;
  return channel === 'email' ? maskedEmail(recipient) : maskedPhone(recipient);
}

/** Masks that look alike, numbered in their order. */
export function toldApart(masks: readonly string[]): string[] {
  return masks.map((mask, index) =>
    masks.filter((one) => one === mask).length === 1
      ? mask
      : `${mask} (${masks.slice(0, index + 1).filter((one) => one === mask).length})`,
  );
}
