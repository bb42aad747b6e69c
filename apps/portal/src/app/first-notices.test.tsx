import { siteWith } from '@rochdale/test-kit/site/builders';
import { button, find } from '@rochdale/ui/testing/render.ts';
import { expect, it } from 'vitest';
import { openScreen } from './testing/open-screen.tsx';
// Loaded beforehand: the page is quiet while it comes.
import '../features/communications/notifications/manage-notifications-page.tsx';

const site = siteWith({
  features: { Notifications: true, Outage: true },
  configuration: { allowSubscribeForNotification: true },
});
const topic = (name: string, channels: string[]) => ({ topic: name, channels, threshold: null, stopped: [] });
const given = {
  topics: [topic('billReady', ['email']), topic('paymentDue', ['email']), topic('outage', ['email'])],
  channel: 'text',
  contacts: [],
  isPreset: true,
  unitOfMeasure: 'KWH',
  otherAccounts: 0,
};

it('Manage Notifications begins with switches; a mobile number is added in place, with no box ticked (communications-40)', async () => {
  let focused: string | undefined;
  let ticked: boolean | undefined;
  const { text } = await openScreen('manage-notifications', {
    site,
    signedIn: true,
    given,
    steps: [
      () => button('Add a mobile number').click(),
      () => {
        focused = document.activeElement?.id;
        ticked = find('#texts').matches(':checked');
      },
    ],
  });
  expect(text).toContain('No email address of yours is verified.');
  expect(text).toContain('3 days before the due date');
  expect([focused, ticked]).toEqual(['address', false]);
});
