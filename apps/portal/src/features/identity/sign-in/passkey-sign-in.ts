import { operation } from '../../../lib/calls/api.ts';
import { assertPasskey, offersInField, stopWaiting } from '../../../lib/device/passkeys.ts';
import { beginSession } from './begin-session.ts';

const passkeyOptions = operation('sign-in.passkey-options', 'POST /v3/login/passkey/options', 'none');
const passkey = operation('sign-in.passkey', 'POST /v3/login/passkey');

/** A challenge is good for five minutes: a page that waits longer asks for another before. */
const renewMs = 4.5 * 60_000;

/** Signs in with a passkey that the browser asks for now, in place of one that it waits for in the username's field. */
export async function signInByPasskey(): Promise<void> {
  const given = await passkeyOptions({});
  await beginSession(await passkey({ body: { assertion: await assertPasskey(given) } }));
}

/** Offers passkeys where the username is typed, for as long as the page stands; answers the way to end it. */
export function offerInField(onFailed: (error: unknown) => void): () => void {
  let isOver = false;
  const wait = async (): Promise<void> => {
    if (isOver || !(await offersInField())) return;
    const given = await passkeyOptions({});
    if (isOver) return;
    let isRenewed = false;
    const timer = setTimeout(() => {
      isRenewed = true;
      void stopWaiting();
    }, renewMs);
    const assertion = await assertPasskey(given, true).catch(() => undefined);
    clearTimeout(timer);
    if (assertion !== undefined) await passkey({ body: { assertion } }).then(beginSession).catch(onFailed);
    if (assertion !== undefined || isRenewed) await wait();
  };
  // Nobody has asked for it: where it can't be had, the form is there.
  wait().catch(() => undefined);
  return () => {
    isOver = true;
    void stopWaiting();
  };
}
