import { cardExpiry, methodName } from '@rochdale/domain/paying/payment-profile/stored-payment';
import { methodViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { english, englishOf } from '@rochdale/domain/texts/english';
import type { Message } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import { type Clock, todayAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Limit, secondsUntilTry } from '../../../platform/limits/limits-store.ts';
import { findLoginOfMember, passwordLimit } from '../../identity/sign-in/public.ts';
import { storedPaymentsOf } from '../../paying/payment-profile/public.ts';
import { limitsOf, maxOpen, openPages } from '../../paying/payments/public.ts';
import { changeLimit } from '../../planned/auto-pay/public.ts';
import { reportLimit } from '../../service/outage/public.ts';
import { holdsLoginClosed } from '../member-marks/public.ts';
import type { AccountTopic } from './account-topics.ts';
import type { Reason } from './reason.ts';
import type { Subject } from './subjects.ts';

interface At {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Site;
}

/** What closes something for a member whatever the account: the login, limits that are spent, dead ways of paying (office-93). */
export async function memberReasons(
  at: At,
  subject: Subject,
  topic: AccountTopic | undefined,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<readonly Reason[]> {
  return [
    ...(subject.access === 'member' ? await loginReasons(at, memberNumber) : []),
    ...(await limitReasons(at, subject, topic, memberNumber, accountNumbers)),
    ...(topic === 'pay' || topic === 'autoPay' || topic === 'ways' ? await wayReasons(at, memberNumber) : []),
  ];
}

async function loginReasons({ db, clock, site }: At, memberNumber: string): Promise<Reason[]> {
  const login = await findLoginOfMember(db, memberNumber);
  const { phoneNumber: phone } = site.settings;
  if (!login) return [closed('login', 'login', { code: 'members.noLogin', params: {} })];
  if (await holdsLoginClosed(db, memberNumber))
    return [closed('login', 'login', { code: 'signIn.closed', params: { phone } })];
  const now = clock.now();
  const seconds = await secondsUntilTry(db, passwordLimit(login.loginKey, undefined), now);
  if (seconds === undefined) return [];
  const time = { instant: new Date(now.getTime() + seconds * 1000), timeZone: site.timeZone };
  const locked = closed('login', 'login', { code: 'limits.login.locked', params: { time, phone } });
  return [{ ...locked, line: `${locked.line} A browser that they have used before is not locked.` }];
}

async function limitReasons(
  { db, clock }: At,
  subject: Subject,
  topic: AccountTopic | undefined,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<Reason[]> {
  const now = clock.now();
  const accounts = accountNumbers.map((accountNumber) => ({ accountNumber }));
  const flow = subject.name.startsWith('quick-pay') ? 'quick-pay' : 'member';
  const limits: readonly Limit[] =
    topic === 'pay'
      ? limitsOf({ flow, memberNumber, accounts })
      : topic === 'autoPay'
        ? [changeLimit(memberNumber)]
        : topic === 'outage'
          ? accountNumbers.map(reportLimit)
          : [];
  const reads: Message = { code: topic === 'autoPay' ? 'autoPay.tooManyChanges' : 'error.tooManyRequests', params: {} };
  const found: Reason[] = [];
  for (const limit of limits) {
    const seconds = await secondsUntilTry(db, limit, now);
    if (seconds === undefined) continue;
    const by = `${limit.tries} in ${limit.minutes} minutes; open again in ${Math.ceil(seconds / 60)} minutes`;
    found.push({ ...closed('limit', 'limit', reads), by, line: `limit: closed: ${englishOf(reads)} (${by})` });
  }
  if (topic !== 'pay') return found;
  const { count, firstEnds } = await openPages(db, { memberNumber, flow }, now);
  if (count < maxOpen) return found;
  const minutes = Math.ceil((firstEnds.getTime() - now.getTime()) / 60_000);
  const params = { most: String(maxOpen), minutes: String(minutes) };
  return [...found, closed('limit', 'limit', { code: 'payment.tooManyOpen', params })];
}

async function wayReasons({ db, clock, site }: At, memberNumber: string): Promise<Reason[]> {
  const today = todayAt(clock, site.timeZone);
  const stored = await storedPaymentsOf(db, memberNumber);
  return stored.flatMap(({ paymentType, token, blockedAt, expires, brand, lastFour }) => {
    const found = methodViolation({
      paymentType,
      isChargeable: token !== null,
      isBlocked: blockedAt !== null,
      expiry: cardExpiry(expires, today),
    });
    if (!found) return [];
    const by = methodName({ paymentType, brand, lastFour }, english);
    return [{ ...closed('way', by, found), by }];
  });
}

const closed = (kind: Reason['kind'], name: string, reads: Message): Reason => ({
  kind,
  isOpen: false,
  reads,
  line: `${name}: closed: ${englishOf(reads)}`,
});
