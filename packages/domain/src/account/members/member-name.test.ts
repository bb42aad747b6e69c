import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactPersonOf, isOrganization, memberName } from './member-name.ts';

const nobody = { organizationName: '', firstName: '', middleName: '', lastName: '' };
const word = fc.string({ minLength: 1 }).map((text) => text.replaceAll(' ', '') || 'Ä');

it('says the whole name of a person, and of an organization its own', () => {
  expect(memberName({ ...nobody, firstName: 'Ada', middleName: 'B.', lastName: 'Lund' })).toBe('Ada B. Lund');
  const farm = { ...nobody, organizationName: 'Acme Farms LLC', firstName: 'Ada', lastName: 'Lund' };
  expect(memberName(farm)).toBe('Acme Farms LLC');
  expect(contactPersonOf(farm)).toBe('Ada Lund');
  expect(contactPersonOf({ ...nobody, lastName: 'Acme Farms LLC' })).toBe('');
});

it('never has a gap where a part of the name is missing', () => {
  const part = fc.oneof(fc.constant(''), word);
  fc.assert(
    fc.property(part, part, part, word, (organizationName, firstName, middleName, lastName) => {
      const name = memberName({ organizationName, firstName, middleName, lastName });
      expect(name).toBe(name.trim());
      expect(name).not.toMatch(/ {2}|undefined/);
      expect(name.length).toBeGreaterThan(0);
    }),
  );
});

it('takes a member without a first name for an organization', () => {
  expect(isOrganization({ organizationName: '', firstName: '' })).toBe(true);
  expect(isOrganization({ organizationName: 'Acme Farms LLC', firstName: 'Ada' })).toBe(true);
  expect(isOrganization({ organizationName: '', firstName: 'Ada' })).toBe(false);
});
