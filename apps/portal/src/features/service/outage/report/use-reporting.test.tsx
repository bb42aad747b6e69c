import { siteWith } from '@rochdale/test-kit/site/builders';
import { render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/calls/api.ts';
import { keepStored } from '../../../../lib/device/storage.ts';
import { SiteProvider } from '../../../../lib/site.tsx';
import type { ReportDetails } from '../outage-calls.ts';
import { keptReports } from './kept-reports.ts';
import { sendAgain } from './send-report.ts';
import { useReporting } from './use-reporting.ts';

const { byVisitor } = vi.hoisted(() => ({ byVisitor: vi.fn() }));
vi.mock('../../../../lib/device/device-key.ts', () => import('../../../../lib/device/testing/device-keys.ts'));
vi.mock('../outage-calls.ts', () => ({ reportByMember: vi.fn(), reportByVisitor: byVisitor }));

const taken = { statusMessage: 'Thank you.' };
const details: ReportDetails = { outageReason: 'No power', callBack: false, remarks: '' };
const sentIds = (): string[] => byVisitor.mock.calls.map(([{ body }]) => body.reportId);

let press: (details: ReportDetails) => Promise<void>;
let pressTwice: (details: ReportDetails) => Promise<unknown>;
function Form({ accountNumber }: { accountNumber: string }) {
  const { report } = useReporting({ accountNumber, right: { phoneLastFourDigits: '0111' } });
  press = (written) => act(() => report(written));
  pressTwice = (written) => act(() => Promise.all([report(written), report(written)]));
  return null;
}
const formFor = (accountNumber: string) => (
  <SiteProvider site={siteWith({})}>
    <Form accountNumber={accountNumber} />
  </SiteProvider>
);

beforeEach(() => {
  keepStored('outageReports', null);
  byVisitor.mockReset().mockResolvedValue(taken);
});

it.each([0, 502])(
  'a report that waits at %d and is written again unchanged, also on another page, is one',
  async (status) => {
    byVisitor.mockRejectedValueOnce(new ApiError('Away.', status)).mockRejectedValueOnce(new ApiError('Away.', status));
    render(formFor('104500090'));
    await press(details);
    await press(details);
    expect(await keptReports()).toHaveLength(1);
    render(formFor('104500090'));
    await press(details);
    expect(new Set(sentIds()).size).toBe(1);
    expect(await keptReports()).toEqual([]);
  },
);

it('a report whose button is pressed twice in a moment goes under one id', async () => {
  render(formFor('104500090'));
  await pressTwice(details);
  expect(new Set(sentIds()).size).toBe(1);
});

it('a report that was refused is sent again under its id, also corrected', async () => {
  byVisitor.mockRejectedValueOnce(new ApiError('No.', 500));
  render(formFor('104500090'));
  await press(details);
  await press({ ...details, remarks: 'A tree fell.' });
  expect(new Set(sentIds()).size).toBe(1);
});

it('a report is another once the first is settled, says something else while that waits, or is of another account', async () => {
  const form = render(formFor('104500090'));
  await press(details);
  await press(details);
  byVisitor.mockRejectedValueOnce(new ApiError('Away.', 0));
  await press(details);
  await press({ ...details, outageReason: 'Lights flicker' });
  byVisitor.mockRejectedValueOnce(new ApiError('No.', 500));
  await press({ ...details, outageReason: 'A line is down' });
  form.show(formFor('104500108'));
  await press({ ...details, outageReason: 'A line is down' });
  expect(new Set(sentIds()).size).toBe(6);
  const [waiting] = await keptReports();
  if (waiting) await sendAgain(waiting);
  await press(details);
  expect(new Set(sentIds()).size).toBe(7);
});
