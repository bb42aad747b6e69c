import { proofMinutes } from '@rochdale/domain/identity/passkeys/passkeys';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useEffect } from 'react';
import { assertPasskey } from '../../../lib/device/passkeys.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { proofOptions, prove } from './passkeys-calls.ts';
import { useWaysIn } from './use-ways-in.ts';

/**
 * Showing by passkey who is there, which a login without a password does before something of it changes (identity-81).
 * What was shown counts for some minutes, by how long ago it was: a device's clock may be wrong.
 */
export function usePasskeyProof(isWanted: boolean) {
  const memberNumber = useOwnNumber();
  const ways = useWaysIn(isWanted);
  const params = { memberNumber };
  const sent = useSend(async () =>
    prove({ params, body: { assertion: await assertPasskey(await proofOptions({ params })) } }),
  );
  const { count, data, reset } = sent;
  const isProved = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each proof counts for itself, and forgetting is the same with every render.
  useEffect(() => {
    if (!isProved) return undefined;
    const timer = setTimeout(reset, proofMinutes * 60_000);
    return () => clearTimeout(timer);
  }, [isProved, count]);
  return {
    isNeeded: isWanted && ways.data?.hasPassword === false,
    isProved,
    isBusy: sent.isPending,
    error: sent.error,
    show: () => void sent.send(undefined),
    /** The server no longer takes what was shown: it is asked for again. */
    forget: reset,
  };
}
export type PasskeyProof = ReturnType<typeof usePasskeyProof>;
