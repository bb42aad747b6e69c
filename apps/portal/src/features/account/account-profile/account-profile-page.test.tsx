import type { OperationName } from '@rochdale/contract/operations/operations';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { turned } from '@rochdale/test-kit/site/switches';
import { find } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { choosing, typing } from '../../../app/testing/typing.ts';
import { memberQueries } from '../../../lib/session/member-data.tsx';

it('a profile that can’t be read again keeps what was typed into it, says so above, and tries again', async () => {
  const failing: OperationName[] = [];
  const typed = (): string => {
    const field = find('#firstName');
    return field instanceof HTMLInputElement ? field.value : '';
  };
  const seen: string[] = [];
  const { text } = await openScreen('account-profile', {
    site: turned(siteWith(), 'config.profile.allowNameUpdate', true),
    signedIn: true,
    failing,
    given: { organizationName: '' },
    steps: [
      choosing('#edit-name'),
      typing('firstName', 'Marisol'),
      () => {
        failing.push('account-profile.get');
        void memberQueries.refetchQueries({ queryKey: ['account-profile'] });
      },
      () => void seen.push(typed(), find('.not-again [role="status"]').textContent ?? ''),
      () => {
        failing.pop();
        find('.not-again button').click();
      },
      () => void seen.push(typed()),
    ],
  });
  expect(seen).toEqual([
    'Marisol',
    expect.stringContaining('We could not check again.We are unable to process your request'),
    'Marisol',
  ]);
  expect(text).not.toContain('We could not check again.');
});
