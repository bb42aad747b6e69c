import { cedarRidge, ocotillo } from '../support/coops.ts';
import { expect, expectAccessible, signIn, test, visit } from '../support/journey.ts';
import { press } from '../support/keyboard.ts';

const address = `${cedarRidge}/pages/billpayments/pay-automatically` as const;
const calls = '**/v3/member/*/planned-payments';

test('from Payment Options a member compares both ways and reads what is coming @main', async ({ page }) => {
  await signIn(page, cedarRidge, 'alma.quist', `${cedarRidge}/pages/payment-options`);
  await expect(page.getByText('Draft Payments: we take each payment on the day you choose')).toBeVisible();
  await page.getByRole('link', { name: /^Pay automatically:/ }).click();
  await expect(page.getByRole('heading', { name: 'Pay automatically' })).toBeVisible();
  const autoPay = page.getByRole('region', { name: 'Auto Pay', exact: true });
  await expect(autoPay).toContainText('On the due date, or 1 to 10 days before it');
  await expect(page.getByRole('region', { name: 'Draft Payments' })).toContainText('When billed');
  const today = page.getByRole('region', { name: 'Your accounts today' });
  await expect(today.getByRole('listitem')).toContainText('Paid by draft.');
  const coming = page.getByRole('region', { name: 'What is coming in the next 60 days' });
  await expect(coming).toContainText('About $55.30');
  await expect(coming).toContainText('Draft set up with our office');
  await expect(coming).toContainText('Bank account ending in 7702');
  await expectAccessible(page);
  await autoPay.getByRole('link', { name: 'Set up Auto Pay' }).click();
  await expect(page.getByRole('heading', { name: 'Auto Payments' })).toBeVisible();
  await page.getByRole('link', { name: 'Auto Pay or a draft: which one is for me?' }).click();
  await page.getByRole('link', { name: 'Set up a draft', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Draft Setup' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Auto Pay or a draft: which one is for me?' })).toBeVisible();
});

test('by keyboard alone: from the list to the page that changes a draft', async ({ page }) => {
  await signIn(page, cedarRidge, 'hattie.brandvold', address);
  const coming = page.getByRole('region', { name: 'What is coming in the next 60 days' });
  await expect(coming).toContainText('Bank account ending in 5678');
  await expectAccessible(page);
  await press(page, page.getByRole('link', { name: 'Change or stop for account 104509110' }).first());
  await expect(page.getByRole('heading', { name: 'Draft Setup' })).toBeVisible();
});

test('a failed load can be tried again, and with nothing planned there is a next step', async ({ page }) => {
  await signIn(page, cedarRidge, 'alma.quist');
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { code: 5000, message: 'no' } }));
  await visit(page, address);
  await expect(page.getByText('We are unable to process your request at this time.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up Auto Pay' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute(calls);
  await page.route(calls, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), payments: [], withNextBill: [] } });
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing will be taken in the next 60 days.')).toBeVisible();
  await page.getByRole('link', { name: 'Pay Multiple Accounts' }).last().click();
  await expect(page.getByRole('heading', { name: 'Pay Multiple Accounts' })).toBeVisible();
});

test('where drafts take cards alone, it says so', async ({ page }) => {
  await signIn(page, ocotillo, 'alma.quist', `${ocotillo}/pages/billpayments/pay-automatically`);
  await expect(page.getByText('A card you give us just for it')).toBeVisible();
  await expectAccessible(page);
});
