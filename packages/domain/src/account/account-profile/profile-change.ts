import { areSamePhones, phonesAfter, slotsOf } from './phones.ts';
import {
  addressOf,
  isSameAddress,
  isSameName,
  type KeptPhone,
  type MailingAddress,
  nameOf,
  noAddress,
  type ProfileForm,
  type ProfileName,
  type ProfileSection,
} from './profile.ts';

/** What an update changes; what stays as it is, is left out. Phones are the whole list. */
export interface ProfileChange {
  readonly name?: ProfileName;
  /** By account number. */
  readonly addresses?: Readonly<Record<string, MailingAddress>>;
  readonly phones?: readonly KeptPhone[];
}

/** All that is known of a member: name, phones, and the address of each account. */
export interface MemberProfile {
  readonly name: ProfileName;
  /** Of an organization; empty: a person. The office alone changes it (account-103). */
  readonly organizationName: string;
  readonly addresses: Readonly<Record<string, MailingAddress>>;
  readonly phones: readonly KeptPhone[];
}

/** ONE: this account. ALL: every account of the member that has this address (account-70). */
export type UpdateIndicator = 'ONE' | 'ALL';

/** The member's profile once a change is in force. */
export const profileWith = (profile: MemberProfile, change: ProfileChange): MemberProfile => ({
  organizationName: profile.organizationName,
  name: change.name ?? profile.name,
  addresses: { ...profile.addresses, ...change.addresses },
  phones: change.phones ?? profile.phones,
});

/** Two changes, one after the other, as one. */
export const changeAfter = (first: ProfileChange, then: ProfileChange): ProfileChange => ({
  ...first,
  ...then,
  ...(first.addresses && then.addresses && { addresses: { ...first.addresses, ...then.addresses } }),
});

/** The accounts that have this account's address, itself among them (`count`, account-70). */
export function accountsSharing({ addresses }: MemberProfile, accountNumber: string): string[] {
  const own = addresses[accountNumber] ?? noAddress;
  if (isSameAddress(own, noAddress)) return [accountNumber];
  return Object.keys(addresses).filter((number) => isSameAddress(addresses[number] ?? noAddress, own));
}

/** The profile as one account's page edits it. */
export function formOf(profile: MemberProfile, accountNumber: string): ProfileForm {
  const address = profile.addresses[accountNumber] ?? noAddress;
  return { ...profile.name, ...address, contactPhones: slotsOf(profile.phones) };
}

/** What a form changes of a profile. */
export function changeOf(
  profile: MemberProfile,
  form: ProfileForm,
  where: { readonly accountNumber: string; readonly indicator: UpdateIndicator },
): ProfileChange {
  const { accountNumber, indicator } = where;
  const name = nameOf(form);
  const address = addressOf(form);
  const phones = phonesAfter(profile.phones, form.contactPhones);
  const numbers = indicator === 'ALL' ? accountsSharing(profile, accountNumber) : [accountNumber];
  return changeMissing(profile, {
    name,
    phones,
    addresses: Object.fromEntries(numbers.map((number) => [number, address])),
  });
}

/** What of a change does not stand in a profile yet. */
export function changeMissing(profile: MemberProfile, { name, addresses = {}, phones }: ProfileChange): ProfileChange {
  const missing = Object.entries(addresses).filter(
    ([number, address]) => !isSameAddress(address, profile.addresses[number] ?? noAddress),
  );
  return {
    ...(name && !isSameName(name, profile.name) && { name }),
    ...(missing.length > 0 && { addresses: Object.fromEntries(missing) }),
    ...(phones && !areSamePhones(phones, profile.phones) && { phones }),
  };
}

/** What of a change is in some sections. */
export const partOf = (
  { name, addresses, phones }: ProfileChange,
  sections: readonly ProfileSection[],
): ProfileChange => ({
  ...(name && sections.includes('name') && { name }),
  ...(addresses && sections.includes('address') && { addresses }),
  ...(phones && sections.includes('phones') && { phones }),
});

/** The sections that a change touches. */
export const sectionsOf = (change: ProfileChange): ProfileSection[] => [
  ...(change.name ? (['name'] as const) : []),
  ...(change.addresses ? (['address'] as const) : []),
  ...(change.phones ? (['phones'] as const) : []),
];
