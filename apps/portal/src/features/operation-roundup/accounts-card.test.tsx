import { siteWith } from '@rochdale/test-kit/site/builders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { SiteProvider } from '../../lib/site.tsx';
import { withTexts } from '../../lib/text.ts';
import { press, render } from '../../ui/testing/render.ts';
import { AccountsCard } from './accounts-card.tsx';

const account = {
  ...{ accountNumber: '101', accountType: 'Electric', address: '4 Mill Row\nCedar, OR 97498' },
  ...{ operationRoundup: true, operationRoundupAmount: 2.5, operationRoundupExpiration: null },
};
const other = { ...account, accountNumber: '102', operationRoundup: false, operationRoundupAmount: null };

function show(choices: { readonly roundUp: boolean; readonly roundUpPlus: boolean }): void {
  const site = siteWith({});
  const accounts = { ...site.config.accounts, ...choices };
  render(
    <SiteProvider site={{ ...site, config: { ...site.config, accounts } }}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountsCard list={{ accounts: [account, other], today: '2026-11-20' }} />
      </QueryClientProvider>
    </SiteProvider>,
  );
}
const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];

beforeAll(() => withTexts(['operation-roundup'], async () => undefined));

describe('what members may change', () => {
  it('is nothing where neither is offered: the accounts stand there, and whom to call', () => {
    show({ roundUp: false, roundUpPlus: false });
    expect(all('input[type="checkbox"]')).toEqual([]);
    expect(document.body.textContent).toContain('To change Operation RoundUp, please call us at');
    expect(document.body.textContent).toMatch(/101.*Enrolled.*102.*Not enrolled/);
    expect(document.querySelector('button[type="submit"]')).toBeNull();
  });

  it('is the amount alone, of accounts that take part, where plus alone is offered', () => {
    show({ roundUp: false, roundUpPlus: true });
    expect(all('[role="switch"]')).toEqual([]);
    const [, first, second] = all('.tick');
    expect([first?.disabled, second?.disabled]).toEqual([false, true]);
    if (first) press(first);
    expect(all('#amount-101').map(({ value }) => value)).toEqual(['$2.50']);
  });

  it('is the enrolment alone where plus is not offered', () => {
    show({ roundUp: true, roundUpPlus: false });
    const [, first] = all('.tick');
    if (first) press(first);
    expect(all('[role="switch"]').map(({ disabled }) => disabled)).toEqual([false, true]);
    expect(all('#amount-101')).toEqual([]);
  });
});
