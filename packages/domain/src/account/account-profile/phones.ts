import { type Violation, violation } from '../../violation.ts';
import { type ContactPhone, type KeptPhone, maxPhones } from './profile.ts';

/** Longest extension; the specification names none. */
export const extensionMaxLength = 6;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** An empty phone slot. */
export const emptySlot: ContactPhone = {
  eCommunicationDetailId: '',
  eCommunicationId: '',
  phoneNumber: '',
  extension: '',
  isDelete: false,
};

/** The slot after Delete: nothing in it, and marked (account-72). */
export const deletedSlot = (slot: ContactPhone): ContactPhone => ({
  ...emptySlot,
  eCommunicationDetailId: slot.eCommunicationDetailId,
  isDelete: true,
});

/** The slot with a type; choosing one unmarks the deletion (account-72). */
export const slotWithType = (slot: ContactPhone, type: string): ContactPhone => ({
  ...slot,
  eCommunicationId: type,
  isDelete: slot.isDelete && type === '',
});

/** Whether a slot goes into the update: it names a phone on file, or has ten digits (account-72). */
export const isSentSlot = (slot: ContactPhone): boolean =>
  slot.eCommunicationDetailId !== '' || digitsOf(slot.phoneNumber).length === 10;

/** A field of the phones as the form names it: `phoneNumber-0` of an update may be `phoneNumber-1` there, after an empty slot. */
export function fieldInForm(sentField: string, slots: readonly ContactPhone[]): string {
  const [, name, place] = /^(phoneType|phoneNumber|extension)-(\d+)$/.exec(sentField) ?? [];
  if (name === undefined) return sentField;
  const sent = slots.flatMap((slot, at) => (isSentSlot(slot) ? [at] : []));
  return `${name}-${sent[Number(place)] ?? place}`;
}

/** A slot's number (account-71): area code and exchange do not start with 0. */
export function phoneNumberViolation(slot: ContactPhone): Violation | undefined {
  if (slot.phoneNumber.trim() === '')
    return slot.eCommunicationId === '' ? undefined : violation('accountProfile.phone.required');
  const isPhone = /^(\([1-9]\d{2}\) [1-9]\d{2}-\d{4}|[1-9]\d{2}[1-9]\d{6})$/.test(slot.phoneNumber);
  return isPhone ? undefined : violation('accountProfile.phone.invalid');
}

/** A slot's type: needed with a number, and one phone must stay: of none the first slot says so (account-71). */
export function phoneTypeViolation(
  slot: ContactPhone,
  place: number,
  slots: readonly ContactPhone[],
): Violation | undefined {
  if (slot.eCommunicationId !== '') return undefined;
  const allEmpty = slots.every((one) => one.eCommunicationId === '' && one.phoneNumber === '');
  if (slot.phoneNumber !== '') return violation('accountProfile.phoneType.required');
  return allEmpty && place === 0 ? violation('accountProfile.phones.one') : undefined;
}

/** A slot's extension: digits, and only with a number. */
export function extensionViolation(slot: ContactPhone): Violation | undefined {
  if (slot.extension === '') return undefined;
  return /^\d{1,6}$/.test(slot.extension) && slot.phoneNumber !== '' ? undefined : violation('error.invalid');
}

/** Phones on file as slots: the first three, padded with empty ones. */
export function slotsOf(phones: readonly KeptPhone[]): ContactPhone[] {
  const filled = phones.slice(0, maxPhones).map(
    (one): ContactPhone => ({
      eCommunicationDetailId: one.phone,
      eCommunicationId: one.phoneType,
      phoneNumber: one.phone,
      extension: one.extension,
      isDelete: false,
    }),
  );
  return [...filled, ...Array.from({ length: maxPhones - filled.length }, () => emptySlot)];
}

/** What is kept once these slots have been sent. Phones beyond the three stay; a number named twice is kept once. */
export function phonesAfter(phones: readonly KeptPhone[], sent: readonly ContactPhone[]): KeptPhone[] {
  const byId = new Map(sent.map((slot) => [slot.eCommunicationDetailId, slot]));
  const added = sent.filter((slot) => !phones.some(({ phone }) => phone === slot.eCommunicationDetailId));
  const kept = [...phones.map((one) => keptAs(byId.get(one.phone), one)), ...added.map((slot) => keptAs(slot))];
  const unique = new Map(kept.flatMap((one) => (one ? [[one.phone, one] as const] : [])));
  return [...unique.values()];
}

function keptAs(slot: ContactPhone | undefined, onFile?: KeptPhone): KeptPhone | undefined {
  if (slot === undefined) return onFile;
  const phone = digitsOf(slot.phoneNumber);
  if (slot.isDelete || phone.length !== 10) return undefined;
  return { phone, phoneType: slot.eCommunicationId, extension: slot.extension };
}

/** Whether two lists hold the same phones, in whatever order. */
export function areSamePhones(one: readonly KeptPhone[], other: readonly KeptPhone[]): boolean {
  const texts = (list: readonly KeptPhone[]) =>
    list.map(({ phone, phoneType, extension }) => `${phone} ${extension} ${phoneType}`).sort();
  return texts(one).join('\n') === texts(other).join('\n');
}
