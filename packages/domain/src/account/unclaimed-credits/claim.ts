import type { PlainTextCode } from '../../texts/text.ts';
import { type Violation, violation } from '../../violation.ts';
import { states } from '../account-profile/states.ts';

/** Longest texts of a claim (account-82). */
export const claimMaxLengths = {
  name: 125,
  ssn: 11,
  phone: 14,
  email: 100,
  address1: 60,
  address2: 60,
  city: 30,
  zip: 10,
  comments: 1000,
} as const;

/** How the co-op may answer, by the id that is sent (account-82). */
export const contactPreferences = {
  Email: 'unclaimedCredits.contactPref.email',
  Phone: 'unclaimedCredits.contactPref.phone',
  Mail: 'unclaimedCredits.contactPref.mail',
} as const satisfies Record<string, PlainTextCode>;
export type ContactPreference = keyof typeof contactPreferences;

/** Whether a text names a contact preference. */
export const isContactPreference = (text: string): text is ContactPreference => Object.hasOwn(contactPreferences, text);

const longerThan = (text: string, max: number): Violation | undefined =>
  text.length > max ? violation('error.tooLong', { max }) : undefined;

const neededText = (text: string, max: number, missing: Violation): Violation | undefined =>
  text.trim() === '' ? missing : longerThan(text, max);

export const claimNameViolation = (text: string): Violation | undefined => longerThan(text, claimMaxLengths.name);

/** The last four digits of the Social Security number; they may be left out. */
export function claimSsnViolation(text: string): Violation | undefined {
  return text === '' || /^\d{4}$/.test(text) ? undefined : violation('unclaimedCredits.ssn.invalid');
}

/** `(987) 456-1230`: 14 characters, area code and exchange do not start with 0. */
export function claimPhoneViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('unclaimedCredits.phone.required');
  return /^\([1-9]\d{2}\) [1-9]\d{2}-\d{4}$/.test(text) ? undefined : violation('unclaimedCredits.phone.invalid');
}

export function contactPreferenceViolation(text: string): Violation | undefined {
  return isContactPreference(text) ? undefined : violation('unclaimedCredits.contactPref.required');
}

/** `user@domain` with an ending of 2 to 4 letters; needed where the answer shall come by e-mail. */
export function claimEmailViolation(text: string, contactPref: string): Violation | undefined {
  if (text.trim() === '') return contactPref === 'Email' ? violation('unclaimedCredits.email.required') : undefined;
  const isEmail = /^[\w.%+-]+@([a-z0-9-]+\.)+[a-z]{2,4}$/i.test(text);
  return isEmail && text.length <= claimMaxLengths.email ? undefined : violation('unclaimedCredits.email.invalid');
}

export const claimAddress1Violation = (text: string): Violation | undefined =>
  neededText(text, claimMaxLengths.address1, violation('unclaimedCredits.address1.required'));

export const claimAddress2Violation = (text: string): Violation | undefined =>
  longerThan(text, claimMaxLengths.address2);

export const claimCityViolation = (text: string): Violation | undefined =>
  neededText(text, claimMaxLengths.city, violation('unclaimedCredits.city.required'));

export function claimStateViolation(text: string): Violation | undefined {
  return states.some(({ code }) => code === text) ? undefined : violation('unclaimedCredits.state.required');
}

/** Five digits, or five and four with or without their hyphen, not all zeros; it may be left out. */
export function claimZipViolation(text: string): Violation | undefined {
  const isZip = /^\d{5}(-?\d{4})?$/.test(text) && /[1-9]/.test(text);
  return text === '' || isZip ? undefined : violation('unclaimedCredits.zip.invalid');
}

export const claimCommentsViolation = (text: string): Violation | undefined =>
  longerThan(text, claimMaxLengths.comments);

/** A ZIP code as it is sent: without its hyphen (account-82). */
export const zipToSend = (text: string): string => text.replace('-', '');
