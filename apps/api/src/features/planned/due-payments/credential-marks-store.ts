import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { duePayments } from '../../../tables/due-payments.ts';
import { gatewayResults, requisitions } from '../../../tables/payments.ts';
import type { ChargeTerms } from '../../paying/payments/public.ts';
import type { DuePayment } from './due-payments-store.ts';

/** What card networks are told of a charge while nobody is there: whether the consent is used for the first time, and what it rests on. */
export type CredentialMarks = Pick<ChargeTerms, 'sequence' | 'networkTransactionId'>;

const approved = ['approved', 'posted'] as const;
const isItsResult = and(
  eq(gatewayResults.transNo, requisitions.transNo),
  eq(gatewayResults.reference, requisitions.reference),
  eq(gatewayResults.status, 'approved'),
);

/**
 * The marks of a begun charge (docs/payments.md, promise 22): the first under its authorization, or a later one. It rests on
 * the number that the network gave to the storing of the card; where that is not known, to the first charge of it.
 */
export async function credentialMarks(db: Executor, due: DuePayment): Promise<CredentialMarks> {
  const { authorizationId, memberNumber, transNo, token } = due;
  const { networkTransactionId } = gatewayResults;
  const [earlier] = await db
    .select({ networkTransactionId })
    .from(duePayments)
    .innerJoin(requisitions, eq(requisitions.transNo, duePayments.transNo))
    .leftJoin(gatewayResults, isItsResult)
    .where(
      and(
        eq(duePayments.memberNumber, memberNumber),
        eq(duePayments.authorizationId, authorizationId ?? ''),
        ne(duePayments.transNo, transNo ?? ''),
        inArray(requisitions.state, approved),
      ),
    )
    .orderBy(asc(requisitions.approvedAt))
    .limit(1);
  const [stored] = await db
    .select({ networkTransactionId })
    .from(requisitions)
    .innerJoin(gatewayResults, isItsResult)
    .where(
      and(
        eq(requisitions.memberNumber, memberNumber),
        eq(requisitions.purpose, 'store'),
        sql`${requisitions.storedMethod} ->> 'token' = ${token}`,
        isNotNull(networkTransactionId),
      ),
    )
    .orderBy(asc(requisitions.approvedAt))
    .limit(1);
  const rests = stored?.networkTransactionId ?? earlier?.networkTransactionId;
  return { sequence: earlier ? 'later' : 'first', ...(rests && { networkTransactionId: rests }) };
}
