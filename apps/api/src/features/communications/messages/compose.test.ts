import { addressOf } from '@rochdale/domain/website/screens/address';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { composeEmail, type MessageContent } from './compose.ts';

it('leads to screens where the portal is reached', () => {
  const action = { label: 'Pay now', to: addressOf('accountoverview', { accountno: '1' }) };
  const stop = { label: 'Stop these', to: addressOf('manage-notifications') };
  const content = { subject: 'Yours', paragraphs: ['Something is due.'], action, stop };
  const { text, html, unsubscribeUrl } = composeEmail(siteWith(), content, 'en', 'https://members.example');
  expect(text).toContain('Pay now:\nhttps://members.example/pages/accountoverview?accountno=1\n');
  expect(html).toContain('href="https://members.example/pages/accountoverview?accountno=1"');
  expect(unsubscribeUrl).toBe('https://members.example/pages/manage-notifications');
});

it('a line begins anew in HTML where it does in plain text', () => {
  const paragraphs = ['Please have ready:\n- a bill\n- your <meter>'];
  const { text, html } = composeEmail(siteWith(), { subject: 'Yours', paragraphs }, 'en', 'https://members.example');
  expect(text).toContain('ready:\n- a bill\n');
  expect(html).toContain('Please have ready:<br>- a bill<br>- your &#60;meter&#62;</p>');
});

it('a mail that leads to no screen, or out of the portal, does not compile', () => {
  const wrong: readonly NonNullable<MessageContent['action']>[] = [
    // @ts-expect-error there is no such screen
    { label: 'Pay now', to: '/pages/acountoverview' },
    // @ts-expect-error a mail leads to the portal alone
    { label: 'Pay now', to: 'https://evil.example/pages/accountoverview' },
  ];
  expect(wrong).toHaveLength(2);
});
