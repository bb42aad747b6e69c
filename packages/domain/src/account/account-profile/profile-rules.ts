import { type Violation, violation } from '../../violation.ts';
import { addressViolation } from './address.ts';
import { extensionViolation, phoneNumberViolation, phoneTypeViolation } from './phones.ts';
import {
  addressFields,
  type ContactPhone,
  nameFields,
  type ProfileForm,
  type ProfileName,
  type ProfileSection,
  profileSections,
} from './profile.ts';

/** Longest names (account-67). */
export const nameMaxLengths: Readonly<Record<keyof ProfileName, number>> = {
  firstName: 28,
  middleName: 20,
  lastName: 28,
};

/** A rule that a form breaks, with its field: `zip`, or `phoneNumber-0` for the first phone. */
export interface ProfileProblem {
  readonly section: ProfileSection;
  readonly field: string;
  readonly found: Violation;
}

/** A part of the name (account-67). */
export function nameViolation(field: keyof ProfileName, text: string): Violation | undefined {
  if (field === 'firstName' && text.trim() === '') return violation('accountProfile.firstName.required');
  const max = nameMaxLengths[field];
  return text.trim().length > max ? violation('error.tooLong', { max }) : undefined;
}

/**
 * Every rule that a form breaks: name, address, phones, in this order (account-66), as far as the member may change them.
 * What stands on file already is not held against the member, and an empty section only once it is edited.
 */
export function profileProblems(
  form: ProfileForm,
  onFile: ProfileForm,
  options: { readonly allowed: Readonly<Record<ProfileSection, boolean>>; readonly editing?: ProfileSection },
): ProfileProblem[] {
  return profileSections.flatMap((section) => {
    if (!options.allowed[section]) return [];
    const problems = problemsOf[section](form, onFile, section === options.editing);
    return problems.map(({ field, found }) => ({ section, field, found }));
  });
}

type Found = Omit<ProfileProblem, 'section'>;
type SectionRule = (form: ProfileForm, onFile: ProfileForm, isEdited: boolean) => Found[];

const problemsOf: Readonly<Record<ProfileSection, SectionRule>> = {
  name: (form, onFile) => textProblems(nameFields, form, onFile, nameViolation),
  address: (form, onFile, isEdited) => {
    const isEmpty = addressFields.every((field) => form[field] === '' && onFile[field] === '');
    return isEmpty && !isEdited ? [] : textProblems(addressFields, form, onFile, addressViolation);
  },
  phones: ({ contactPhones: slots }, onFile, isEdited) => {
    const isChanged = slots.some((slot, place) => !isSameSlot(slot, onFile.contactPhones[place]));
    return isChanged || isEdited ? slots.flatMap((slot, place) => phoneProblems(slot, place, slots, onFile)) : [];
  },
};

function textProblems<F extends keyof ProfileForm & string>(
  fields: readonly F[],
  form: Readonly<Record<F, string>>,
  onFile: Readonly<Record<F, string>>,
  rule: (field: F, text: string) => Violation | undefined,
): Found[] {
  return fields.flatMap((field) => {
    const isOnFile = form[field] !== '' && form[field] === onFile[field];
    const found = isOnFile ? undefined : rule(field, form[field]);
    return found ? [{ field, found }] : [];
  });
}

function phoneProblems(
  slot: ContactPhone,
  place: number,
  slots: readonly ContactPhone[],
  onFile: ProfileForm,
): Found[] {
  if (slot.phoneNumber !== '' && isSameSlot(slot, onFile.contactPhones[place])) return [];
  const checks: readonly (readonly [string, Violation | undefined])[] = [
    ['phoneType', phoneTypeViolation(slot, place, slots)],
    ['phoneNumber', phoneNumberViolation(slot)],
    ['extension', extensionViolation(slot)],
  ];
  return checks.flatMap(([field, found]) => (found ? [{ field: `${field}-${place}`, found }] : []));
}

function isSameSlot(one: ContactPhone, other: ContactPhone | undefined): boolean {
  const digits = (slot: ContactPhone) => slot.phoneNumber.replace(/\D/g, '');
  if (other === undefined) return one.phoneNumber === '' && one.eCommunicationId === '';
  return (
    digits(one) === digits(other) &&
    one.eCommunicationId === other.eCommunicationId &&
    one.extension === other.extension &&
    one.isDelete === other.isDelete
  );
}
