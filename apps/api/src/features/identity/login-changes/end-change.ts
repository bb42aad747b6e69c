import type { OfficeEventKind } from '@rochdale/contract/audit';
import type { Transaction } from '../../../platform/database/database.ts';
import { noteEvent } from '../security/security-store.ts';
import type { Login } from '../sign-in/public.ts';
import { endChange, type LoginChange } from './login-changes-store.ts';
import { type TellServices, tellNotMade } from './tell-of-change.ts';

/** Ends a change that waits without making it, and tells whoever was told of it; false where it had ended before. */
export async function endWaiting(
  services: TellServices,
  tx: Transaction,
  login: Login | undefined,
  { changeId, memberNumber, emailAfter }: LoginChange,
  state: 'called-off' | 'dropped',
): Promise<boolean> {
  const at = services.clock.now();
  if (!(await endChange(tx, changeId, { state, at }))) return false;
  await noteEvent(tx, {
    kind: `login-change-${state}` satisfies OfficeEventKind,
    at,
    memberNumber,
    ...(login && { loginKey: login.loginKey }),
  });
  if (login) await tellNotMade(services, tx, login, emailAfter, state);
  return true;
}
