import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';

it.each([
  ['0', 'Your draft information has been updated.', 'accounts'],
  ['canceled', 'No draft was set up.', 'setup'],
  ['declined', 'Our payment processor did not accept this card. No draft was set up.', 'setup'],
])('back from the payment page with %s it says “%s” on the tab %s', async (statuscode, sentence, tab) => {
  const { text, html } = await openScreen('draft-payments', {
    site: siteWith(...needs.draftPayments),
    signedIn: true,
    query: { statuscode },
  });
  expect(text).toContain(sentence);
  const chosen = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-tab][aria-selected="true"]');
  expect(chosen?.getAttribute('data-tab')).toBe(tab);
});

it('scheduling that the payment company declined says so', async () => {
  const { text } = await openScreen('schedule-payments-error', {
    site: siteWith(),
    signedIn: true,
    query: { reason: 'declined' },
  });
  expect(text).toContain('Our payment processor did not accept this card or bank account. Nothing was scheduled.');
});
