import type { CDPSession, Page } from '@playwright/test';

/** An authenticator in the browser, as a device of the member has one. */
export interface Device {
  readonly client: CDPSession;
  readonly authenticatorId: string;
}

/** Gives the browser a device that verifies whoever uses it. */
export async function addDevice(page: Page, isUserVerified = true): Promise<Device> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}

/** Takes a device away, with the passkeys in it. */
export const removeDevice = ({ client, authenticatorId }: Device) =>
  client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });

/** Whether the device knows its user from now on. */
export const setVerified = ({ client, authenticatorId }: Device, isUserVerified: boolean) =>
  client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });

/** Puts a copy of the device's passkey in its place, which has counted fewer uses. */
export async function restoreFromCopy({ client, authenticatorId }: Device): Promise<void> {
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
  await client.send('WebAuthn.clearCredentials', { authenticatorId });
  for (const credential of credentials)
    await client.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
}
