import { expect, it } from 'vitest';
import { en } from '../../texts/catalogue.en.ts';
import { translator } from '../../texts/text.ts';
import { authorizedDraftLine } from './authorized-draft.ts';

const draft = { accountNumber: '7', draftMethod: 'DAY_OF_MONTH', draftDay: 15, startDate: '2026-12-05' } as const;

it('a draft is authorized with its account, its day and its first day', () => {
  const line = (changes: Partial<Parameters<typeof authorizedDraftLine>[0]>) =>
    authorizedDraftLine({ ...draft, ...changes }, translator(en));
  expect(line({})).toBe('Account 7: Day of the month: 15. Starting 12/05/2026.');
  expect(line({ draftMethod: 'DAYS_AFTER_BILLING', draftDay: 3 })).toBe(
    'Account 7: Days after billing: 3. Starting 12/05/2026.',
  );
  expect(line({ draftMethod: 'WHEN_BILLED', draftDay: null })).toBe('Account 7: When billed. Starting 12/05/2026.');
});
