import { siteWith } from '@rochdale/test-kit/site/builders';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { pressing, typing } from '../../../app/testing/typing.ts';
import { resumeUnsent, takeUnsent } from '../../../lib/device/storage.ts';

it('a reading with a decimal point is refused as it stands, and not sent as another number (energy-58)', async () => {
  const { text, html, calls } = await openScreen('meter-reading', {
    site: siteWith(),
    signedIn: true,
    given: { meterNumber: '67204118' },
    steps: [typing('67204118', '12345.6'), pressing('Submit')],
  });
  expect(text).toContain('The reading should contain only digits.');
  expect(html).toContain('value="12345.6"');
  expect(calls.has('meter-reading.submit')).toBe(false);
});

it('a reading that was typed waits until the member is back', async () => {
  let kept: string | null = null;
  await openScreen('meter-reading', {
    site: siteWith(),
    signedIn: true,
    given: { meterNumber: '67204118' },
    steps: [
      typing('67204118', '52300'),
      () => {
        resumeUnsent();
        kept = takeUnsent('meter-reading.67204118');
      },
    ],
  });
  expect(kept).toBe('{"67204118":"52300"}');
});
