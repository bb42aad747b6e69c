import { noticeFileName } from '@rochdale/domain/account/delinquents/delinquent-notice';
import { dollarsOf } from '@rochdale/domain/money';
import { type LanguageName, memberLanguage } from '@rochdale/domain/texts/languages';
import type { Sites } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Handlers } from '../../../platform/http/caller.ts';
import { refusal } from '../../../platform/http/refusal.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { findAccount } from '../accounts/public.ts';
import { delinquentNoticePdf } from './delinquent-notice-pdf.ts';
import { openNotice, sealNotice } from './delinquent-notice-reference.ts';
import { type Delinquent, findDelinquent, listDelinquents } from './delinquents-store.ts';
import { ownDelinquentNotice } from './own-delinquent-notice.ts';

interface DelinquentServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Sites;
  readonly sealer: Sealer;
  readonly coopFolder: string;
  readonly publicUrl: string;
}

/** Notices of delinquency of an account (account-45). Ownership of the account is checked before this runs. */
export function delinquentsHandlers(
  services: DelinquentServices,
): Pick<Handlers, 'delinquents.list' | 'delinquents.document'> {
  const { db, clock, sealer } = services;
  return {
    'delinquents.list': async ({ params: { accountNumber }, query }) => {
      if (await isQuiet(db, accountNumber)) return { totalRecords: 0, results: [] };
      const { records, total } = await listDelinquents(db, accountNumber, query);
      const now = clock.now();
      return {
        totalRecords: total,
        results: records.map((record) => ({
          billDate: record.billDate,
          pastDue: dollarsOf(record.pastDue),
          lateFee: dollarsOf(record.lateFee),
          cutoffDate: record.cutoffDate,
          delinquentViewUrl: sealNotice(sealer, { accountNumber, delinquentId: record.delinquentId }, now),
          delinquentProcessedDate: record.delinquentProcessedDate,
        })),
      };
    },
    'delinquents.document': async ({ params: { accountNumber }, query, language }) => {
      const asked = openNotice(sealer, query.delinquentViewUrl, accountNumber, clock.now());
      if (await isQuiet(db, accountNumber)) throw refusal(404, 'delinquents.notFound');
      const record = asked && (await findDelinquent(db, accountNumber, asked.delinquentId));
      const processed = query.delinquentProcessedDate;
      const isMeant = processed === undefined || processed === record?.delinquentProcessedDate;
      const bytes = record && isMeant ? await bytesOf(services, record, memberLanguage(language)) : undefined;
      if (!record || !bytes) throw refusal(404, 'delinquents.notFound');
      return {
        fileName: noticeFileName(accountNumber, record.billDate),
        delinquentViewUrlFileBytes: bytes.toString('base64'),
      };
    },
  };
}

/** Whether nobody is told of what is past due: a bankruptcy is open (account-116). */
const isQuiet = async (db: Database, accountNumber: string): Promise<boolean> =>
  (await findAccount(db, accountNumber))?.isBankrupt ?? false;

/** The co-op's own PDF where the record names one; it is then that one or none. */
async function bytesOf(
  services: DelinquentServices,
  record: Delinquent,
  language: LanguageName,
): Promise<Buffer | undefined> {
  const { db, site, coopFolder, publicUrl } = services;
  if (record.delinquentFile !== null) return ownDelinquentNotice(coopFolder, record.delinquentFile);
  const account = await findAccount(db, record.accountNumber);
  if (!account) return undefined;
  const { billDate, delinquentProcessedDate, pastDue, lateFee, cutoffDate } = record;
  return delinquentNoticePdf(
    {
      accountNumber: account.accountNumber,
      accountHolderName: account.accountHolderName,
      serviceAddress: [account.serviceStreet, `${account.serviceCity}, ${account.serviceState} ${account.serviceZip}`],
      billDate,
      noticeDate: delinquentProcessedDate ?? billDate,
      pastDue,
      lateFee,
      cutoffDate,
    },
    site(language),
    publicUrl,
    language,
  );
}
