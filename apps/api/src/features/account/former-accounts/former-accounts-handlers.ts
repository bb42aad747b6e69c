import { billFileName } from '@rochdale/domain/account/bills/bill-document';
import { dollarsOf } from '@rochdale/domain/money';
import { memberLanguage } from '@rochdale/domain/texts/languages';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount, memberNameOf, serviceAddressOf } from '../accounts/public.ts';
import { billPdf } from '../bills/bill-pdf.ts';
import { documentOf } from '../bills/document-of.ts';
import { openBill, sealBill } from '../bills/document-reference.ts';
import { ownDocument } from '../bills/own-documents.ts';
import { formerAccountsOf } from '../holdings/public.ts';
import { billsOfHolding, findPastHolding, type PastHolding, paymentsOfHolding } from './former-accounts-store.ts';

interface FormerAccountServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly sealer: Sealer;
  readonly coopFolder: string;
  readonly publicUrl: string;
}

interface Asked {
  readonly memberNumber: string;
  readonly formerAccountNumber: string;
  readonly heldUntil: string;
}

/** The papers of a member's own time with accounts that are another's now (account-106). */
export function formerAccountsHandlers(
  services: FormerAccountServices,
): Pick<Handlers, 'former-accounts.list' | 'former-accounts.papers' | 'former-accounts.bill'> {
  const { db, clock, site, sealer, coopFolder, publicUrl } = services;
  const holdingOf = async ({ memberNumber, formerAccountNumber, heldUntil }: Asked): Promise<PastHolding> => {
    const found = await findPastHolding(db, { memberNumber, accountNumber: formerAccountNumber, heldUntil });
    if (!found) throw refusal(404, 'error.notFound');
    return found;
  };
  return {
    'former-accounts.list': async ({ params: { memberNumber } }) => ({
      results: (await formerAccountsOf(db, memberNumber)).map((account) => ({
        formerAccountNumber: account.accountNumber,
        accountType: account.accountType,
        serviceAddress: serviceAddressOf(account),
        heldFrom: account.heldFrom,
        heldUntil: account.heldUntil,
      })),
    }),
    'former-accounts.papers': async ({ params }) => {
      const holding = await holdingOf(params);
      const [bills, payments] = await Promise.all([
        billsOfHolding(db, holding),
        paymentsOfHolding(db, holding, site().timeZone),
      ]);
      const { accountNumber } = holding;
      return {
        bills: bills.map(({ billDate, billedAmount, dueDate }) => ({
          billDate,
          billedAmount: dollarsOf(billedAmount),
          dueDate,
          billViewUrl: sealBill(sealer, { accountNumber, billDate }, clock.now()),
        })),
        payments: payments.map(({ day, amount, method }) => ({
          paymentDate: day,
          paymentAmount: dollarsOf(amount),
          paymentMethod: method,
        })),
      };
    },
    'former-accounts.bill': async ({ params, query, language }) => {
      const holding = await holdingOf(params);
      const { accountNumber, memberNumber } = holding;
      const billDate = openBill(sealer, query.url, accountNumber, clock.now());
      const found = billDate === undefined ? [] : await billsOfHolding(db, holding, billDate);
      const [bill] = found;
      const [account, accountHolderName] = await Promise.all([
        findAccount(db, accountNumber),
        memberNameOf(db, memberNumber),
      ]);
      if (bill === undefined || bill.billDate !== billDate || !account || accountHolderName === undefined)
        throw refusal(404, 'bill.notFound');
      const read = memberLanguage(language);
      const bytes =
        (await ownDocument(coopFolder, 'bills', accountNumber, billDate)) ??
        (await billPdf(
          documentOf({ ...account, accountHolderName }, bill, found, undefined),
          site(read),
          publicUrl,
          read,
        ));
      return {
        fileName: billFileName(accountNumber, billDate),
        billViewUrlFileBytes: bytes.toString('base64'),
      };
    },
  };
}
