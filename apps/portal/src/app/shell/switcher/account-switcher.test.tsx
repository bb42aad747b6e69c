import { operations } from '@rochdale/contract/operations/operations';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../testing/open-screen.tsx';

const numbers = ['104471882', '104471890', '104480316'];
const accounts = numbers.flatMap((accountNumber, index) => {
  const { results } = operations['accounts.list'].response.parse(
    sampleOf(operations['accounts.list'].response, { accountNumber, isPrimaryAccount: index === 0 }),
  );
  return results.slice(0, 1);
});

/** The accounts marked as chosen after these were chosen one after another, and what the phone’s button says. */
async function markedAfter(...chosen: readonly string[]) {
  const { html } = await openScreen('manage-notifications', {
    site: siteWith(),
    signedIn: true,
    given: { results: accounts, totalRecords: accounts.length },
    // The button says it a moment after the list.
    steps: [...chosen.map((number) => () => buttonOf(document.body, number).click()), () => undefined],
  });
  const page = new DOMParser().parseFromString(html, 'text/html').body;
  return {
    marked: [...page.querySelectorAll('.switcher__list [aria-current=true] small')].map(
      (one) => /\d{9}/.exec(one.textContent ?? '')?.[0],
    ),
    place: page.querySelector('.switcher__toggle .end')?.textContent,
  };
}

function buttonOf(page: HTMLElement, number: string): HTMLElement {
  const found = [...page.querySelectorAll<HTMLElement>('.switcher__list button')].find((one) =>
    one.textContent?.includes(number),
  );
  if (!found) throw new Error(`The switcher has no ${number}.`);
  return found;
}

describe('the account switcher', () => {
  it.each([
    [[], '104471882', '1 of 3'],
    [['104471890'], '104471890', '2 of 3'],
    [['104471890', '104480316'], '104480316', '3 of 3'],
    [['104480316', '104471890', '104471882'], '104471882', '1 of 3'],
  ])('marks the account that was chosen last: %s', async (chosen, marked, place) => {
    expect(await markedAfter(...chosen)).toEqual({ marked: [marked], place });
  });
});

describe('accounts of others', () => {
  it('stand below one’s own, with whose they are and what may be done, also where there is one account', async () => {
    const { html } = await openScreen('manage-notifications', {
      site: siteWith(),
      signedIn: true,
      given: { totalRecords: 1, hasOthers: true, holder: 'Walter Prine', scope: 'pay', endsOn: '2027-06-30' },
      steps: [() => document.querySelector<HTMLElement>('.switcher__all')?.click()],
    });
    const page = new DOMParser().parseFromString(html, 'text/html').body;
    const groups = [...page.querySelectorAll('.account-sheet__group')].map((one) => one.textContent ?? '');
    expect(groups[0]).toContain('Mine');
    expect(groups[1]).toBe('For others');
    expect(page.querySelector('.account-sheet:last-of-type')?.textContent).toContain(
      'You may see and pay, until 06/30/2027',
    );
  });
});
