import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import { formatPhone, formatZip } from '../../typed-formats.ts';
import { cleanCity } from './address.ts';
import { deletedSlot, emptySlot, fieldInForm, isSentSlot, phonesAfter, slotsOf, slotWithType } from './phones.ts';
import type { ContactPhone, ProfileForm } from './profile.ts';
import { accountsSharing, changeAfter, changeOf, formOf, type MemberProfile } from './profile-change.ts';
import { profileProblems } from './profile-rules.ts';
import { states, statesIn } from './states.ts';

const home = {
  streetNumber: '2218',
  streetName: 'Cedar Hollow',
  streetType: 'Rd',
  unit: '',
  city: 'Alder Crossing',
  state: 'OR',
  zip: '97498',
};
const cell = { phone: '5415550142', phoneType: 'Cell', extension: '' };
const profile: MemberProfile = {
  organizationName: '',
  name: { firstName: 'Marisol', middleName: '', lastName: 'Okonkwo' },
  addresses: { '1': home, '2': home, '3': { ...home, streetNumber: '40' } },
  phones: [cell],
};
const onFile = formOf(profile, '1');
const all = { name: true, address: true, phones: true };

const said = (changes: Partial<ProfileForm>, editing?: 'name' | 'address' | 'phones') =>
  profileProblems({ ...onFile, ...changes }, onFile, { allowed: all, ...(editing && { editing }) }).map(
    ({ field, found }) => `${field}: ${englishOf(found)}`,
  );
const withPhones = (...slots: Partial<ContactPhone>[]) => ({
  contactPhones: [0, 1, 2].map((place) => ({ ...emptySlot, ...slots[place] })),
});

describe('a profile', () => {
  it('may stay as it is', () => expect(said({})).toEqual([]));

  it.each<[string, Partial<ProfileForm>, string[]]>([
    ['no first name', { firstName: ' ' }, ['firstName: Please enter first name.']],
    ['a long first name', { firstName: 'x'.repeat(29) }, ['firstName: Please use at most 28 characters.']],
    ['a long middle name', { middleName: 'x'.repeat(21) }, ['middleName: Please use at most 20 characters.']],
    ['a long last name', { lastName: 'x'.repeat(29) }, ['lastName: Please use at most 28 characters.']],
    ['no street number', { streetNumber: '' }, ['streetNumber: Street Number is required.']],
    ['letters in the street number', { streetNumber: '22b' }, ['streetNumber: Please check this value.']],
    ['a long street number', { streetNumber: '1'.repeat(21) }, ['streetNumber: Please use at most 20 characters.']],
    ['no street name', { streetName: '' }, ['streetName: Street Name is required.']],
    ['a long street type', { streetType: 'x'.repeat(31) }, ['streetType: Please use at most 30 characters.']],
    ['a long unit', { unit: 'x'.repeat(31) }, ['unit: Please use at most 30 characters.']],
    ['no city', { city: '' }, ['city: City is required.']],
    ['a blocked character', { city: "Coeur d'Alene" }, ['city: Please check this value.']],
    ['no state', { state: '' }, ['state: State is required.']],
    ['an unknown state', { state: 'XX' }, ['state: State is required.']],
    ['no ZIP', { zip: '' }, ['zip: Zip code is required.']],
  ])('with %s is refused', (_what, changes, expected) => expect(said(changes)).toEqual(expected));

  it.each(['9749', '974981', '00000', '97498-0000', '97498-12', 'abcde', '974980000'])('has no ZIP code %s', (zip) =>
    expect(said({ zip })).toEqual(['zip: Zip code must be a 5 or 9 digit number(Ex: 98745-4321).']),
  );
  it.each(['97499', '97498-4321', '974984321', '00501', '97498-0001'])('may have the ZIP code %s', (zip) =>
    expect(said({ zip })).toEqual([]),
  );

  it('is checked in the order name, address, phones, as far as it may be changed', () => {
    const bad = { ...onFile, ...withPhones({}), firstName: '', zip: '' };
    const fields = (allowed: typeof all) => profileProblems(bad, onFile, { allowed }).map(({ section }) => section);
    expect(fields(all)).toEqual(['name', 'address', 'phones']);
    expect(fields({ ...all, name: false })).toEqual(['address', 'phones']);
  });

  it('is not held against the member as it stands on file', () => {
    const file = { ...onFile, lastName: 'x'.repeat(40), city: "Coeur d'Alene", contactPhones: slotsOf([]) };
    const found = (form: ProfileForm) => profileProblems(form, file, { allowed: all, editing: 'name' });
    expect(found({ ...file, firstName: 'Mary' })).toEqual([]);
    expect(found({ ...file, lastName: 'x'.repeat(39) })).toHaveLength(1);
  });
});

describe('phones', () => {
  it.each<[string, ReturnType<typeof withPhones>, string[]]>([
    ['all empty', withPhones(), ['phoneType-0: Phone type is required. Please keep at least one phone.']],
    ['a type without a number', withPhones({ eCommunicationId: 'Home' }), ['phoneNumber-0: Phone Number is required.']],
    [
      'a number without a type',
      withPhones({ phoneNumber: '(987) 456-1230' }),
      ['phoneType-0: Phone type is required.'],
    ],
    [
      'too few digits',
      withPhones({ eCommunicationId: 'Home', phoneNumber: '(987) 456' }),
      ['phoneNumber-0: Invalid phone format.(Ex: (987) 456-1230)'],
    ],
    [
      'an area code from 0',
      withPhones({ eCommunicationId: 'Home', phoneNumber: '(087) 456-1230' }),
      ['phoneNumber-0: Invalid phone format.(Ex: (987) 456-1230)'],
    ],
    [
      'an exchange from 0',
      withPhones({ eCommunicationId: 'Home', phoneNumber: '(987) 056-1230' }),
      ['phoneNumber-0: Invalid phone format.(Ex: (987) 456-1230)'],
    ],
  ])('with %s are refused', (_what, changes, expected) => expect(said(changes, 'phones')).toEqual(expected));

  it('are sent when they are on file or have ten digits', () => {
    expect(isSentSlot(emptySlot)).toBe(false);
    expect(isSentSlot({ ...emptySlot, phoneNumber: '(987) 456' })).toBe(false);
    expect(isSentSlot({ ...emptySlot, phoneNumber: '(987) 456-1230' })).toBe(true);
    expect(isSentSlot({ ...emptySlot, eCommunicationDetailId: '5415550142' })).toBe(true);
  });

  it('are found again by what the server says of those that were sent', () => {
    const slots = [emptySlot, { ...emptySlot, phoneNumber: '(987) 456-1230' }, emptySlot];
    expect(fieldInForm('phoneNumber-0', slots)).toBe('phoneNumber-1');
    expect(fieldInForm('phoneType-0', [...slots.slice(1)])).toBe('phoneType-0');
    expect(fieldInForm('zip', slots)).toBe('zip');
  });

  it('are deleted, and a type chosen again undoes that', () => {
    const deleted = deletedSlot(slotsOf([cell])[0] ?? emptySlot);
    expect(deleted).toEqual({ ...emptySlot, eCommunicationDetailId: cell.phone, isDelete: true });
    expect(slotWithType(deleted, 'Home').isDelete).toBe(false);
    expect(phonesAfter([cell], [deleted])).toEqual([]);
  });

  it('beyond the three stay, and a number twice is kept once', () => {
    const four = ['1', '2', '3', '4'].map((last) => ({ ...cell, phone: `541555014${last}` }));
    const [first = emptySlot, ...rest] = slotsOf(four);
    const sent = [{ ...first, phoneNumber: '(541) 555-0149' }, ...rest];
    expect(phonesAfter(four, sent).map(({ phone }) => phone.slice(-1))).toEqual(['9', '2', '3', '4']);
    expect(phonesAfter([cell], [{ ...emptySlot, eCommunicationId: 'Home', phoneNumber: cell.phone }])).toHaveLength(1);
  });
});

describe('what is typed', () => {
  it('is formatted as far as it goes', () => {
    expect(['97498', '974984', '97498-4321', '9749843219'].map(formatZip)).toEqual([
      '97498',
      '97498-4',
      '97498-4321',
      '97498-4321',
    ]);
    expect(['541', '5415', '5415550', '15415550142'].map(formatPhone)).toEqual([
      '541',
      '(541) 5',
      '(541) 555-0',
      '(154) 155-5014',
    ]);
    expect(cleanCity('St. John\'s "N^o`r|t~h"')).toBe('St. Johns North');
  });

  it('keeps its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,9}$/), (digits) => {
        expect(formatZip(formatZip(digits)).replace('-', '')).toBe(digits);
        expect(formatPhone(formatPhone(digits)).replace(/\D/g, '')).toBe(digits);
      }),
    );
  });

  it('has states sorted by name', () => {
    const names = states.map(({ name }) => name);
    expect(names).toEqual([...names].sort());
    expect(statesIn('en').map(({ label }) => label)).toEqual(names);
    const spanish = statesIn('es');
    expect(spanish.map(({ value }) => value).sort()).toEqual(states.map(({ code }) => code).sort());
    expect(spanish.slice(5, 8).map(({ label }) => label)).toEqual([
      'Carolina del Norte',
      'Carolina del Sur',
      'Colorado',
    ]);
  });
});

describe('a change', () => {
  const moved = { ...onFile, streetNumber: '9', zip: '97498-4321' };

  it('is what differs, for this account or for all that share the address', () => {
    expect(changeOf(profile, onFile, { accountNumber: '1', indicator: 'ALL' })).toEqual({});
    expect(accountsSharing(profile, '1')).toEqual(['1', '2']);
    const address = { ...home, streetNumber: '9', zip: '974984321' };
    expect(changeOf(profile, moved, { accountNumber: '1', indicator: 'ONE' })).toEqual({ addresses: { '1': address } });
    expect(changeOf(profile, moved, { accountNumber: '1', indicator: 'ALL' })).toEqual({
      addresses: { '1': address, '2': address },
    });
  });

  it('after another is one change', () => {
    const first = changeOf(profile, moved, { accountNumber: '1', indicator: 'ONE' });
    const then = { name: { ...profile.name, firstName: 'Mary' }, addresses: { '2': home } };
    expect(changeAfter(first, then)).toEqual({ ...then, addresses: { ...first.addresses, '2': home } });
    expect(changeAfter({}, {})).toEqual({});
  });
});
