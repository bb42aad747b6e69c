/** A member's name (account-67). */
export interface ProfileName {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/** Where an account's mail goes. The ZIP code is kept without its hyphen (account-69). */
export interface MailingAddress {
  readonly streetNumber: string;
  readonly streetName: string;
  readonly streetType: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A phone as it is kept: ten digits. */
export interface KeptPhone {
  readonly phone: string;
  readonly phoneType: string;
  readonly extension: string;
}

/** One of the three phone slots (account-71). */
export interface ContactPhone {
  /** Names a phone on file; empty for a new one. */
  readonly eCommunicationDetailId: string;
  /** The phone's type; empty while none is chosen. */
  readonly eCommunicationId: string;
  readonly phoneNumber: string;
  readonly extension: string;
  readonly isDelete: boolean;
}

/** What the page edits, and what an update carries. */
export interface ProfileForm extends ProfileName, MailingAddress {
  readonly contactPhones: readonly ContactPhone[];
}

export type ProfileSection = 'name' | 'address' | 'phones';

/** The sections in the order in which they are checked (account-66). */
export const profileSections = ['name', 'address', 'phones'] as const satisfies readonly ProfileSection[];

export const nameFields = ['firstName', 'middleName', 'lastName'] as const satisfies readonly (keyof ProfileName)[];
export const addressFields = [
  'streetNumber',
  'streetName',
  'streetType',
  'unit',
  'city',
  'state',
  'zip',
] as const satisfies readonly (keyof MailingAddress)[];

/** Most phones of a member (account-71). */
export const maxPhones = 3;

/** Types of phone that a member may choose; others on file stay as they are. */
export const phoneTypes = ['Cell', 'Home', 'Work'] as const;

export const noAddress: MailingAddress = {
  streetNumber: '',
  streetName: '',
  streetType: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
};

/** The name out of anything that holds one. */
export const nameOf = ({ firstName, middleName, lastName }: ProfileName): ProfileName => ({
  firstName: firstName.trim(),
  middleName: middleName.trim(),
  lastName: lastName.trim(),
});

/** The address out of anything that holds one, as it is kept. */
export const addressOf = (given: MailingAddress): MailingAddress => ({
  streetNumber: given.streetNumber.trim(),
  streetName: given.streetName.trim(),
  streetType: given.streetType.trim(),
  unit: given.unit.trim(),
  city: given.city.trim(),
  state: given.state,
  zip: given.zip.replace(/\D/g, ''),
});

export const isSameName = (one: ProfileName, other: ProfileName): boolean =>
  nameFields.every((field) => one[field] === other[field]);

export const isSameAddress = (one: MailingAddress, other: MailingAddress): boolean =>
  addressFields.every((field) => one[field] === other[field]);
