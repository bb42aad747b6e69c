import { asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { capitalCreditClaims } from '../../../../tables/unclaimed-credits.ts';
import type { Exporter } from '../export-table.ts';
import { notRefused, takeRows } from './take-rows-store.ts';

/** Claims to unclaimed capital credits that no file has taken yet, with the last four digits in full. */
export const claimRows: Exporter = async (tx: Transaction, exportNumber, timeZone, vault) => {
  await takeRows(tx, capitalCreditClaims, exportNumber, notRefused(capitalCreditClaims));
  const found = await tx
    .select({
      claim: capitalCreditClaims,
      day: sql<string>`((${capitalCreditClaims.claimedAt} at time zone ${timeZone})::date)::text`,
    })
    .from(capitalCreditClaims)
    .where(eq(capitalCreditClaims.exportNumber, exportNumber))
    .orderBy(asc(capitalCreditClaims.claimedAt), asc(capitalCreditClaims.claimId));
  return {
    header: [
      ...['claimId', 'claimedOn', 'memberNumber', 'name', 'ssnLastFour', 'phone', 'email', 'contactPref'],
      ...['address1', 'address2', 'city', 'state', 'zip', 'comments'],
    ],
    rows: found.map(({ claim, day }) => [
      claim.claimId,
      day,
      claim.memberNumber,
      claim.name,
      claim.ssn === null ? null : vault.unlock('claim-ssn', claim.claimId, claim.ssn),
      claim.phone,
      claim.email,
      claim.contactPref,
      claim.address1,
      claim.address2,
      claim.city,
      claim.state,
      claim.zip,
      claim.comments,
    ]),
  };
};
