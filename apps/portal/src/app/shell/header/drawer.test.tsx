import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';
// Loaded beforehand: the page is quiet while it comes.
import './drawer.tsx';

it('the phone’s menu gives focus back to its button when Escape closes it', async () => {
  let focused: string | null | undefined;
  await openScreen('legal-terms', {
    site: siteWith(),
    signedIn: false,
    steps: [
      () => {
        button('Menu').focus();
        button('Menu').click();
      },
      () => find('dialog').dispatchEvent(new Event('cancel')),
      () => {
        expect(document.querySelector('dialog')).toBeNull();
        focused = document.activeElement?.getAttribute('aria-label');
      },
    ],
  });
  expect(focused).toBe('Menu');
});
