import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import { confirmServiceOrder } from './confirm-service-order.ts';
import { addServiceOrder, findServiceOrder, type NewServiceOrder } from './service-requests-store.ts';

type Request = Omit<NewServiceOrder, 'soNumber'> & { readonly memberNumber: string };

/**
 * Keeps a request and confirms it, within the caller's transaction. Its number comes of what is asked and of the day, so
 * that one which is sent again, or fifty times at once, is one request with one number, and confirmed once.
 */
export async function requestOnce(services: MessageServices, tx: Transaction, request: Request): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const soNumber = numberOf(request, attempt);
    if (await addServiceOrder(tx, { ...request, soNumber })) {
      await confirmServiceOrder(services, tx, { ...request, soNumber });
      return soNumber;
    }
    const found = await findServiceOrder(tx, soNumber);
    const isSame =
      found?.accountNumber === request.accountNumber &&
      found.memberNumber === request.memberNumber &&
      found.description === request.description &&
      found.comments === request.comments;
    if (isSame) return soNumber;
  }
}

function numberOf({ accountNumber, memberNumber, description, comments, creation }: Request, attempt: number): string {
  const asked = JSON.stringify([accountNumber, memberNumber, description, comments, creation, attempt]);
  const number = 100_000 + (createHash('sha256').update(asked).digest().readUInt32BE(0) % 900_000);
  return `SO-${creation.slice(2).replaceAll('-', '')}-${number}`;
}
