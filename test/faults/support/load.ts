import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../../apps/api/src/features/office/generating/public.ts';
import { issueToken } from '../../../apps/api/src/platform/tokens/token-store.ts';
import { boundMs, counted, type Figures } from './figures.ts';
import { payOnce } from './payer.ts';
import type { Product } from './product.ts';

/** What the product said is done. Payments are in the company's own books. */
export interface Acknowledged {
  readonly reports: Set<string>;
  readonly profiles: Set<string>;
  signIns: number;
}

/** Members who use the product until they are told to stop. */
export interface Load {
  readonly acknowledged: Acknowledged;
  stop(): Promise<void>;
}

interface Someone {
  readonly account: string;
  readonly member: string;
  readonly token: string;
}

const logins = ['marisol.okonkwo', 'walter.prine', 'inez.calloway'];

/** Begins a load of real calls: payments through the payment page, outage reports, changed profiles, usage, sign-ins. */
export async function beginLoad(product: Product, figuresNow: () => Figures, { payers = 2 } = {}): Promise<Load> {
  const people = await signedIn(product);
  const acknowledged: Acknowledged = { reports: new Set(), profiles: new Set(), signIns: 0 };
  let stopped = false;
  const again = async (everyMs: number, act: (round: number) => Promise<void>): Promise<void> => {
    for (let round = 0; !stopped; round += 1) {
      await act(round);
      await pause(everyMs);
    }
  };
  const json = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const someone = (round: number): Someone => {
    const one = people[round % people.length];
    if (!one) throw new Error('There is nobody to call for.');
    return one;
  };
  const acts = [
    ...Array.from({ length: payers }, (_, payer) =>
      again(150, (round) => payOnce(product, figuresNow, 101 + payer + round * payers)),
    ),
    again(200, async (round) => {
      const { account, token } = someone(round);
      const reportId = randomUUID();
      const report = { reportId, accountNumber: account, outageReason: 'No power at all', callBack: false };
      const init = { method: 'POST', headers: json(token), body: JSON.stringify(report) };
      // The browser keeps a report until it is acknowledged, and sends it again.
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = await counted(figuresNow, `${product.url}/v3/outage/reports`, init);
        if (answer?.status === 200) acknowledged.reports.add(reportId);
        if (answer && answer.status < 500 && round % 5 !== 0) return;
        await pause(300);
      }
    }),
    again(300, async (round) => {
      const { account, member, token } = someone(round * 3 + 1);
      const url = `${product.url}/v3/member/${member}/accounts/${account}/profile`;
      const found = await counted(figuresNow, url, { headers: json(token) });
      if (found?.status !== 200 || typeof found.body !== 'object') return;
      const unit = `F${round}X`;
      const form = formFrom(found.body ?? {}, unit);
      const changed = await counted(figuresNow, url, { method: 'PUT', headers: json(token), body: form });
      if (changed?.status === 200) acknowledged.profiles.add(unit);
    }),
    again(150, async (round) => {
      const { account, member, token } = someone(round * 7);
      const path = round % 2 === 0 ? `/v3/member/${member}/accounts/${account}/usage` : '/v3/session';
      await counted(figuresNow, product.url + path, { headers: json(token) });
    }),
    again(2_500, async (round) => {
      const body = JSON.stringify({ username: logins[round % logins.length], password: demoPassword });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const answer = await counted(figuresNow, `${product.url}/v3/login`, init);
      if (answer?.status === 200) acknowledged.signIns += 1;
    }),
  ];
  const all = Promise.all(acts);
  all.catch((error: unknown) => console.error(error));
  return {
    acknowledged,
    stop: async () => {
      stopped = true;
      await Promise.race([all, pause(boundMs * 3)]);
    },
  };
}

function formFrom(found: object, unit: string): string {
  const { count: _count, phoneTypes: _types, isVerified: _verified, ...form } = found as Record<string, unknown>;
  const phones = (form.contactPhones as Record<string, unknown>[]).map(
    ({ eCommunicationDescription: _description, ...phone }) => phone,
  );
  return JSON.stringify({ ...form, unit, contactPhones: phones, updateIndicator: 'ONE' });
}

/** Members whose power is on, each with a session. Those of lower numbers are left to a fault’s own browser. */
async function signedIn({ books }: Product): Promise<Someone[]> {
  const { rows } = await books.pool.query<{ account_number: string; member_number: string }>(
    `select distinct on (a.member_number) a.account_number, a.member_number from accounts a
     left join outage_locations l on l.location_id = a.location_id
     left join outages o on o.outage_number = l.outage_number and o.restored_at is null
     where a.account_type = 'Electric' and a.derived_status = 'Current' and a.location_id is not null
       and o.outage_number is null and a.member_number > '200200' order by a.member_number, a.account_number limit 90`,
  );
  const now = new Date();
  const people: Someone[] = [];
  for (const { account_number: account, member_number: member } of rows) {
    const token = await issueToken(books.db, { purpose: 'access', memberNumber: member, idleMinutes: 2880, now });
    people.push({ account, member, token });
  }
  return people;
}
