import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find, press, render } from '@rochdale/ui/testing/render.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser } from '../../../app/testing/browser-stubs.ts';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { typing } from '../../../app/testing/typing.ts';
import { SiteProvider } from '../../../lib/site.tsx';
import { withTexts } from '../../../lib/text/text.ts';
import { AccountsCard } from './accounts-card.tsx';
import type { RoundUpAccount } from './operation-roundup-calls.ts';

const account: RoundUpAccount = {
  accountNumber: '101',
  accountType: 'Electric',
  address: '4 Mill Row\nCedar, OR 97498',
  operationRoundup: true,
  operationRoundupAmount: 2.5,
  operationRoundupExpiration: null,
};
const other = { ...account, accountNumber: '102', operationRoundup: false, operationRoundupAmount: null };

type Choices = { readonly roundUp: boolean; readonly roundUpPlus: boolean };
function show(choices: Choices, accounts = [account, other]): void {
  const site = siteWith({});
  const config = { ...site.config, accounts: { ...site.config.accounts, ...choices } };
  render(
    <SiteProvider site={{ ...site, config }}>
      <QueryClientProvider client={new QueryClient()}>
        <AccountsCard list={{ accounts, today: '2026-11-20' }} />
      </QueryClientProvider>
    </SiteProvider>,
  );
}
const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];

const submit = () => act(() => document.querySelector('form')?.requestSubmit());
const type = (id: string, value: string) => act(typing(id, value));

stubBrowser();
beforeAll(() => withTexts(['operation-roundup'], async () => undefined));

describe('what members may change', () => {
  it('is nothing where neither is offered: the accounts stand there, and whom to call', () => {
    show({ roundUp: false, roundUpPlus: false });
    expect(all('input[type="checkbox"]')).toEqual([]);
    expect(document.body.textContent).toContain('To change Operation RoundUp, please call us at');
    expect(document.body.textContent).toMatch(/101.*Joined.*102.*Not joined/);
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
    expect(all('[role="switch"]').map(({ checked, disabled }) => [checked, disabled])).toEqual([[true, false]]);
    expect(all('#amount-101')).toEqual([]);
  });
});

const both = { roundUp: true, roundUpPlus: true };
const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';

it('each account has one control at a time: a tick, and a switch once it is ticked', () => {
  show(both);
  expect(all('[role="switch"]')).toEqual([]);
  expect(textOf('tbody')).toMatch(/Joined.*\$2\.50.*Not joined/);
  const [, first] = all('.tick');
  if (first) press(first);
  expect(all('[role="switch"]')).toHaveLength(1);
});

it('an account that takes part without an amount says so instead of an amount of nothing', () => {
  show(both, [{ ...account, operationRoundupAmount: null }]);
  expect(textOf('tbody')).toContain('Rounding up only');
  expect(textOf('tbody')).not.toContain('$0.00');
});

it.each([
  [503, 'Your account is being updated.', 'Your account is being updated.'],
  [500, 'Something broke.', 'We are unable to process your request at this time. Please contact customer support.'],
])('a list that failed with %i says what the API says of it, else one sentence', async (status, message, said) => {
  const { text } = await openScreen('operation-roundup', {
    site: siteWith(...needs.roundUp),
    signedIn: true,
    refusals: { 'operation-roundup.list': { status, code: 5032, message } },
  });
  expect(text).toContain(said);
});

describe('an enrolment that has ended', () => {
  const ended = { ...account, operationRoundupExpiration: '2026-11-01' };

  it('says when, and holds up nothing that is selected with it', () => {
    show(both, [ended, other]);
    expect(textOf('tbody')).toContain('Ended on 11/01/2026');
    for (const tick of all('thead .tick')) press(tick);
    submit();
    expect(textOf('.err')).toBe('');
  });

  it('wants another day when anything else of it is changed', () => {
    show(both, [ended]);
    const [, tick] = all('.tick');
    if (tick) press(tick);
    type('amount-101', '5');
    submit();
    expect(textOf('.err')).toContain('You cannot use an expiration date in the past.');
  });
});

describe('an amount', () => {
  beforeEach(() => {
    show(both, [account]);
    const [, tick] = all('.tick');
    if (tick) press(tick);
  });
  const value = () => all('#amount-101')[0]?.value;
  const leave = () => act(() => find('#amount-101').dispatchEvent(new Event('focusout', { bubbles: true })));

  it('that was formatted can be typed on: eleven characters count, dollar sign and commas do not', () => {
    type('amount-101', '1234567.5');
    leave();
    expect(value()).toBe('$1,234,567.50');
    expect(find('#amount-101').hasAttribute('maxlength')).toBe(false);
    type('amount-101', '$91,234,567.50');
    expect(value()).toBe('91234567.50');
    type('amount-101', '123456789012345');
    expect(value()).toBe('12345678901');
  });

  it('that is large is asked about once, and may be changed', () => {
    type('amount-101', '1234567.8');
    submit();
    expect(textOf('dialog')).toContain('Account 101: $1,234,567.80 is added to each bill.');
    press(button('Change the amount'));
    expect(document.querySelector('dialog')).toBeNull();
    type('amount-101', '12');
    submit();
    expect(document.querySelector('dialog')).toBeNull();
  });
});
