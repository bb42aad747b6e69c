import { billCharges } from '@rochdale/domain/account/bills/bill-charges';
import type { BillDocument } from '@rochdale/domain/account/bills/bill-document';
import type { Executor } from '../../../../platform/database/database.ts';
import { type Bill, linesOf } from '../bills-store.ts';
import type { ExplainedBill } from './explain-bill.ts';

/** The lines of a drawn bill with the sentences of its page (account-121); none where they do not add up (account-98). */
export async function paperLines(
  db: Executor,
  bill: Bill,
  explained: ExplainedBill | undefined,
): Promise<Pick<BillDocument, 'lines' | 'rates'>> {
  const charges = billCharges(bill, await linesOf(db, bill));
  if (charges.kind !== 'lines') return { lines: [], rates: [] };
  const said = charges.lines.map((_line, place) => explained?.lines[place] ?? null);
  return {
    lines: charges.lines.map(({ description: name, amount }, place) => {
      const line = said[place];
      return { name, amount, said: line ? [`${line.what}.`, ...line.how.map(ended)] : [] };
    }),
    rates: [...new Set(said.flatMap((line) => line?.rate ?? []))],
  };
}

/** A sentence, also where it is a sum. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);
