import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { codeOfStep, stepOf } from '../../../apps/api/src/features/identity/sign-in/one-time-codes.ts';
import { auditSealOf } from '../../../apps/api/src/platform/office/audit-seal.ts';
import { freePort } from '../../../apps/api/src/platform/process/free-port.ts';
import { vaultOf } from '../../../apps/api/src/platform/sealing/vault.ts';
import { demoStaffKey, demoStaffPassword, ensureDemoStaff } from '../../../apps/api/src/start/demo-staff.ts';
import type { Product } from './product.ts';

const refundsShape = z.object({
  asked: z.array(z.object({ approvalId: z.string() })),
  refunds: z.array(z.object({ refundNumber: z.string(), state: z.string() })),
});

/** Settings with which the product has an office, and where that answers. */
export async function officeSettings() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const auditKey = randomBytes(32).toString('base64url');
  return { url, auditKey, settings: { OFFICE_PORT: String(port), OFFICE_URL: url, AUDIT_KEY: auditKey } };
}

/**
 * Two clerks who give payments back: one asks, the other approves. Where an answer is lost they look how the payment
 * stands, as people do, and go on from there.
 */
export async function refundClerks(product: Product, office: Awaited<ReturnType<typeof officeSettings>>) {
  const clock = { now: () => new Date() };
  const { db } = product.books;
  const services = { clock, vault: vaultOf([product.masterKey]), auditSeal: auditSealOf([office.auditKey]) };
  await ensureDemoStaff(db, services);
  const call = (method: 'GET' | 'POST', path: string, cookie: string, body?: object) =>
    fetch(`${office.url}${path}`, {
      method,
      headers: {
        origin: office.url,
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    }).catch(() => undefined);
  const signIn = async (who: string): Promise<string> => {
    const code = codeOfStep(demoStaffKey, stepOf(clock.now()));
    const body = { email: `${who}@office.example`, password: demoStaffPassword, code };
    const answer = await call('POST', '/v1/sign-in', '', body);
    const cookie = answer?.headers.getSetCookie().map((one) => one.split(';')[0]);
    if (!answer?.ok || !cookie) throw new Error(`${who} could not sign in: ${await answer?.text()}`);
    return cookie.join('; ');
  };
  const [ike, marta] = [await signIn('ike'), await signIn('marta')];
  return {
    /** Has a part of a payment given back by both. Answers whether it was decided before patience ended. */
    giveBack: async (transNo: string, accountNumber: string, cents: number, untilMs: number): Promise<boolean> => {
      const parts = [{ accountNumber, amountCents: cents }];
      const body = { askId: randomUUID(), reason: 'Paid at the counter too', parts, withFee: false, evenEarly: false };
      while (performance.now() < untilMs) {
        const seen = await call('GET', `/v1/payments/${transNo}/refunds`, ike);
        const stands = refundsShape.safeParse(await seen?.json().catch(() => undefined)).data;
        if (stands && stands.refunds.length > 0) return true;
        const approvalId = stands?.asked[0]?.approvalId;
        if (approvalId !== undefined) await call('POST', `/v1/approvals/${approvalId}/approve`, marta);
        else if (stands) await call('POST', `/v1/payments/${transNo}/refunds`, ike, body);
        else await pause(300);
      }
      return false;
    },
  };
}
