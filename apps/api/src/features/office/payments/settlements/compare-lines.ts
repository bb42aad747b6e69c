import type { LocalDay } from '@rochdale/domain/dates';
import { bookedMoney } from '@rochdale/domain/office/settlements/booked-money';
import { differenceOf } from '@rochdale/domain/office/settlements/line-difference';
import type { Transaction } from '../../../../platform/database/database.ts';
import { bookedFacts } from './booked-store.ts';
import { type ComparedLine, placesOf } from './settlements-store.ts';

const atATime = 500;

/**
 * Holds lines of a settlement against our books as they are now (office-110). What differs in another way than before is
 * to be explained anew.
 */
export async function compareLines(
  tx: Transaction,
  { settlementId, day }: { readonly settlementId: string; readonly day: LocalDay },
  lines: readonly ComparedLine[],
): Promise<readonly ComparedLine[]> {
  const compared: ComparedLine[] = [];
  for (let from = 0; from < lines.length; from += atATime) {
    const batch = lines.slice(from, from + atATime);
    const factsOf = await bookedFacts(tx, batch);
    const places = await placesOf(
      tx,
      batch.flatMap(({ reference }) => (reference === '' ? [] : [reference])),
    );
    for (const line of batch) {
      const place = `${settlementId} ${line.lineId}`;
      const isElsewhere = (places.get(`${line.kind} ${line.reference}`) ?? []).some(
        (other) => other.day < day || (other.day === day && other.place < place),
      );
      const booked = bookedMoney(line.kind, factsOf(line));
      const difference = differenceOf(line, { booked, isElsewhere });
      compared.push({ ...line, difference, isExplained: line.isExplained && difference === line.difference });
    }
  }
  return compared;
}
