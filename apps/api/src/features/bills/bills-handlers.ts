import { type BillDocument, billFileName } from '@rochdale/domain/bills/bill-document';
import { memberLanguage } from '@rochdale/domain/messages/languages';
import type { Sites } from '@rochdale/domain/site/site';
import type { Database } from '../../platform/database/database.ts';
import type { Handlers } from '../../platform/http/caller.ts';
import { refusal } from '../../platform/http/refusal.ts';
import { type Account, findAccount } from '../accounts/public.ts';
import { billPdf } from './bill-pdf.ts';
import { type Bill, billsUpTo } from './bills-store.ts';
import { ownDocument } from './own-documents.ts';

/** Bills and statements as PDFs (S1 §7): the co-op's own file where there is one. Ownership is checked before. */
export function billsHandlers({
  db,
  site,
  coopFolder,
  publicUrl,
}: {
  db: Database;
  site: Sites;
  coopFolder: string;
  publicUrl: string;
}): Pick<Handlers, 'bills.view' | 'bills.capital-credits'> {
  return {
    'bills.view': async ({ params: { accountNumber, billDate }, language }) => {
      const fileName = billFileName(accountNumber, billDate);
      const [account, found] = await Promise.all([
        findAccount(db, accountNumber),
        billsUpTo(db, accountNumber, billDate),
      ]);
      const [bill] = found;
      if (!account || bill?.billDate !== billDate) throw refusal(404, 'bill.notFound');
      const own = await ownDocument(coopFolder, 'bills', accountNumber, billDate);
      const read = memberLanguage(language);
      const bytes = own ?? (await billPdf(documentOf(account, bill, found), site(read), publicUrl, read));
      return { fileName, billViewUrlFileBytes: bytes.toString('base64') };
    },
    'bills.capital-credits': async ({ params: { accountNumber } }) => {
      const own = await ownDocument(coopFolder, 'capital-credits', accountNumber);
      if (!own) throw refusal(404, 'bill.capitalCredit.notFound');
      return { fileName: `Capital-Credits-${accountNumber}.pdf`, ccViewUrlFileBytes: own.toString('base64') };
    },
  };
}

function documentOf(account: Account, bill: Bill, newestFirst: readonly Bill[]): BillDocument {
  const { usageQuantity, usageUnit, daysBilled } = bill;
  return {
    accountNumber: account.accountNumber,
    accountHolderName: account.accountHolderName,
    serviceAddress: [account.serviceStreet, `${account.serviceCity}, ${account.serviceState} ${account.serviceZip}`],
    accountType: account.accountType,
    billNumber: bill.billNumber,
    billDate: bill.billDate,
    statementStartDate: bill.statementStartDate,
    dueDate: bill.dueDate,
    billedAmount: bill.billedAmount,
    endingBalance: bill.endingBalance,
    usage: usageQuantity === null ? null : { quantity: Number(usageQuantity), unit: usageUnit ?? '', days: daysBilled },
    months: newestFirst
      .filter((one) => one.usageQuantity !== null)
      .map((one) => ({ billDate: one.billDate, quantity: Number(one.usageQuantity) }))
      .reverse(),
  };
}
