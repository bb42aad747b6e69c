import { billFileName } from '@rochdale/domain/account/bills/bill-document';
import { memberLanguage, type TextLanguage } from '@rochdale/domain/texts/languages';
import { todayAt } from '../../../platform/clock.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount } from '../accounts/public.ts';
import { hasFormerHolder } from '../holdings/public.ts';
import { type BillPaperServices, billPaper } from './bill-paper.ts';
import { billsUpTo } from './bills-store.ts';
import { demoStatement } from './demo-statement.ts';
import { openBill, opensStatement, sealBill } from './document-reference.ts';
import { ownDocument } from './own-documents.ts';
import { presentBill } from './present-bill.ts';
import { readBill } from './read-bill.ts';

/** Bills and statements as PDFs (account-36): the co-op's own file where there is one. Ownership is checked before. */
export function billsHandlers(
  services: BillPaperServices & {
    sealer: Sealer;
    /** The demo’s members are here, who have no papers of their own. */
    isDemo: boolean;
  },
): Pick<Handlers, 'bills.get' | 'bills.view' | 'bills.capital-credits'> {
  const { db, clock, site, sealer, coopFolder, isDemo } = services;
  const invented = async (accountNumber: string, language: TextLanguage): Promise<Buffer | undefined> => {
    const account = isDemo ? await findAccount(db, accountNumber) : undefined;
    const read = memberLanguage(language);
    return account && demoStatement(account, site(read), todayAt(clock, site().timeZone), read);
  };
  return {
    'bills.get': async ({ params: { accountNumber }, query: { billDate } }) => {
      const now = clock.now();
      const { timeZone } = site();
      const found = await readBill(db, { accountNumber, billDate, today: todayAt(clock, timeZone), timeZone });
      if (found === undefined) throw refusal(404, 'bill.notFound');
      return presentBill(found, sealBill(sealer, { accountNumber, billDate: found.bill.billDate }, now));
    },
    'bills.view': async ({ params: { accountNumber }, query, language }) => {
      const billDate = openBill(sealer, query.url, accountNumber, clock.now());
      if (billDate === undefined) throw refusal(404, 'bill.notFound');
      const fileName = billFileName(accountNumber, billDate);
      const [account, found] = await Promise.all([
        findAccount(db, accountNumber),
        billsUpTo(db, accountNumber, billDate),
      ]);
      const [bill, ...before] = found;
      const isMeant = query.statementStartDate === undefined || query.statementStartDate === bill?.statementStartDate;
      if (!account || bill?.billDate !== billDate || !isMeant) throw refusal(404, 'bill.notFound');
      const bytes = await billPaper(services, account, [bill, ...before], memberLanguage(language));
      return { fileName, billViewUrlFileBytes: bytes.toString('base64') };
    },
    'bills.capital-credits': async ({ params: { accountNumber }, query, language, caller }) => {
      if (!opensStatement(sealer, query.url, accountNumber, clock.now()))
        throw refusal(404, 'bill.capitalCredit.notFound');
      // Where somebody else had the account, a statement that names the account alone may be theirs.
      const whose = (await hasFormerHolder(db, accountNumber)) ? caller.memberNumber : undefined;
      const own =
        (await ownDocument(coopFolder, 'capital-credits', accountNumber, whose)) ??
        (await invented(accountNumber, language));
      if (!own) throw refusal(404, 'bill.capitalCredit.notFound');
      return { fileName: `Capital-Credits-${accountNumber}.pdf`, ccViewUrlFileBytes: own.toString('base64') };
    },
  };
}
