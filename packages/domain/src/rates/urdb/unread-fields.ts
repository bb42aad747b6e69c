import type { UrdbRecord } from './record.ts';

/** Fields that change a bill and have no place in a schedule. */
const unread: Readonly<Record<string, string>> = {
  demandreactivepowercharge: 'a charge for reactive power',
  demandratchetpercentage: 'a ratchet by month',
  fixedchargeeaaddl: 'a charge for each further meter',
  annualmincharge: 'a minimum for the year',
  energyattrs: 'other attributes of energy',
  demandattrs: 'other attributes of demand',
  fixedattrs: 'other attributes of fixed charges',
};

/** Fields of words, in which something may stand that the tables don't say. */
const words = ['basicinformationcomments', 'energycomments', 'demandcomments'];

const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  (Array.isArray(value) && value.every(saysNothing));

/** A sentence for each field that says something and is not carried. */
export function unreadFields(record: UrdbRecord): string[] {
  return [
    ...Object.entries(unread).flatMap(([field, what]) =>
      saysNothing(record[field]) ? [] : [`${field}: ${what} is not carried.`],
    ),
    ...words.flatMap((field) => {
      const said = record[field];
      return typeof said === 'string' && said.trim() !== '' ? [`${field}, to be read: ${said.trim()}`] : [];
    }),
  ];
}
