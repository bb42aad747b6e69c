import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { choosing, pressing, typing } from '../../../app/testing/typing.ts';

const contact = { label: '(541) ***-****', validatorResource: 'sealed' };
const toCode = [
  typing('accountNumber', '104500017'),
  pressing('Next'),
  choosing('input[name="selectedAuthenticateOption"]'),
  pressing('Send'),
];
const register = (steps: readonly (() => void)[], refusals = {}) =>
  openScreen('register', {
    site: siteWith(),
    signedIn: false,
    given: { ownContact: null, cellPhones: [contact], emails: [] },
    refusals,
    steps: [...toCode, ...steps],
  });

it('Back from the code leads to the choice of where it goes', async () => {
  expect((await register([])).text).toContain('Enter your verification code');
  const { html } = await register([pressing('Back')]);
  expect(html).toContain('name="selectedAuthenticateOption"');
  expect(html).not.toContain('id="accountNumber"');
});

it('who has a login already finds the ways to a forgotten username or password', async () => {
  const message = 'This member already has a portal login.';
  const { text, links } = await register([typing('code', '123456'), pressing('Verify')], {
    'registration.verify-code': { status: 409, code: 4091, message },
  });
  expect(text).toContain(message);
  expect(links).toEqual(expect.arrayContaining(['forgot-username', 'forgot-password']));
});
