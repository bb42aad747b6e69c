import { describe, expect, it } from 'vitest';
import {
  type Application,
  applicationFields,
  applicationSteps,
  applicationViolation,
  firstViolation,
  tidyApplication,
} from './application.ts';

const terms = { today: '2026-11-20', accountTypes: ['Residential', 'Farm'] };
const good: Application = {
  accountType: 'Farm',
  kind: 'existing',
  startDate: '2026-12-01',
  comments: '',
  street: '12 Mill Rd',
  unit: '',
  city: 'Alder Crossing',
  state: 'OR',
  zip: '97498',
  mailTo: 'same',
  mailStreet: '',
  mailUnit: '',
  mailCity: '',
  mailState: '',
  mailZip: '',
  firstName: 'Nora',
  lastName: 'Lindqvist',
  businessName: '',
  phone: '(541) 555-0177',
  email: 'nora@example.com',
};

describe('an application', () => {
  it('that is complete is taken', () => {
    expect(firstViolation(good, terms)).toBeUndefined();
  });

  it.each([
    ['accountType', '', 'applicationForService.accountType.required'],
    ['accountType', 'Castle', 'applicationForService.accountType.required'],
    ['kind', '', 'applicationForService.kind.required'],
    ['startDate', '', 'applicationForService.startDate.required'],
    ['startDate', '2026-02-30', 'applicationForService.startDate.invalid'],
    ['startDate', '2026-11-19', 'applicationForService.startDate.past'],
    ['startDate', '2027-11-21', 'applicationForService.startDate.tooFar'],
    ['street', ' ', 'applicationForService.street.required'],
    ['street', 'x'.repeat(61), 'error.tooLong'],
    ['unit', 'x'.repeat(31), 'error.tooLong'],
    ['city', '', 'accountProfile.city.required'],
    ['state', 'ZZ', 'accountProfile.state.required'],
    ['zip', '00000', 'accountProfile.zip.invalid'],
    ['mailTo', 'moon', 'error.invalid'],
    ['firstName', '', 'applicationForService.firstName.required'],
    ['lastName', '', 'applicationForService.lastName.required'],
    ['businessName', 'x'.repeat(101), 'error.tooLong'],
    ['phone', '', 'serviceRequests.phone.required'],
    ['phone', '(041) 555-0177', 'serviceRequests.phone.invalid'],
    ['email', '', 'applicationForService.email.required'],
    ['email', 'nora@', 'applicationForService.email.invalid'],
    ['comments', 'x'.repeat(401), 'error.tooLong'],
  ] as const)('with %s %j is refused', (field, value, code) => {
    expect(firstViolation({ ...good, [field]: value }, terms)).toMatchObject({ field, violation: { code } });
  });

  it.each(['2026-11-20', '2027-11-20'])('may begin on %s', (startDate) => {
    expect(applicationViolation('startDate', { ...good, startDate }, terms)).toBeUndefined();
  });

  it('needs a mailing address only where the bills go elsewhere', () => {
    expect(firstViolation({ ...good, mailTo: 'other' }, terms)).toMatchObject({ field: 'mailStreet' });
    expect(firstViolation({ ...good, mailStreet: 'x'.repeat(99) }, terms)).toBeUndefined();
  });

  it('needs no account type where the co-op asks for none', () => {
    expect(firstViolation({ ...good, accountType: '' }, { ...terms, accountTypes: [] })).toBeUndefined();
  });

  it('has every field in exactly one step', () => {
    expect(Object.values(applicationSteps).flat().sort()).toEqual([...applicationFields].sort());
  });

  it('is kept tidy', () => {
    const tidy = tidyApplication({
      ...good,
      firstName: ' Nora ',
      email: 'Nora@Example.com',
      zip: '97498-1234',
      mailStreet: 'left over',
    });
    expect(tidy).toEqual({
      ...good,
      firstName: 'Nora',
      email: 'nora@example.com',
      zip: '974981234',
      phone: '5415550177',
    });
  });
});
