import { capitalCreditLetters } from '../../../../tables/letter-return.ts';
import { unclaimedCredits } from '../../../../tables/unclaimed-credits.ts';
import { writeUnclaimed } from '../../../account/unclaimed-credits/public.ts';
import * as field from '../csv-fields.ts';
import { type Entity, memberNumber } from './entity.ts';

/** A number that stands on a letter, in capitals. */
const letterNumber: field.FieldCodec = (given) =>
  /^[a-z0-9]{1,30}$/i.test(given) ? { value: given.toUpperCase() } : { problem: 'must be 1 to 30 letters and digits' };

const textOf = (value: field.FieldValue | undefined): string => (typeof value === 'string' ? value : '');

/** Letters about capital credits, and capital credits that nobody has claimed. Their members may be former ones. */
export const capitalCreditEntities: readonly Entity[] = [
  {
    file: 'capital-credit-letters.csv',
    table: capitalCreditLetters,
    key: ['memberNumber', 'letterId'],
    references: {},
    columns: { memberNumber: letterNumber, letterId: letterNumber, returnedOn: field.optionalDay },
  },
  {
    file: 'unclaimed-credits.csv',
    table: unclaimedCredits,
    key: ['memberNumber'],
    references: {},
    columns: {
      memberNumber,
      firstName: field.optionalText(100, ''),
      lastName: field.optionalText(100, ''),
      companyName: field.optionalText(125, ''),
      address: field.optionalText(120, ''),
      city: field.optionalText(60, ''),
      state: field.optionalText(2, ''),
      zip: field.optionalText(10, ''),
      isPaidOut: field.flag(false),
    },
    problemOf: ([, firstName, lastName, companyName]) =>
      firstName === '' && lastName === '' && companyName === ''
        ? { column: 'lastName', reason: 'is empty, and so are firstName and companyName' }
        : undefined,
    write: (db, rows) =>
      writeUnclaimed(
        db,
        rows.map(([number, firstName, lastName, companyName, address, city, state, zip, isPaidOut]) => ({
          memberNumber: textOf(number),
          firstName: textOf(firstName),
          lastName: textOf(lastName),
          companyName: textOf(companyName),
          address: textOf(address),
          city: textOf(city),
          state: textOf(state),
          zip: textOf(zip),
          isPaidOut: isPaidOut === true,
        })),
      ),
  },
];
