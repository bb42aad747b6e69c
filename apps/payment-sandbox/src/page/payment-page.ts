import { listedBankAccounts, listedCards } from '../outcomes.ts';
import type { Entry, EntryErrors } from './entry-form.ts';
import { Html, html } from './html.ts';

/** What the payment page shows. */
export interface PageModel {
  readonly utilityName: string;
  readonly accountNumber: string;
  readonly transNo: string;
  readonly session: string;
  readonly purpose: 'payment' | 'store';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly method: 'cc' | 'echeck';
  readonly allowCard: boolean;
  readonly allowEcheck: boolean;
  readonly hangSeconds: number;
  readonly entry: Entry;
  readonly errors: EntryErrors;
  readonly problem?: string;
}

export const dollars = (cents: number): string =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

/** The payment page: what is paid on the left, the entry on the right. */
export function paymentPage(page: PageModel): Html {
  return html`<main class="np"><section class="np-sum" aria-label="Summary"><div class="np-brand">${logo}Northgate Pay</div>
${page.purpose === 'store' ? storeSummary(page) : paymentSummary(page)}
<p class="np-ref">Reference ${page.transNo}</p></section>
<section class="np-form"><h1>${titleOf(page)}</h1>
${page.problem && html`<p class="np-bad" role="alert">${page.problem}</p>`}
${wrongFields(page).length > 0 && summaryOf(page)}
${page.allowCard && page.allowEcheck && tabs(page)}
<form method="post" action="/pay/submit" novalidate><input type="hidden" name="session" value="${page.session}"><input type="hidden" name="method" value="${page.method}">
${page.method === 'cc' ? cardFields(page) : echeckFields(page)}
<button type="submit">${lock}${page.purpose === 'store' ? 'Save' : `Pay ${dollars(page.amountCents + page.feeCents)}`}</button></form>
<form method="post" action="/pay/cancel"><input type="hidden" name="session" value="${page.session}"><button class="np-cancel" type="submit">Cancel and return to ${page.utilityName}</button></form>
${testBox(page)}</section></main>`;
}

/** Fields in the order of the page. */
const fieldsOf = {
  cc: ['cardNumber', 'expiry', 'cvv', 'name', 'zip'],
  echeck: ['accountType', 'routingNumber', 'accountNumber', 'name', 'authorize'],
} as const;
const wrongFields = ({ method, errors }: PageModel) => fieldsOf[method].filter((name) => errors[name] !== undefined);

/** What is missing or wrong, each leading to its field. */
function summaryOf(page: PageModel): Html {
  const lines = wrongFields(page).map((name) => html`<li><a href="#${name}">${page.errors[name]}</a></li>`);
  return html`<div class="np-bad"><p>Check the form:</p><ul>${lines}</ul></div>`;
}

/** The browser puts the cursor into the first field that is wrong. */
const focusIf = (page: PageModel, name: string): Html | false => wrongFields(page)[0] === name && html` autofocus`;

const titles = {
  payment: { cc: 'Pay with a card', echeck: 'Pay by e-check' },
  store: { cc: 'Save a card', echeck: 'Save a bank account' },
} as const;

const titleOf = (page: PageModel): string => titles[page.purpose][page.method];

function paymentSummary(page: PageModel): Html {
  return html`<p class="np-to">Paying ${page.utilityName}</p><p class="np-amt">${dollars(page.amountCents + page.feeCents)}</p>
<dl><div><dt>Bill payment<small>Account ${page.accountNumber}</small></dt><dd>${dollars(page.amountCents)}</dd></div>
<div><dt>Convenience fee</dt><dd>${dollars(page.feeCents)}</dd></div>
<div class="t"><dt>Total</dt><dd>${dollars(page.amountCents + page.feeCents)}</dd></div></dl>`;
}

function storeSummary(page: PageModel): Html {
  return html`<p class="np-to">For payments to ${page.utilityName}</p><p class="np-amt">${dollars(0)}</p><p>Nothing is charged now.</p>`;
}

/** A page that only says something. */
export function messagePage(title: string, text: string, next?: Html): Html {
  return html`<main class="np np-single"><section class="np-form"><div class="np-brand np-brand-dark">${logo}Northgate Pay</div><h1>${title}</h1><p>${text}</p>${next}</section></main>`;
}

/** Wraps a body into a document. */
export function documentOf(title: string, body: Html): string {
  return `<!doctype html>${
    html`<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Northgate Pay</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/hosted.css"></head><body><header class="sandbox"><strong>SANDBOX</strong><span>This is a test processor. No money moves and no card is stored.</span></header>${body}</body></html>`
      .text
  }`;
}

function tabs(page: PageModel): Html {
  const tab = (method: 'cc' | 'echeck', label: string) =>
    html`<a href="/pay/page?session=${encodeURIComponent(page.session)}&amp;method=${method}"${page.method === method && html` aria-current="page"`}>${label}</a>`;
  return html`<nav class="np-tabs" aria-label="Payment type">${tab('cc', 'Credit card')}${tab('echeck', 'E-check')}</nav>`;
}

function cardFields(page: PageModel): Html {
  return html`${field(page, 'cardNumber', 'Card number', 'inputmode="numeric" autocomplete="cc-number"')}
<div class="np-2"><div>${field(page, 'expiry', 'Expiration', 'placeholder="MM / YY" autocomplete="cc-exp"')}</div><div>${field(page, 'cvv', 'Security code', 'placeholder="CVV" inputmode="numeric" autocomplete="cc-csc" maxlength="4"')}</div></div>
${field(page, 'name', 'Name on card', 'autocomplete="cc-name"')}${field(page, 'zip', 'Billing ZIP code', 'class="np-short" inputmode="numeric" autocomplete="postal-code"')}`;
}

function echeckFields(page: PageModel): Html {
  const radio = (type: string) =>
    html`<label><input type="radio"${type === 'Checking' && html` id="accountType"${focusIf(page, 'accountType')}`} name="accountType" value="${type}"${page.entry.accountType === type && html` checked`}> ${type}</label>`;
  return html`<fieldset${page.errors.accountType !== undefined && html` aria-describedby="accountType-error"`}><legend>Account type</legend>${errorOf(page, 'accountType')}<div class="np-r">${radio('Checking')}${radio('Savings')}</div></fieldset>
${field(page, 'routingNumber', 'Routing number', 'inputmode="numeric" autocomplete="off"')}${field(page, 'accountNumber', 'Account number', 'inputmode="numeric" autocomplete="off"')}
${field(page, 'name', 'Name on the account', 'autocomplete="name"')}
${errorOf(page, 'authorize')}<label class="np-c"><input type="checkbox" id="authorize" name="authorize" value="yes"${page.entry.authorize === 'yes' && html` checked`}${describedBy(page, 'authorize')}> I authorize Northgate Pay to debit this account ${page.purpose === 'store' ? `for payments to ${page.utilityName}` : `once for ${dollars(page.amountCents + page.feeCents)}`}.</label>`;
}

function field(page: PageModel, name: string, label: string, attributes: string): Html {
  const value = name === 'cvv' ? '' : (page.entry[name] ?? '');
  return html`<label for="${name}">${label}</label>${errorOf(page, name)}<input id="${name}" name="${name}" value="${value}" ${new Html(attributes)}${describedBy(page, name)}>`;
}

function describedBy(page: PageModel, name: string): Html | false {
  return (
    page.errors[name] !== undefined && html` aria-invalid="true" aria-describedby="${name}-error"${focusIf(page, name)}`
  );
}

function errorOf(page: PageModel, name: string): Html | undefined {
  const error = page.errors[name];
  return error === undefined ? undefined : html`<p class="np-err" id="${name}-error">${error}</p>`;
}

function testBox(page: PageModel): Html {
  const rows = page.method === 'cc' ? listedCards : listedBankAccounts;
  const note = page.method === 'cc' ? 'Use any future date and any security code.' : 'Use routing number 021000021.';
  return html`<details class="np-test" open><summary>Sandbox: choose what happens</summary><p>${note}</p><ul>${rows.map(
    ([number, outcome]) =>
      html`<li><code>${number}</code><span>${outcome.replace('30', String(page.hangSeconds))}</span></li>`,
  )}</ul></details>`;
}

const logo = html`<svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true"><path fill="currentColor" d="M13 2 2 10v14h7v-8a4 4 0 0 1 8 0v8h7V10z"/></svg>`;
const lock = html`<svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/></svg>`;
