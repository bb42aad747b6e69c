import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Account } from '../accounts/public.ts';
import { type ExplainServices, explainBill } from './bill-explained/explain-bill.ts';
import { paperLines } from './bill-explained/paper-lines.ts';
import { billPdf } from './bill-pdf.ts';
import type { Bill } from './bills-store.ts';
import { documentOf } from './document-of.ts';
import { findBillPayment } from './find-bill-payment.ts';
import { ownDocument } from './own-documents.ts';

/** What a bill's paper is drawn with. */
export interface BillPaperServices extends ExplainServices {
  readonly clock: Clock;
  readonly coopFolder: string;
  readonly publicUrl: string;
}

/** A bill as a PDF: the co-op's own file where there is one, else drawn. The first of the bills is the one that is meant. */
export async function billPaper(
  services: BillPaperServices,
  account: Account,
  [bill, ...before]: readonly [Bill, ...Bill[]],
  language: LanguageName,
): Promise<Buffer> {
  const { db, clock, site, coopFolder, publicUrl } = services;
  const { accountNumber, billDate } = bill;
  const own = await ownDocument(coopFolder, 'bills', accountNumber, billDate);
  if (own) return own;
  const { timeZone } = site();
  const payment = await findBillPayment(db, bill, { today: todayAt(clock, timeZone), timeZone });
  const text = translatorOf(language);
  const explained = await explainBill(services, { accountNumber, billDate, text, language });
  const lines = await paperLines(db, bill, explained);
  return billPdf(documentOf(account, bill, [bill, ...before], payment, lines), site(language), publicUrl, language);
}
