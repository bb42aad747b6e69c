import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SigningPurpose, sign } from '../../packages/contract/src/hosted-payment/signing.ts';
import { coops } from '../support/coops.ts';
import { dataFolder } from '../support/data-folders.ts';

const coop = 'cedar-ridge';
const clientId = 'cedar-ridge';

async function ask(path: string, purpose: SigningPurpose, about: object, mayRefuse = false): Promise<void> {
  const { gatewaySecret } = JSON.parse(readFileSync(join(dataFolder(coop), 'keys.json'), 'utf8'));
  const headers = { authorization: `Signed ${sign(purpose, about, gatewaySecret)}` };
  const answer = await fetch(`http://127.0.0.1:${coops[coop].sandboxPort}${path}`, { method: 'POST', headers });
  if (!answer.ok && !(mayRefuse && answer.status === 409))
    throw new Error(`The sandbox answered ${answer.status} to ${path}.`);
}

/** Moves a dispute of a charge on as its card's bank would. */
export const moveDispute = (reference: string, move: 'open' | 'won' | 'lost'): Promise<void> =>
  ask(`/v1/transactions/${reference}/desk-dispute/${move}`, 'query', {
    desk: `${reference} ${move}`,
    at: Math.floor(Date.now() / 1000),
  });

/** Has the payment company pay out what it took, as it does on the day after; another journey may have had it done. */
export const payOut = (): Promise<void> =>
  ask('/v1/desk-settle', 'query', { desk: 'settle', at: Math.floor(Date.now() / 1000) }, true);

/** Charges at the payment company under a number that the portal has never seen. Answers the number. */
export async function chargeElsewhere(accountNumber: string, amountCents: number): Promise<string> {
  const transNo = `ELSEWHERE-${randomBytes(4).toString('hex').toUpperCase()}`;
  const marks = { initiatedBy: 'merchant', sequence: 'later' };
  await ask('/v1/charges', 'charge', {
    clientId,
    transNo,
    token: 'TEST-CARD-1111',
    amountCents,
    accountNumber,
    ...marks,
  });
  return transNo;
}
