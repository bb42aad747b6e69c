import { type Violation, violation } from '../../violation.ts';
import type { MailingAddress } from './profile.ts';
import { states } from './states.ts';

/** Longest parts of an address (account-68). */
export const addressMaxLengths: Readonly<Record<keyof MailingAddress, number>> = {
  streetNumber: 20,
  streetName: 40,
  streetType: 30,
  unit: 30,
  city: 50,
  state: 2,
  zip: 10,
};

const blocked = /["'^`|~]/g;

/** A city as it may be typed: without the characters that are blocked (account-68). */
export const cleanCity = (text: string): string => text.replace(blocked, '');

/** What is wrong with one part of an address (account-68, account-69). */
export function addressViolation(field: keyof MailingAddress, text: string): Violation | undefined {
  const max = addressMaxLengths[field];
  if (field === 'zip') return zipViolation(text);
  if (field === 'state') return states.some(({ code }) => code === text) ? undefined : missing(field);
  if (text.trim() === '') return missing(field);
  if (text.length > max) return violation('error.tooLong', { max });
  if (field === 'streetNumber' && !/^\d+$/.test(text)) return violation('error.invalid');
  return field === 'city' && cleanCity(text) !== text ? violation('error.invalid') : undefined;
}

function missing(field: keyof MailingAddress): Violation | undefined {
  switch (field) {
    case 'streetNumber':
      return violation('accountProfile.streetNumber.required');
    case 'streetName':
      return violation('accountProfile.streetName.required');
    case 'city':
      return violation('accountProfile.city.required');
    case 'state':
      return violation('accountProfile.state.required');
    default:
      return undefined;
  }
}

/** Five digits, or five and four; neither part all zeros. */
function zipViolation(text: string): Violation | undefined {
  if (text.trim() === '') return violation('accountProfile.zip.required');
  return /^(?!0{5})\d{5}(-?(?!0{4})\d{4})?$/.test(text) ? undefined : violation('accountProfile.zip.invalid');
}
