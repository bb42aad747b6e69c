import type { Page } from '@playwright/test';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { formatPhone } from '@rochdale/domain/typed-formats';
import { coopCommand } from '../support/coop.ts';
import { cedarRidge, whetstoneHills } from '../support/coops.ts';
import { expect, expectAccessible, payByCard, signIn, test, visit, visitLink } from '../support/journey.ts';
import { storeLanguage } from '../support/languages.ts';
import { codePattern, fromOutbox, messagesTo } from '../support/outbox.ts';
import { smsInboundSecret } from '../support/secrets.ts';
import { openNotices } from './open-notices.ts';

/** What a member of notices has: an account that no other journey pays or loses the power of. */
interface Notified {
  readonly origin: string;
  readonly language: 'en' | 'es';
  readonly username: string;
  readonly email: string;
  readonly account: string;
}

const settings = '/pages/manage-notifications';
const choices = {
  outage: ['notifications.outage', 'notifications.by.email', 'notifications.by.text'],
  paymentReceived: ['notifications.paymentReceived', 'notifications.by.email', 'notifications.by.text'],
} as const;

/** Signs in, adds the phone on file by its code, and chooses a notice by e-mail and by text; answers the phone's digits. */
async function choose(page: Page, member: Notified, topic: keyof typeof choices): Promise<string> {
  const { origin, language, username, account } = member;
  const text = translatorOf(language);
  const main = page.getByRole('main');
  await signIn(page, origin, username, `${origin}${settings}?accountno=${account}`);
  await expect(page).toHaveURL(origin + settings);
  await main
    .getByRole('link', { name: text('notifications.contacts') })
    .first()
    .click();
  const add = page.getByRole('button', { name: /\(\d{3}\) 555-\d{4}$/ });
  const phone = ((await add.getAttribute('aria-label')) ?? (await add.textContent()) ?? '').replace(/\D/g, '');
  await add.click();
  // Its code is the newest one by then.
  await page.getByRole('dialog').waitFor();
  const code = await fromOutbox(page, origin, phone, codePattern);
  await page.getByLabel(text('contacts.code'), { exact: true }).fill(code);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('contacts.verify'), exact: true })
    .click();
  await expect(page.getByText(text('contacts.added', { contact: formatPhone(phone) }))).toBeVisible();
  await main
    .getByRole('link', { name: text('contacts.choose') })
    .first()
    .click();
  await openNotices(page, text('notifications.table'));
  const [name, ...ways] = choices[topic];
  for (const way of ways)
    await main
      .getByRole('checkbox', { name: text('notifications.choice', { topic: text(name), channel: text(way) }) })
      .check();
  await page.getByRole('button', { name: text('notifications.save'), exact: true }).click();
  await expect(page.getByText(text('notifications.saved'))).toBeVisible();
  return phone;
}

/** The text message company passes an answer on. */
async function answer(page: Page, { origin }: Notified, from: string, text: string): Promise<void> {
  const taken = await page.request.post(`${origin}/v3/text-messages/inbound`, {
    headers: { authorization: `Bearer ${smsInboundSecret}` },
    data: { from: `+1${from}`, text },
  });
  expect(taken.status()).toBe(200);
}

/** The address that a message to somebody leads to, behind the words of its link. */
async function linkIn(page: Page, { origin, email }: Notified, label: string): Promise<string> {
  const link = await fromOutbox(page, origin, email, new RegExp(`${label}:\\s*<a href="([^"]+)"`));
  return link.replaceAll('&amp;', '&');
}

test('the power goes: mail and text tell it, the link leads there, STOP ends the texts and not the mail @main', async ({
  page,
}, { project }) => {
  test.slow();
  const member: Notified = {
    origin: cedarRidge,
    language: 'en',
    ...(project.name === 'phone'
      ? { username: 'jonas.ekdahl', email: 'jonas@ekdahl.example', account: '104509127' }
      : { username: 'alma.quist', email: 'alma@quist.example', account: '104509130' }),
  };
  const { origin, account, email } = member;
  const phone = await choose(page, member, 'outage');
  const outage = `journey-${project.name}`;
  await coopCommand('cedar-ridge', 'outage', 'start', outage, '--description', 'A fuse', '--accounts', account);
  await coopCommand('cedar-ridge', 'notices', '--now');
  const ending = account.slice(-4);
  await fromOutbox(page, origin, phone, new RegExp(`(Power has been out at account ending ${ending} )`));

  await visitLink(page, await linkIn(page, member, 'View Outages'));
  await expect(page.getByRole('main')).toContainText(`account ${account},`);
  await expect(page.getByText('OFF', { exact: true })).toBeVisible();

  await answer(page, member, phone, 'Stop.');
  await fromOutbox(page, origin, phone, /(You will not get more texts)/);
  await visitLink(page, await linkIn(page, member, 'Change or stop this notice under Manage Notifications'));
  await expect(page).toHaveURL(origin + settings);
  const stopped = page.getByText(`${formatPhone(phone)} answered STOP. It gets no texts or calls`);
  await expect(stopped).toBeVisible();
  await expectAccessible(page);

  await coopCommand('cedar-ridge', 'outage', 'end', outage);
  await coopCommand('cedar-ridge', 'notices', '--now');
  await fromOutbox(page, origin, email, new RegExp(`(Power is back at account ending ${ending} )`));
  expect((await messagesTo(page, origin, phone)).join(' ')).not.toContain('Power is back');
  const again = page.getByRole('button', { name: 'Turn them on again' });
  await expect(again).toBeDisabled();
  await page.getByLabel(`Yes, for ${formatPhone(phone)}`).check();
  await again.click();
  await expect(page.getByText(`Messages you chose go to ${formatPhone(phone)} again.`)).toBeVisible();
  await expect(again).toHaveCount(0);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('a payment is told by text, and by mail in its receipt; ALTO TODO ends all texts, INICIAR begins them', async ({
    page,
  }, { project }) => {
    test.slow();
    const member: Notified = {
      origin: whetstoneHills,
      language: 'es',
      ...(project.name === 'phone'
        ? { username: 'jonas.ekdahl', email: 'jonas@ekdahl.example', account: '104509123' }
        : { username: 'hattie.brandvold', email: 'hattie@brandvold.example', account: '104509113' }),
    };
    const { origin, account } = member;
    await storeLanguage(page, origin, member.username, 'es');
    const phone = await choose(page, member, 'paymentReceived');
    await visit(page, `${origin}/pages/accountoverview?accountno=${account}`);
    await page.getByRole('main').getByRole('button', { name: 'Pagar factura' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continuar a Northgate Pay' }).click();
    await payByCard(page);
    await expect(page.getByText('Su pago se ha procesado.')).toBeVisible();
    await coopCommand('whetstone-hills', 'notices', '--now');
    const said = new RegExp(`(Gracias\\. Recibimos \\$67\\.75 para la cuenta terminada en ${account.slice(-4)}\\.)`);
    await fromOutbox(page, origin, phone, said);

    // By e-mail its receipt has said it already.
    await fromOutbox(page, origin, member.email, /(El recibo de su pago)/);
    expect((await messagesTo(page, origin, member.email)).join(' ')).not.toContain('Recibimos su pago');
    await visit(page, `${origin}/pages/billpayments/history?accountno=${account}`);
    await expect(page).toHaveURL(`${origin}/pages/billpayments/history`);
    await expect(page.getByRole('main')).toContainText(account);
    await expect(page.getByRole('main')).toContainText('$67.75');

    const stopped = page.getByText(`${formatPhone(phone)} respondió ALTO.`);
    await answer(page, member, phone, 'alto todo');
    await fromOutbox(page, origin, phone, /(Ya no le llegan (?:avisos|mensajes))/);
    await visit(page, `${origin}${settings}`);
    await expect(stopped.last()).toBeVisible();
    await expectAccessible(page);
    await answer(page, member, phone, 'Iniciar');
    await fromOutbox(page, origin, phone, /(Ya recibe otra vez)/);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Pago recibido por mensaje de texto' })).toBeChecked();
    await expect(stopped).toHaveCount(0);
  });
});
