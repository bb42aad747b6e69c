import type { GateAnswer } from '@rochdale/domain/gates/gate';
import { type GateName, gates } from '@rochdale/domain/gates/gates';
import { useSession } from './session/session.ts';
import { useSite } from './site.tsx';

/** What a gate answers here and now. */
export function useGate(name: GateName): GateAnswer {
  const site = useSite();
  const session = useSession();
  return gates[name]({ site, signedIn: session !== undefined });
}
