import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { turned } from '@rochdale/test-kit/site/switches';
import { find } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { typing } from '../../../app/testing/typing.ts';

const typed = 'The gate is locked.';

/** What stands in the comments after a request failed. */
async function commentsLeft(keepsForm: boolean): Promise<string> {
  let left = '';
  const choose = (): void => {
    const select = find('#workType');
    if (select instanceof HTMLSelectElement) select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const { text } = await openScreen('service-requests', {
    site: turned(siteWith(...needs.serviceRequests), 'config.accounts.serviceRequestKeepForm', keepsForm),
    signedIn: true,
    failing: ['service-requests.submit'],
    steps: [
      choose,
      typing('phone', '(541) 555-0142'),
      typing('comments', typed),
      () => find('form.card__body').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      () => {
        const area = find('#comments');
        left = area instanceof HTMLTextAreaElement ? area.value : '';
      },
    ],
  });
  expect(text).toContain('We are unable to process your request at this time.');
  return left;
}

it('a request that failed begins anew, or keeps what was typed where the co-op wants that', async () => {
  expect(await commentsLeft(false)).toBe('');
  expect(await commentsLeft(true)).toBe(typed);
});
