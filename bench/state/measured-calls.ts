import { sign } from '@rochdale/contract/hosted-payment/signing';
import { operations, type ResponseOf } from '@rochdale/contract/operations/operations';
import { paymentRequestOf } from '@rochdale/contract/payments/conversions';
import { paymentInitiation } from '@rochdale/contract/schemas/payments';
import { addDays } from '@rochdale/domain/dates';
import { demoPassword } from '../../apps/api/src/features/office/generating/public.ts';
import { systemClock } from '../../apps/api/src/platform/clock.ts';
import type { Caller } from '../api/serving.ts';
import { reportOf } from '../support/storm-town.ts';
import type { CallKind } from './costs.ts';
import { isDark } from './storm-places.ts';

/** A caller with the name that they sign in by. */
export interface SigningIn extends Caller {
  readonly loginId: string;
}

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly token?: string;
}

/** Each kind of call, as a portal's page makes it of one member after the other. Throws where it is not answered with 200. */
export function measuredCalls(
  origin: string,
  callers: readonly SigningIn[],
  { today, assets, secret }: { readonly today: string; readonly assets: readonly string[]; readonly secret: string },
): Record<CallKind, (turn: number) => Promise<void>> {
  const of = <T>(all: readonly T[], turn: number): T => {
    const one = all[turn % all.length];
    if (one === undefined) throw new Error('There is nobody to ask for.');
    return one;
  };
  const call = async (path: string, turn: number, { method = 'GET', body, token }: Asked = {}): Promise<Response> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        // Another network each time, as members have.
        'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const read = async (path: string, turn: number, asked?: Asked): Promise<void> => {
    await (await call(path, turn, asked)).arrayBuffer();
  };
  const ofMember =
    (path: (caller: Caller) => string) =>
    (turn: number): Promise<void> => {
      const caller = of(callers, turn);
      return read(path(caller), turn, { token: caller.token });
    };
  const lit = callers.filter(({ memberNumber }) => !isDark(memberNumber));
  const found: ResponseOf<'quick-pay.verify'>[] = [];
  const begun: { readonly transNo: string; readonly amountCents: number }[] = [];
  const account = ({ memberNumber, accountNumber }: Caller): string =>
    `/v3/member/${memberNumber}/accounts/${accountNumber}`;
  return {
    homePage: (turn) => read('/pages/home', turn),
    asset: (turn) => read(of(assets, turn), turn),
    signIn: (turn) =>
      read('/v3/login', turn, {
        method: 'POST',
        body: { username: of(callers, turn).loginId, password: demoPassword },
      }),
    accounts: ofMember(({ memberNumber }) => `/v3/member/${memberNumber}/accounts?limit=5`),
    balance: ofMember(account),
    overview: ofMember((caller) => `${account(caller)}/details`),
    bills: ofMember(({ accountNumber }) => `/v3/accounts/${accountNumber}/bills?limit=5`),
    bill: ofMember(({ accountNumber }) => `/v3/accounts/${accountNumber}/bill`),
    usage: ofMember((caller) => `${account(caller)}/usage/daily?fromDate=${addDays(today, -180)}&toDate=${today}`),
    quickPayFind: async (turn) => {
      const { accountNumber, lastFour: phoneLastFourDigits } = of(callers, turn);
      const body = { accountNumber, phoneLastFourDigits };
      const answer = await call('/v3/quick-pay/verify/account/phone', turn, { method: 'POST', body });
      found.push(operations['quick-pay.verify'].response.parse(await answer.json()));
    },
    quickPayBegin: async (turn) => {
      const payable = found.slice(-callers.length);
      const { memberNumber, encryptedAccount, quickPayToken: token, account: toPay } = of(payable, turn);
      // What is equal is one payment; under 20 dollars none is taken of who pays ahead.
      const amountCents = 2000 + Math.floor(turn / payable.length);
      const path = `/v3/quick-pay/member/${memberNumber}/pay?encryptedAccount=${encryptedAccount}`;
      const answer = await call(path, turn, { method: 'POST', body: paymentRequestOf(toPay, amountCents), token });
      const { transNo } = paymentInitiation.parse(await answer.json()).paymentRequisitionSettings;
      begun.push({ transNo, amountCents });
    },
    quickPayResult: (turn) => {
      const { transNo, amountCents } = of(begun, turn);
      const result = {
        ...{ transNo, reference: `R${transNo}`, status: 'approved', amountCents, feeCents: 0, paymentType: 'cc' },
        ...{ lastFour: '1111', confirmationNumber: 'NG-BENCH-10000', message: '', at: systemClock.now().toISOString() },
      };
      return read('/v3/hosted-payment/postback', turn, {
        method: 'POST',
        body: { result: sign('postback', result, secret) },
      });
    },
    outageMap: (turn) => read('/v3/outage/map', turn),
    outageStatus: ofMember(({ accountNumber }) => `/v3/outage/accounts/${accountNumber}/status`),
    outageReport: (turn) => {
      const { accountNumber, token } = of(lit, turn);
      return read('/v3/outage/reports', turn, { method: 'POST', body: reportOf(accountNumber), token });
    },
  };
}
