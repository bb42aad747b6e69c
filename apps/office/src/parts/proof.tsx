import { proofMinutes } from '@rochdale/domain/office/staff/staff-session';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { now } from '../lib/clock.ts';
import { me, meKey } from '../lib/session.ts';
import { ProofForm } from './proof-form.tsx';

type Waiting = { readonly done: (isProved: boolean) => void };

const ProofContext = createContext<() => Promise<boolean>>(async () => false);

/** Asks for the passkey or a code again where the newest proof is too old. Answers whether one may go on. */
export const useProof = (): (() => Promise<boolean>) => use(ProofContext);

/** So long before its end a proof is taken anew, so that it does not end on the way (ms). */
const marginMs = 15_000;

/** Holds the question that `useProof` asks. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>();
  const ask = useCallback(async (): Promise<boolean> => {
    const { provedUntil } = await queries.fetchQuery({ queryKey: meKey, queryFn: () => me({}), staleTime: 0 });
    if (provedUntil !== null && Date.parse(provedUntil) - marginMs > now().getTime()) return true;
    return new Promise((done) => setWaiting({ done }));
  }, [queries]);
  const end = (isProved: boolean): void => {
    waiting?.done(isProved);
    setWaiting(undefined);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <Dialog title={text('office.proof.title')} open={waiting !== undefined} onClose={() => end(false)} width="400">
        <p className="muted">{text('office.proof', { minutes: proofMinutes })}</p>
        <ProofForm onProved={() => end(true)} />
      </Dialog>
    </ProofContext>
  );
}
