import { proofMinutes } from '@rochdale/domain/identity/passkeys/passkeys';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find, render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../../app/testing/answering.ts';
import { ApiError, configureApi } from '../../../lib/calls/api.ts';
import { MemberData, memberQueries } from '../../../lib/session/member-data.tsx';
import { startSession } from '../../../lib/session/session.ts';
import { SiteProvider } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { useCurrentPassword } from './use-current-password.tsx';
// Loaded beforehand: the clock of this test does not wait for it.
import '@simplewebauthn/browser';

const site = siteWith();
let password: ReturnType<typeof useCurrentPassword>;
function Form() {
  password = useCurrentPassword({ isAlways: true });
  return (
    <>
      <input id="name" defaultValue="" />
      {password.field}
    </>
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const page = () => document.body.textContent ?? '';
/** Shows by the browser's passkey who is there. */
const show = async () => {
  act(() => button('Confirm with a passkey').click());
  await pass(100);
  expect(page()).not.toContain('Confirm with a passkey');
};

beforeAll(() => withTexts(['ways-in'], async () => undefined));
beforeEach(async () => {
  vi.useFakeTimers();
  memberQueries.clear();
  startSession({ accessToken: 'token', memberNumber: '200025', memberMfaEnabled: false, expireInMinutes: 30 });
  answerCalls({ hasPassword: false, challenge: 'AAAA', allowCredentials: [] });
  configureApi(site);
  const bytes = new ArrayBuffer(4);
  const credential = {
    ...{ id: 'AAAA', rawId: bytes, type: 'public-key', getClientExtensionResults: () => ({}) },
    response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  };
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: async () => credential } });
  render(
    <SiteProvider site={site}>
      <MemberData>
        <Form />
      </MemberData>
    </SiteProvider>,
  );
  await pass(100);
});
afterEach(() => vi.useRealTimers());

it('who has no password and whose proof was refused or is over is asked for it again; what was typed stays (identity-81)', async () => {
  const name = find('#name');
  if (name instanceof HTMLInputElement) name.value = 'Meter reader';
  act(() => expect(password.check()).toBe(false));
  await show();
  act(() => expect(password.check()).toBe(true));
  const refused = new ApiError('Please confirm anew.', 400, [
    { code: 0, message: 'Please confirm anew.', field: 'currentPassword' },
  ]);
  act(() => expect(password.takesUp(refused)).toBe(true));
  expect(page()).toContain('Please confirm anew.');
  act(() => expect(password.check()).toBe(false));
  await show();
  await pass(proofMinutes * 60_000);
  expect(button('Confirm with a passkey')).toBeDefined();
  act(() => expect(password.check()).toBe(false));
  expect(name).toHaveProperty('value', 'Meter reader');
  expect(find('#name')).toBe(name);
});
