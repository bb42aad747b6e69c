import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { isStillKept, mayKeep } from '@rochdale/domain/identity/last-seen/kept-page';
import type { Query } from '@tanstack/react-query';
import { nowMs } from '../../../lib/device/clock.ts';
import { isInstalledApp } from '../../../lib/device/installed-app.ts';
import { forget, hasAsked, keep, readKept } from '../../../lib/device/last-seen-store.ts';
import { keepStored, onStoredChange, readStored } from '../../../lib/device/storage.ts';
import { lookingNow } from '../../../lib/session/looking.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';
import { readSession } from '../../../lib/session/session.ts';
import { readLastSeen } from './last-seen.ts';
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
    if (what !== 'overview' || state.data === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void keepShown(String(accountNumber)).catch(() => undefined), settleMs);
  };
  const shown = memberQueries.getQueryCache();
  shown.subscribe((event) => {
    // Asking again, and asking in vain, are updates too.
    if (event.type === 'updated' && event.action.type === 'success') keepSoon(event.query);
  });
  // The page may have stood before this began.
  shown.getAll().forEach(keepSoon);
  let token = readSession()?.accessToken;
  onStoredChange(() => {
    const now = readSession()?.accessToken;
    if (now !== token) void forget().catch(() => undefined);
    token = now;
  });
  void dropOthers().catch(() => undefined);
}

/** What an earlier session has left, or is too old, goes as soon as the app is opened. */
async function dropOthers(): Promise<void> {
  const [accessToken, wish] = [readSession()?.accessToken, readStored('keepsLastSeen')];
  const kept = accessToken === undefined || wish === null ? undefined : await readKept({ accessToken, wish });
  const seen = kept === undefined ? undefined : readLastSeen(kept);
  if (seen === undefined || !isStillKept(seen.seenAt, nowMs())) await forget();
}

/** The co-op does not offer it any more: what is here goes, and the wish with it. */
export function keepNothing(): void {
  keepStored('keepsLastSeen', null);
  void forget().catch(() => undefined);
}

async function keepShown(accountNumber: string): Promise<void> {
  const session = readSession();
  if (session === undefined) return;
  const { memberNumber, ownNumber = memberNumber, accessToken } = session;
  const wish = readStored('keepsLastSeen');
  const circumstances = {
    isInstalledApp: isInstalledApp(),
    isAskedFor: wish !== null,
    isOfOthers: ownNumber !== memberNumber || lookingNow() !== undefined,
  };
  const account = came<ResponseOf<'accounts.info'>>('account', memberNumber);
  if (account === undefined || wish === null || !mayKeep(circumstances) || !(await hasAsked(wish, ownNumber))) return;
  const usage = came<ResponseOf<'overview.billed-usage'>>('usage');
  const bills = came<ResponseOf<'history.bills'>>('bills');
  // As old as the oldest of them: without a network the page stands with what it had.
  const seenAt = Math.min(...[account, usage, bills].map((one) => one?.at ?? account.at));
  const seen = { account: account.data, usage: usage?.data, bills: bills?.data.results ?? [] };
  await keep({ accessToken, wish }, JSON.stringify(lastSeenOf(seen, seenAt)));
  // Whoever signed out meanwhile, or wants it no more, leaves nothing.
  if (readSession()?.accessToken !== accessToken || readStored('keepsLastSeen') !== wish) await forget();

  function came<T>(...part: readonly string[]): { readonly data: T; readonly at: number } | undefined {
    const state = memberQueries.getQueryState<T>(['overview', accountNumber, ...part]);
    return state?.data === undefined ? undefined : { data: state.data, at: state.dataUpdatedAt };
  }
}
