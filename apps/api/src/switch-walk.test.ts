import { isKeyAccess, type OperationSpec } from '@rochdale/contract/operation';
import { type OperationName, operations } from '@rochdale/contract/operations/operations';
import { gates } from '@rochdale/domain/gates/gates';
import { english } from '@rochdale/domain/texts/english';
import type { Site } from '@rochdale/domain/website/site/site';
import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { turned } from '@rochdale/test-kit/site/switches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';
import { keyOf } from './testing/api-keys.ts';
import { headersFor } from './testing/callers.ts';

/** Walks every operation × each way its gate can stand × who asks, on the real server. `npm run walk` prints the counts. */

const own = {
  memberNumber: '200025',
  accountNumber: '104500017',
  transNo: '20260101-NONE',
  locationId: 'L104500017',
};

let at: Awaited<ReturnType<typeof testApp>>;
let settings: Site = siteWith();
let counted = { operations: 0, states: 0, calls: 0 };
const bearers: Record<'member' | 'quick-pay', string> = { member: '', 'quick-pay': '' };

/** A co-op whose switches the test turns while the server runs. */
const turning = (loaded: Site): Site => ({
  ...loaded,
  get features() {
    return settings.features;
  },
  get configuration() {
    return settings.configuration;
  },
  get config() {
    return settings.config;
  },
  get paymentHelp() {
    return settings.paymentHelp;
  },
});

beforeAll(async () => {
  at = await testApp({ change: turning });
  const signedIn = await at.app.inject({
    method: 'POST',
    url: '/v3/login',
    payload: { username: 'walter.prine', password: 'Rochdale-demo-1!' },
  });
  bearers.member = signedIn.json().accessToken;
  settings = siteWith({ features: { QuickPay: true } });
  const verified = await at.app.inject({
    method: 'POST',
    url: '/v3/quick-pay/verify/account/phone',
    payload: { accountNumber: own.accountNumber, phoneLastFourDigits: '0103' },
  });
  bearers['quick-pay'] = verified.json().quickPayToken;
});
afterAll(async () => {
  await at.close();
  const { operations: walked, states, calls } = counted;
  console.log(
    `Switch walk, server: ${walked} operations, ${states} operations × ways their gates stand, ${calls} calls.`,
  );
});

/** Signing out comes last: it ends the session that the walk uses. */
const names = (Object.keys(operations) as OperationName[]).sort(
  (one, other) => Number(one === 'sign-in.logout') - Number(other === 'sign-in.logout'),
);

/** Every setting of the gate on, and each of them off in turn. */
function statesOf({ gate }: OperationSpec): { readonly site: Site; readonly isOpen: boolean }[] {
  const all = needs[gate];
  const off = all.map((missing) => siteWith(...all.filter((one) => one !== missing)));
  return [{ site: siteWith(...all), isOpen: true }, ...off.map((site) => ({ site, isOpen: false }))];
}

async function ask(row: OperationSpec, token: string | undefined) {
  counted = { ...counted, calls: counted.calls + 1 };
  const url = row.path.replace(/\{(\w+)\}/g, (_, name: string) => new Map(Object.entries(own)).get(name) ?? 'none');
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await at.app.inject({ method: row.method, url, headers });
  return { status: answer.statusCode, message: answer.json().message };
}

/** Whom a row lets in; a member where it lets in anybody. */
async function bearerOf({ access }: OperationSpec): Promise<string | undefined> {
  if (isKeyAccess(access)) return (await keyOf(at, [access.key])).secret;
  if (access === 'data') return (await headersFor(at, access, own)).authorization?.replace('Bearer ', '');
  return access === 'quick-pay' ? bearers['quick-pay'] : bearers.member;
}

/** The answer of a closed gate; what an operation has nothing of may be said in the same words. */
const saidByHandlers = new Set<OperationName>([
  ...(['overview.my-meter', 'meter-portal.jump'] as const),
  ...names.filter((name) => operations[name].gate === 'outsideSignIn'),
]);

describe('every operation by its gate', () => {
  it('is walked as somebody who is signed in, and with a right to Quick Pay', () => {
    expect(bearers.member).toMatch(/^[\w-]{20,}$/);
    expect(bearers['quick-pay']).toMatch(/^[\w-]{20,}$/);
  });

  it.each(names)('%s', async (name) => {
    const row: OperationSpec = operations[name];
    const states = statesOf(row);
    counted = { ...counted, operations: counted.operations + 1, states: counted.states + states.length };
    const unauthorized = { status: 401, message: english('error.unauthorized') };
    for (const { site, isOpen } of states) {
      settings = site;
      const answer = gates[row.gate]({ site, signedIn: true });
      const closed = { status: 404, message: english(answer.open ? 'error.serviceUnavailable' : answer.reason) };
      const asVisitor = await ask(row, undefined);
      const asked = row.access !== 'public' && row.access !== 'gateway';
      const asHolder = await ask(row, await bearerOf(row));
      if (asked) expect(asVisitor).toEqual(unauthorized);
      for (const found of asked ? [asHolder] : [asVisitor, asHolder])
        if (!isOpen) expect(found).toEqual(closed);
        else if (!saidByHandlers.has(name)) expect(found).not.toEqual(closed);
      if (isOpen && asked) expect(asHolder).not.toEqual(unauthorized);
    }
  });
});

describe('settings that the server alone answers by', () => {
  const askFor = async (url: string, of: Site, token: string) => {
    settings = of;
    return (await at.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).json();
  };

  it('displaySpouseName tells the spouse’s name', async () => {
    const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    const url = '/v3/member/200017/accounts/104471882/details';
    const named = async (value: boolean) =>
      (await askFor(url, turned(siteWith(), 'config.profile.displaySpouseName', value), accessToken)).spouseName;
    expect([await named(true), await named(false)]).toEqual(['Chidi Okonkwo', null]);
  });

  it('sortDescending and tableStructure tell how usage is shown', async () => {
    const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
    const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
    const shown = (of: Site) => askFor(operations['usage.config'].path, of, accessToken);
    expect(await shown(siteWith())).toEqual({ usageSortOrder: 'ASC', usageTableStructure: 'STANDARD' });
    const other = turned(
      turned(siteWith(), 'config.usage.sortDescending', true),
      'config.usage.tableStructure',
      'COMPACT',
    );
    expect(await shown(other)).toEqual({ usageSortOrder: 'DESC', usageTableStructure: 'COMPACT' });
  });
});
