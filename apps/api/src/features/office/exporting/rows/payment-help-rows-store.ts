import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { paymentHelp } from '../../../../tables/payment-help.ts';
import { dollarsText } from '../csv-file.ts';
import type { ExportTable } from '../export-table.ts';
import { notRefused, takeRows } from './take-rows-store.ts';

/**
 * More time and smaller parts for the billing system (office-177): what the file itself grants, and what somebody of the
 * office has granted; neither what the link has, nor what is refused or over.
 */
export async function paymentHelpRows(tx: Transaction, exportNumber: number, timeZone: string): Promise<ExportTable> {
  const isGranted = or(eq(paymentHelp.grantor, 'file'), eq(paymentHelp.answer, 'approved'));
  await takeRows(
    tx,
    paymentHelp,
    exportNumber,
    and(isGranted, isNull(paymentHelp.linkedAt), isNull(paymentHelp.endedAt), notRefused(paymentHelp)),
  );
  const found = await tx
    .select({
      help: paymentHelp,
      localTime: sql<string>`to_char(${paymentHelp.askedAt} at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI')`,
    })
    .from(paymentHelp)
    .where(eq(paymentHelp.exportNumber, exportNumber))
    .orderBy(asc(paymentHelp.askedAt), asc(paymentHelp.helpNumber));
  return {
    header: ['helpNumber', 'accountNumber', 'memberNumber', 'kind', 'amount', 'lastDay', 'parts', 'asked'],
    rows: found.map(({ help, localTime }) => [
      ...[help.helpNumber, help.accountNumber, help.memberNumber, help.kind, dollarsText(help.amount), help.lastDay],
      ...[help.parts.map(({ day, amount }) => `${day} ${dollarsText(amount)}`).join('; '), localTime],
    ]),
  };
}
