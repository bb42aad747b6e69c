import type { WirePaymentStanding } from '@rochdale/contract/schemas/payment-standing';
import { pauseBeforeAsking } from '@rochdale/domain/paying/payment-results/payment-standing';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/calls/api.ts';
import { deviceTime } from '../../../lib/device/clock.ts';
import { type AskedReceipt, readReceipt, type ShownReceipt } from './asked-receipt.ts';
import { standingIn } from './standing-of.ts';

/** What is known of a payment's end. */
export interface FoundResult {
  readonly shown?: ShownReceipt;
  readonly standing?: WirePaymentStanding;
  readonly failure?: Error;
  /** When it was asked last. */
  readonly askedAt?: Date;
  /** Since when nobody knows how it ended. */
  readonly openSince?: Date | undefined;
  /** Whether the last question had no answer, while nobody knows yet. */
  readonly isSilent?: boolean;
  /** How long it is not to be asked again. */
  readonly retryAfterMs?: number | undefined;
  /** Whether it is asked again by itself. */
  readonly isAsking?: boolean;
}

/**
 * How a payment ended. While nobody knows, it asks again by itself as long as the page is looked at (paying-78), and at
 * once when it is looked at again.
 */
export function usePaymentResult(asked: AskedReceipt, mayAsk: boolean) {
  const [found, setFound] = useState<FoundResult>({});
  const [isBusy, setBusy] = useState(false);
  const current = useRef(0);

  const ask = useCallback(async (): Promise<void> => {
    current.current += 1;
    const turn = current.current;
    setBusy(true);
    const next = await readReceipt(asked).then(
      (shown): Answer => ({ shown }),
      (error: Error): Answer => ({ error }),
    );
    if (turn !== current.current) return;
    setBusy(false);
    setFound((before) => after(before, next));
  }, [asked]);

  useEffect(() => {
    if (!mayAsk) return;
    void ask();
    return () => {
      current.current += 1;
    };
  }, [ask, mayAsk]);

  const { standing, openSince, askedAt, retryAfterMs } = found;
  const isOpen = standing?.state === 'open';
  const pause =
    isOpen && openSince && askedAt
      ? pauseBeforeAsking(askedAt.getTime() - openSince.getTime(), retryAfterMs)
      : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins another wait
  useEffect(() => {
    if (!isOpen) return;
    const isSeen = (): boolean => document.visibilityState === 'visible';
    const timer = pause === undefined ? undefined : setTimeout(() => isSeen() && void ask(), pause);
    const lookAgain = (): void => {
      if (isSeen()) void ask();
    };
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, [isOpen, pause, askedAt, ask]);

  return { ...found, isAsking: pause !== undefined, isBusy, ask: () => void ask() };
}

type Answer = { readonly shown: ShownReceipt } | { readonly error: Error };

function after(before: FoundResult, answer: Answer): FoundResult {
  const { openSince } = before;
  if ('shown' in answer) return { shown: answer.shown, openSince };
  const askedAt = deviceTime();
  const standing = standingIn(answer.error);
  if (standing) return { standing, askedAt, openSince: openSince ?? (standing.state === 'open' ? askedAt : undefined) };
  // A question that had no answer, or comes too often, changes nothing of what is known; one that was refused does.
  if (!(before.standing && answer.error instanceof ApiError)) return { failure: answer.error };
  const { status, retryAfterMs } = answer.error;
  const isSilent = status === 0 || status === 429 || status >= 500;
  return isSilent ? { ...before, askedAt, isSilent, retryAfterMs } : { failure: answer.error };
}
