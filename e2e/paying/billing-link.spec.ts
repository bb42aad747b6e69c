import { type BillingSandbox, buildBillingSandbox } from '../../apps/billing-sandbox/src/app.ts';
import { systemClock } from '../../apps/billing-sandbox/src/clock.ts';
import {
  continueWith,
  expect,
  expectAccessible,
  payByCard,
  signIn,
  test,
  typeAmount,
  visit,
} from '../support/journey.ts';
import { panel } from '../support/overview.ts';
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts';

const account = '104471882';
const password = 'known to both sides';
let product: OwnProduct;
let billing: BillingSandbox;

test.beforeAll(async () => {
  test.setTimeout(360_000);
  billing = buildBillingSandbox({ user: 'portal', password }, systemClock);
  billing.books.open(account, 23_456);
  const url = `${await billing.app.listen({ host: '127.0.0.1', port: 0 })}/cb`;
  product = await startOwnProduct('linked', {
    BILLING_LINK: 'multispeak',
    BILLING_LINK_URL: url,
    BILLING_LINK_USER: 'portal',
    BILLING_LINK_PASSWORD: password,
    BILLING_LINK_POSTINGS: 'yes',
  });
});
test.afterAll(async () => {
  test.setTimeout(240_000);
  await product.stop();
  await billing.app.close();
});

test('a member pays what the billing system says at that moment, and it hears of it at once; while it is away they read what is known @desk @main', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await visit(page, `${product.origin}/pages/home`);
  await signIn(page, product.origin, 'marisol.okonkwo');
  await expect(panel(page)).toContainText('$234.56');
  await expect(panel(page).getByText(/^As of /)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Pay Bill' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^As of /)).toBeVisible();
  await expectAccessible(page);
  await typeAmount(page, '61.25');
  await continueWith(page, '$61.25');
  await payByCard(page);
  await expect(page.getByText('Your payment has been processed.')).toBeVisible();
  await expect.poll(() => billing.books.owed(account)).toBe(17_331);
  expect(billing.books.payments.map(({ cents }) => cents)).toEqual([6_125]);
  expect(await product.coop('billing-link')).toContain(
    'Payments: 1 accepted, 0 waiting, 0 without an answer, 0 refused',
  );

  billing.mode = 'down';
  await visit(page, `${product.origin}/pages/accountoverview?accountno=104471890`);
  await expect(panel(page).getByText(/^This is what you owed on .* you can pay as usual\.$/)).toBeVisible();
  await expectAccessible(page);
});
