import { expect, it } from 'vitest';
import { defaultPlace, placeOf } from './place.ts';

const office = { address: ['500 Saguaro Avenue', 'Palo Seco, AZ 85398'], phoneNumber: '(928) 555-0140' };
const timeZone = 'America/Phoenix';

it('members live where the co-op’s office is', () => {
  expect(placeOf({ ...office, timeZone })).toEqual({
    city: 'Palo Seco',
    state: 'AZ',
    zip: '85398',
    areaCode: '928',
    timeZone,
  });
});

it.each([{ address: ['PO Box 9'] }, { phoneNumber: '928-555-0140' }])('or at the default place (%j)', (change) => {
  expect(placeOf({ ...office, timeZone, ...change })).toBe(defaultPlace);
});
