import { operation } from './calls.ts';
import { makePasskey } from './passkeys.ts';

const options = operation('staff-passkeys.options', 'POST /v1/me/passkeys/options');
const register = operation('staff-passkeys.register', 'POST /v1/me/passkeys');

/** Has the browser make a passkey for oneself, and keeps it under a name. */
export async function addPasskey(name: string): Promise<void> {
  await register({ body: { name, registration: await makePasskey(await options({})) } });
}
