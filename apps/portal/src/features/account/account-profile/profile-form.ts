import type { InputOf } from '@rochdale/contract/operations/operations';
import { emptySlot, isSentSlot } from '@rochdale/domain/account/account-profile/phones';
import {
  addressFields,
  maxPhones,
  type ProfileForm,
  type ProfileSection,
} from '@rochdale/domain/account/account-profile/profile';
import { formatPhone, formatZip } from '@rochdale/domain/typed-formats';
import type { AccountProfile } from './use-profile.ts';

/** The profile as its form shows it: formatted, with three phone slots. */
export function formOfProfile(profile: AccountProfile): ProfileForm {
  const filled = profile.contactPhones.map(({ eCommunicationDescription: _, ...slot }) => ({
    ...slot,
    phoneNumber: formatPhone(slot.phoneNumber),
  }));
  const empty = Array.from({ length: maxPhones - filled.length }, () => emptySlot);
  return {
    firstName: profile.firstName,
    middleName: profile.middleName,
    lastName: profile.lastName,
    streetNumber: profile.streetNumber,
    streetName: profile.streetName,
    streetType: profile.streetType,
    unit: profile.unit,
    city: profile.city,
    state: profile.state,
    zip: formatZip(profile.zip),
    contactPhones: [...filled, ...empty],
  };
}

/** The form as the update carries it: digits alone, and only the phones that are sent (account-69, account-72). */
export function requestOf(
  form: ProfileForm,
  updateIndicator: 'ONE' | 'ALL',
): InputOf<'account-profile.update'>['body'] {
  return {
    ...form,
    updateIndicator,
    zip: form.zip.replace(/\D/g, ''),
    contactPhones: form.contactPhones
      .filter(isSentSlot)
      .map((slot) => ({ ...slot, phoneNumber: slot.phoneNumber.replace(/\D/g, '') })),
  };
}

/** Where focus goes when a section is opened. */
export const firstFieldOf: Readonly<Record<ProfileSection, string>> = {
  name: 'firstName',
  address: 'streetNumber',
  phones: 'phoneType-0',
};

/** Whether the address differs from what the form began with. */
export const isMoved = (form: ProfileForm, begin: ProfileForm): boolean =>
  addressFields.some((field) => form[field] !== begin[field]);
