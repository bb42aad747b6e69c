import { describe, expect, it } from 'vitest';
import { translatorOf } from '../../texts/catalogues.ts';
import { languages } from '../../texts/languages.ts';
import { screenAccess } from '../../website/screens/screen-access.ts';
import { noticeKinds } from '../notices/notice.ts';
import { keptSeconds, pushMessages, pushTagOf } from './push-message.ts';
import { isPushEndpoint, knownPushHosts } from './push-service.ts';

const hosts = knownPushHosts.split(',');

describe('an endpoint (communications-45)', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dV3x:APA91b',
    'https://web.push.apple.com/QGuQyavXutnMpD',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
    'https://FCM.googleapis.com:443/fcm/send/a',
  ])('%s lies at a known service', (endpoint) => {
    expect(isPushEndpoint(endpoint, hosts)).toBe(true);
  });

  it.each([
    'https://push.apple.com/a',
    'https://evilpush.apple.com/a',
    'https://googleapis.com/a',
    'https://fcm.googleapis.com./a',
    'https://fcm.googleapis.com@evil.example/a',
    'https://evil.example/?https://fcm.googleapis.com/',
    'wss://fcm.googleapis.com/a',
    'https://[::1]/a',
    'fcm.googleapis.com/a',
    '',
  ])('%s does not', (endpoint) => {
    expect(isPushEndpoint(endpoint, hosts)).toBe(false);
  });
});

it.each(noticeKinds)(
  'of %s a locked phone shows no number, in either language, and it opens a screen of members (communications-44)',
  (kind) => {
    const { title, route } = pushMessages[kind];
    for (const language of languages) expect(translatorOf(language)(title)).toMatch(/^[^\d$@{}]{5,60}$/);
    expect(screenAccess[route].access).toBe('member');
    // A push service takes a topic of at most 32 letters (RFC 8030, 5.4).
    expect(pushTagOf(kind)).toMatch(/^[A-Za-z]{1,32}$/);
    expect(keptSeconds(kind)).toBeGreaterThan(0);
  },
);

it('that the power is back takes the place of the outage', () => {
  expect(pushTagOf('restoration')).toBe(pushTagOf('outage'));
});
