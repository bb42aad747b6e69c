import { describe, expect, it } from 'vitest';
import { commentsViolation, requestPhoneViolation, serviceTypeViolation, workTypesFor } from './service-request.ts';

describe('a service request', () => {
  it('needs a service type', () => {
    expect(serviceTypeViolation('')?.code).toBe('serviceRequests.serviceType.required');
    expect(serviceTypeViolation('TREE')).toBeUndefined();
  });

  it.each([
    ['', 'serviceRequests.phone.required'],
    ['  ', 'serviceRequests.phone.required'],
    ['(541) 555-0142', undefined],
    ['5415550142', undefined],
    ['(041) 555-0142', 'serviceRequests.phone.invalid'],
    ['(541) 055-0142', 'serviceRequests.phone.invalid'],
    ['(541) 555-014', 'serviceRequests.phone.invalid'],
    ['(541) 555-01422', 'serviceRequests.phone.invalid'],
    ['541-555-0142', 'serviceRequests.phone.invalid'],
  ])('by the phone %j is answered %s', (phone, code) => {
    expect(requestPhoneViolation(phone)?.code).toBe(code);
  });

  it('takes 400 characters of comments', () => {
    expect(commentsViolation('')).toBeUndefined();
    expect(commentsViolation('x'.repeat(400))).toBeUndefined();
    expect(commentsViolation('x'.repeat(401))).toEqual({ code: 'error.tooLong', params: { max: 400 } });
  });
});

it('work is offered to the account types that it is for', () => {
  const types = [
    { workTypeID: 'TREE', description: 'Tree trimming', accountTypes: [] },
    { workTypeID: 'LEAK', description: 'Leak check', accountTypes: ['Water'] },
  ];
  expect(workTypesFor(types, 'Water').map((one) => one.workTypeID)).toEqual(['TREE', 'LEAK']);
  expect(workTypesFor(types, 'Electric').map((one) => one.workTypeID)).toEqual(['TREE']);
});
