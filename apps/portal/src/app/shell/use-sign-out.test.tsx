import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it, vi } from 'vitest';
import { readSession } from '../../lib/session/session.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { choosing, pressing } from '../testing/typing.ts';

it('Sign Out ends the session here at once, and tells the server even when the page goes (identity-15)', async () => {
  const sent: RequestInit[] = [];
  let isSignedIn = true;
  await openScreen('accountoverview', {
    site: siteWith(),
    signedIn: true,
    steps: [
      choosing('.profile-btn'),
      () => {
        vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
          sent.push(init);
          return new Promise(() => undefined);
        });
        pressing('Sign Out')();
        isSignedIn = readSession() !== undefined;
      },
    ],
  });
  expect(isSignedIn).toBe(false);
  expect([sent[0]?.method, sent[0]?.keepalive]).toEqual(['POST', true]);
  expect(new Headers(sent[0]?.headers).get('authorization')).toBe('Bearer token');
});
