import { coopCommand } from '../support/coop.ts';
import { cedarRidge } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test } from '../support/journey.ts';
import { answerWith, calls, openOutage, tab } from '../support/outage.ts';
import { codePattern, fromOutbox, messagesTo } from '../support/outbox.ts';

const account = '104471882';

test('an outage tells what has happened; an estimate that has passed says so', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  const course = {
    timeOfInterruption: '2026-11-20T21:40',
    crewAssignedAt: '2026-11-21T06:10',
    estimates: [
      { toldAt: '2026-11-20T22:05', estimate: '2026-11-21T02:00' },
      { toldAt: '2026-11-21T06:15', estimate: '2026-11-21T18:30' },
    ],
    estimatedTimeOfRestoration: '2026-11-21T18:30',
    timeOfRestored: null,
  };
  const told = {
    asOf: '2026-11-21T23:15',
    estimatedTimeOfRestoration: '2026-11-21T18:30',
    membersWithoutPower: 312,
    course,
  };
  await answerWith(page, calls.status, told);
  await openOutage(page, cedarRidge, account);
  await expect(page.getByText(/^There is an active outage .* time, 11\/21\/2026 18:30, has passed\.$/)).toBeVisible();
  await expect(page.getByText('Estimate passed')).toBeVisible();
  await expect(page.getByText('312 members are without power in this outage. Cause: Weather.')).toBeVisible();
  const steps = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
  await expect(steps).toHaveText([
    'Power went off11/20/2026 21:40, 25 hours 35 minutes ago',
    'We expected it back at 02:0011/20/2026 22:05, 25 hours 10 minutes ago',
    'A crew is assigned11/21/2026 06:10, 17 hours 5 minutes ago',
    'The estimate of 18:30 has passedThere is no new one yet. When there is, you see it here.',
    'Power is backThis page says so within a minute.',
  ]);
  await expectAccessible(page);
  const ended = { ...told, isActive: 'N', course: { ...course, timeOfRestored: '2026-11-21T22:15' } };
  await page.unroute(calls.status);
  await answerWith(page, calls.status, ended);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('ON', { exact: true })).toBeVisible();
  await expect(steps.last()).toHaveText('Power is back11/21/2026 22:15, 1 hour ago');
  await expect(page.getByText('Text me when it is back')).toHaveCount(0);
  await expectAccessible(page);
});

test('the map’s tab lists where the power is out; the history shows what is still off', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  await openOutage(page, cedarRidge, account);
  await tab(page, 'Map').click();
  const areas = page.getByRole('list', { name: 'Outages, largest first' }).getByRole('listitem');
  const own = areas.filter({ hasText: 'Your home' });
  await expect(own).toContainText('Cause: Weather. A crew is assigned.');
  await expect(own).toContainText('Fewer than 5 members');
  await expectAccessible(page);
  await tab(page, 'Outage History').click();
  const rows = page.getByRole('table', { name: 'Outage History' }).locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(/Still OFF.*Weather/);
  await expect(rows).toHaveCount(11);
  await expectAccessible(page);
});

test('who asks for it is texted once when the power is back, at a number that a code proved @main', async ({
  page,
  context,
}, { project }) => {
  test.slow();
  const isPhone = project.name === 'phone';
  const [login, own] = isPhone
    ? (['milo.castellan', '104510201'] as const)
    : (['edda.fairweather', '104510101'] as const);
  const number = isPhone ? '5415550171' : '5415550170';
  const shown = isPhone ? '(541) 555-0171' : '(541) 555-0170';
  const outage = `TEXT-${project.name}`;
  await coopCommand('cedar-ridge', 'outage', 'start', outage, '--description', 'A line is down', '--accounts', own);
  await signIn(page, cedarRidge, login);
  await openOutage(page, cedarRidge, own);
  const asking = page.getByRole('region', { name: /Text me when it is back|Is this your phone\?/ });
  const field = asking.getByLabel('Mobile number');
  const button = asking.getByRole('button', { name: 'Text me', exact: true });
  await expect(asking).toContainText('By pressing “Text me”, I agree that Cedar Ridge Electric Cooperative sends one');
  await field.fill('');
  await button.click();
  await expect(asking.getByText('You must enter a phone number')).toBeVisible();
  await field.fill('541555');
  await expect(asking.getByText('Invalid phone format.(Ex: (987) 456-1230)')).toBeVisible();
  await expectAccessible(page);
  await field.fill(number);
  await expect(field).toHaveValue(shown);
  await context.setOffline(true);
  await button.click();
  await expect(asking.getByRole('alert')).toContainText('We could not reach our server.');
  await expect(field).toHaveValue(shown);
  await context.setOffline(false);
  await button.click();
  const code = asking.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  const sent = await fromOutbox(page, cedarRidge, number, codePattern);
  await code.fill(sent === '000000' ? '000001' : '000000');
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect(asking.getByRole('alert')).toContainText('This code is not right, or too old.');
  await expect(code).toHaveValue('');
  await code.fill(sent);
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect(asking.getByText(`We will text ${shown} when the power is back.`).first()).toBeVisible();
  await expect(asking).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(asking.getByText(`We will text ${shown} when the power is back.`)).toBeVisible();
  await expect(asking.getByRole('button', { name: 'Don’t text me' })).toBeVisible();

  await coopCommand('cedar-ridge', 'outage', 'end', outage);
  const told = async () =>
    (await messagesTo(page, cedarRidge, number)).filter((message) => message.includes('Power is back')).length;
  await coopCommand('cedar-ridge', 'notices', '--now');
  await expect.poll(told).toBe(1);
  await coopCommand('cedar-ridge', 'notices', '--now');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('ON', { exact: true })).toBeVisible();
  await expect(asking).toHaveCount(0);
  expect(await told()).toBe(1);
});

test('who changes their mind is not texted; where the server is too busy the page says so', async ({ page }) => {
  await signIn(page, cedarRidge, 'marisol.okonkwo');
  const asks = '**/restoration-text';
  await page.route(asks, (route) =>
    route.fulfill({ status: 503, json: { code: 5031, message: 'We cannot take this right now.' } }),
  );
  await openOutage(page, cedarRidge, account);
  await expect(
    page.getByText('We can’t take your number right now. The page keeps telling what we know.'),
  ).toBeVisible();
  await expect(page.getByText('OFF', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(asks);
  const asked = { phone: '(541) 555-0142', state: 'waiting' };
  await answerWith(page, asks, { isOffered: true, asked });
  await openOutage(page, cedarRidge, account);
  const asking = page.getByRole('region', { name: 'Text me when it is back' });
  await expect(asking.getByText('We will text (541) 555-0142 when the power is back.')).toBeVisible();
  await page.unroute(asks);
  await asking.getByRole('button', { name: 'Don’t text me' }).click();
  await expect(asking.getByLabel('Mobile number')).toHaveValue('(541) 555-0142');
  await expect(asking).toBeFocused();
  await expectAccessible(page);
});
