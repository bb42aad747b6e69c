import { addDays, type LocalDay } from '../../dates.ts';

/** A meter's reading of a day. */
export interface MeterReading {
  readonly meterNumber: string;
  readonly readOn: LocalDay;
  readonly reading: number;
}

/** By what readings a meter's part of a bill was measured; null: none of about that day is known. */
export interface BillReadings {
  readonly meterNumber: string;
  readonly first: MeterReading | null;
  readonly last: MeterReading | null;
}

/** A meter is read at most so many days before its bill's period begins or ends. */
export const readingDays = 5;

/** The readings by which the meters of a bill were measured; meters without any are left out (account-100). */
export function billReadings(
  {
    statementStartDate: from,
    billDate: to,
  }: { readonly statementStartDate: LocalDay | null; readonly billDate: LocalDay },
  readings: readonly MeterReading[],
): readonly BillReadings[] {
  const numbers = [...new Set(readings.map(({ meterNumber }) => meterNumber))].sort();
  return numbers.flatMap((meterNumber) => {
    const own = readings.filter((one) => one.meterNumber === meterNumber);
    const first = from === null ? null : newestWithin(own, from);
    const last = newestWithin(own, to);
    return first === null && last === null ? [] : [{ meterNumber, first, last }];
  });
}

/** The newest reading of a day or of the few days before it. */
function newestWithin(readings: readonly MeterReading[], day: LocalDay): MeterReading | null {
  const near = readings.filter(({ readOn }) => readOn <= day && readOn >= addDays(day, -readingDays));
  return near.reduce<MeterReading | null>((found, one) => (found && found.readOn >= one.readOn ? found : one), null);
}
