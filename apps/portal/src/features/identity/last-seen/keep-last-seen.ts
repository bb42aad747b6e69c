import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { mayKeep } from '@rochdale/domain/identity/last-seen/kept-page';
import type { Query } from '@tanstack/react-query';
import { nowMs } from '../../../lib/device/clock.ts';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget, keep } from '../../../lib/device/last-seen-store.ts';
import { onStoredChange, readStored } from '../../../lib/device/storage.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';
import { readSession } from '../../../lib/session/session.ts';
import { lastSeenOf } from './seen-of.ts';

/** The overview's answers come one after the other; what they make together is kept once. */
const settleMs = 1_000;

let isKeeping = false;

/** Keeps what the overview shows, whenever it shows something, until the session is gone (identity-140, identity-142). */
export function keepLastSeen(): void {
  if (isKeeping) return;
  isKeeping = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepSoon = ({ queryKey: [what, accountNumber], state }: Query): void => {
    if (what !== 'overview' || state.status !== 'success') return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepShown(String(accountNumber)).catch(() => undefined), settleMs);
  };
  const shown = memberQueries.getQueryCache();
  shown.subscribe(({ type, query }) => {
    if (type === 'updated') keepSoon(query);
  });
  // The page may have stood before this began.
  shown.getAll().forEach(keepSoon);
  let token = readSession()?.accessToken;
  onStoredChange(() => {
    const now = readSession()?.accessToken;
    if (now !== token) void forget().catch(() => undefined);
    token = now;
  });
  if (token === undefined) void forget().catch(() => undefined);
}

async function keepShown(accountNumber: string): Promise<void> {
  const session = readSession();
  if (session === undefined) return;
  const { memberNumber, ownNumber = memberNumber, accessToken } = session;
  const circumstances = {
    isInstalledApp: isInstalledApp(),
    isAskedFor: readStored('keepsLastSeen') === 'yes',
    isOfOthers: ownNumber !== memberNumber || lookingNow() !== undefined,
  };
  const account = answer<ResponseOf<'accounts.info'>>('account', memberNumber);
  if (account === undefined || !mayKeep(circumstances)) return;
  const usage = answer<ResponseOf<'overview.billed-usage'>>('usage');
  const bills = answer<ResponseOf<'history.bills'>>('bills')?.results ?? [];
  const now = nowMs();
  await keep(accessToken, JSON.stringify(lastSeenOf({ account, usage, bills }, now)), now);
  // Whoever signed out meanwhile leaves nothing.
  if (readSession()?.accessToken !== accessToken) await forget();

  function answer<T>(...part: readonly string[]): T | undefined {
    return memberQueries.getQueryData<T>(['overview', accountNumber, ...part]);
  }
}
