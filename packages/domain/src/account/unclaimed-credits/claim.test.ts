import { describe, expect, it } from 'vitest';
import { englishOf } from '../../texts/english.ts';
import type { Violation } from '../../violation.ts';
import * as claim from './claim.ts';

const said = (found: Violation | undefined) => found && englishOf(found);

describe('a claim', () => {
  it('has a name of at most 125 characters', () => {
    expect(claim.claimNameViolation('x'.repeat(125))).toBeUndefined();
    expect(claim.claimNameViolation('')).toBeUndefined();
    expect(claim.claimNameViolation('x'.repeat(126))?.code).toBe('error.tooLong');
  });

  it.each(['', '0142'])('may have the last digits %j', (ssn) => expect(claim.claimSsnViolation(ssn)).toBeUndefined());
  it.each(['1', '142', '01425', '12a4', '123-45-6789', ' 142'])('refuses the last digits %j', (ssn) =>
    expect(said(claim.claimSsnViolation(ssn))).toBe('SSN must be 4 numeric digits'),
  );

  it.each([
    ['(987) 456-1230', undefined],
    ['', 'Phone number is required.'],
    [' ', 'Phone number is required.'],
    ['9874561230', 'Invalid phone format. (Ex: (987) 456-1230)'],
    ['(087) 456-1230', 'Invalid phone format. (Ex: (987) 456-1230)'],
    ['(987) 056-1230', 'Invalid phone format. (Ex: (987) 456-1230)'],
    ['(987) 456-123', 'Invalid phone format. (Ex: (987) 456-1230)'],
  ])('answers the phone %j with %j', (phone, sentence) =>
    expect(said(claim.claimPhoneViolation(phone))).toBe(sentence),
  );

  it('needs a contact preference that there is', () => {
    for (const id of Object.keys(claim.contactPreferences))
      expect(claim.contactPreferenceViolation(id)).toBeUndefined();
    for (const id of ['', 'Pigeon', 'constructor'])
      expect(said(claim.contactPreferenceViolation(id))).toBe('Contact preference is required.');
  });

  it.each([
    ['', 'Phone', undefined],
    ['', 'Email', 'Email address is required.'],
    ['  ', 'Email', 'Email address is required.'],
    ['ada@lind.example.com', 'Email', undefined],
    ['ada.l+x@lind.info', '', undefined],
    ['ada@lind.example', 'Phone', 'Invalid e-mail address.'],
    ['ada@lind', 'Email', 'Invalid e-mail address.'],
    ['ada lind@lind.com', 'Email', 'Invalid e-mail address.'],
    [`${'x'.repeat(92)}@lind.com`, 'Email', 'Invalid e-mail address.'],
  ])('answers the e-mail %j for %j with %j', (email, preference, sentence) =>
    expect(said(claim.claimEmailViolation(email, preference))).toBe(sentence),
  );

  it('needs address 1, city and state', () => {
    expect(said(claim.claimAddress1Violation(' '))).toBe('Address 1 is required.');
    expect(claim.claimAddress1Violation('x'.repeat(61))?.code).toBe('error.tooLong');
    expect(claim.claimAddress2Violation('')).toBeUndefined();
    expect(claim.claimAddress2Violation('x'.repeat(61))?.code).toBe('error.tooLong');
    expect(said(claim.claimCityViolation(''))).toBe('City is required.');
    expect(claim.claimCityViolation('x'.repeat(30))).toBeUndefined();
    expect(claim.claimCityViolation('x'.repeat(31))?.code).toBe('error.tooLong');
    expect(said(claim.claimStateViolation('XX'))).toBe('State is required.');
    expect(claim.claimStateViolation('OR')).toBeUndefined();
  });

  it.each(['', '97498', '97498-4321', '974984321', '00000-0001'])('may have the zip %j', (zip) =>
    expect(claim.claimZipViolation(zip)).toBeUndefined(),
  );
  it.each(['9749', '97498-43', '00000', '00000-0000', 'ABCDE', '97498 4321'])('refuses the zip %j', (zip) =>
    expect(said(claim.claimZipViolation(zip))).toBe('Zip code must be a 5 or 9 digit number. (Ex: *****-4321)'),
  );

  it('is sent with a zip that has no hyphen, and at most 1000 characters of comments', () => {
    expect(claim.zipToSend('97498-4321')).toBe('974984321');
    expect(claim.claimCommentsViolation('x'.repeat(1000))).toBeUndefined();
    expect(claim.claimCommentsViolation('x'.repeat(1001))?.code).toBe('error.tooLong');
  });
});
