import { useSend } from '@rochdale/ui/state/use-send.ts';
import { assertPasskey } from '../../../lib/device/passkeys.ts';
import { useOwnNumber } from '../../../lib/session/acting.ts';
import { proofOptions, prove } from './passkeys-calls.ts';
import { useWaysIn } from './use-ways-in.ts';

/** Showing by passkey who is there, which a login without a password does before something of it changes (identity-81). */
export function usePasskeyProof(isWanted: boolean) {
  const memberNumber = useOwnNumber();
  const ways = useWaysIn(isWanted);
  const params = { memberNumber };
  const sent = useSend(async () =>
    prove({ params, body: { assertion: await assertPasskey(await proofOptions({ params })) } }),
  );
  return {
    isNeeded: isWanted && ways.data?.hasPassword === false,
    isProved: sent.data !== undefined,
    isBusy: sent.isPending,
    error: sent.error,
    show: () => void sent.send(undefined),
  };
}
export type PasskeyProof = ReturnType<typeof usePasskeyProof>;
