import { operations } from '@rochdale/contract/operations/operations';
import { sampleOf } from '@rochdale/test-kit/answers/sample';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { find } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../app/testing/open-screen.tsx';

const meters = ['67204118', '67204119'];
const daily = operations['usage.daily'].response;
const [sample] = daily.parse(sampleOf(daily, { meterId: meters[0] })).usagesByMeter;

const open = (features: object, steps: readonly (() => void)[] = []) =>
  openScreen('usage-tracker', {
    site: siteWith({ features: { Usages: true, ...features } }),
    signedIn: true,
    given: {
      meters,
      isSupported: true,
      showUsageSuspendedMsg: false,
      accountType: 'Electric',
      hasUsageData: true,
      hasUsageDataForSelectedDateRange: true,
      usagesByMeter: sample ? [sample] : [],
    },
    steps,
  });

const chooseSecond = (): void => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent === 'Meter');
  const select = find(`[id="${label?.htmlFor}"]`);
  if (select instanceof HTMLSelectElement) select.value = meters[1] ?? '';
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

it('a meter that was chosen stays, and says that it has no readings in the range', async () => {
  let chosen = '';
  const { text } = await open({}, [
    chooseSecond,
    () => {
      chosen = [...document.querySelectorAll('select')].map(({ value }) => value).join(' ');
    },
  ]);
  expect(chosen).toContain(meters[1]);
  expect(text).toMatch(/Meter 67204119 has no readings between \d\d\/\d\d\/\d{4} and \d\d\/\d\d\/\d{4}\./);
});

it.each([
  [{ MDMEnabled: true }, true],
  [{ MdmCloudEnabled: true }, false],
])('a day opens from the daily chart and table with %j: %s', async (features, opens) => {
  const { html } = await open(features);
  expect(html.includes('Show the intervals of')).toBe(opens);
});
