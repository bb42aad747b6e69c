import formbody from '@fastify/formbody';
import { sign } from '@rochdale/contract/hosted-payment/signing';
import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Transaction } from './books.ts';
import { charge, leave } from './charge.ts';
import type { Clock } from './clock.ts';
import type { Company } from './company.ts';
import { hostedCss } from './hosted-css.ts';
import { authorizeForm } from './page/authorize-form.ts';
import { checkCard, checkEcheck, type Entry, type EntryErrors } from './page/entry-form.ts';
import { feeOf } from './page/fees.ts';
import type { Html } from './page/html.ts';
import { closedReason, signPage, transactionOfPage } from './page/page-session.ts';
import { documentOf, messagePage, paymentPage } from './page/payment-page.ts';
import { statusApi } from './questions/status-api.ts';
import type { SandboxSettings } from './settings.ts';
import { settleDue } from './settling/settle.ts';
import { settlementsApi } from './settling/settlements-api.ts';
import { takeBackDue } from './taken-back/take-back.ts';
import { openTransactions, standingCharge } from './transactions.ts';

type PaymentType = 'cc' | 'echeck';

const termsThatStay = ['purpose', 'amountCents', 'accountNumber'] as const;
const takeBackEveryMs = 250;
const settleEveryMs = 1_000;
const notKnown = 'This payment page is not known.';
const postedFields = z.record(z.string(), z.string());
const pageQuery = z.object({ session: z.string().optional(), method: z.enum(['cc', 'echeck']).catch('cc') });

/** Builds the sandbox. It does not listen. Throws when its books can't be read. */
export async function buildSandbox(settings: SandboxSettings, clock: Clock): Promise<FastifyInstance> {
  const app = Fastify();
  const transactions = await openTransactions(settings.dataFolder);
  const company: Company = { settings, transactions, clock };
  await app.register(formbody);
  // Every answer says what time it is here.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('date', clock.now().toUTCString());
    done();
  });
  // What can't be written is tried again.
  const takingBack = setInterval(() => takeBackDue(company).catch(() => undefined), takeBackEveryMs).unref();
  const settling = setInterval(() => settleDue(company).catch(() => undefined), settleEveryMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(takingBack);
    clearInterval(settling);
  });

  const send = (reply: FastifyReply, status: number, title: string, body: Html, returns: readonly string[] = []) =>
    reply
      .status(status)
      .header('content-security-policy', policy(returns))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(documentOf(title, body));
  const refuse = (reply: FastifyReply, reason: string, status = 400) =>
    send(reply, status, 'Refused', messagePage('We can’t take this payment', reason));
  const returnTo = (reply: FastifyReply, url: string, result: TransactionResult) =>
    reply.redirect(`${url}?result=${sign('return', result, settings.secret)}`, 303);

  const showPage = (
    reply: FastifyReply,
    { authorization: granted, utilityName }: Transaction,
    asked: PaymentType,
    state: { entry?: Entry; errors?: EntryErrors; problem?: string } = {},
  ) => {
    const method = asked === 'cc' ? (granted.allowCard ? 'cc' : 'echeck') : granted.allowEcheck ? 'echeck' : 'cc';
    const page = paymentPage({
      utilityName,
      accountNumber: granted.accountNumber.replaceAll(',', ', '),
      transNo: granted.transNo,
      session: signPage(granted.transNo, settings.secret),
      purpose: granted.purpose,
      amountCents: granted.amountCents,
      feeCents: feeOf(granted, method, settings.feeCents),
      method,
      allowCard: granted.allowCard,
      allowEcheck: granted.allowEcheck,
      hangSeconds: settings.hangSeconds,
      entry: state.entry ?? {},
      errors: state.errors ?? {},
      ...(state.problem !== undefined && { problem: state.problem }),
    });
    const [status, title] = state.errors || state.problem ? ([422, 'Error: Pay'] as const) : ([200, 'Pay'] as const);
    return send(reply, status, title, page, [granted.returnUrl, granted.cancelUrl]);
  };

  /** Shows a page, or where its requisition has come to. */
  const showOrEnd = (reply: FastifyReply, transaction: Transaction, asked: PaymentType) => {
    const charged = standingCharge(transaction);
    if (charged) return returnTo(reply, transaction.authorization.returnUrl, charged);
    const reason = closedReason(transaction, transactions.isVoid(transaction.authorization.transNo), clock.now());
    return reason === undefined ? showPage(reply, transaction, asked) : refuse(reply, reason);
  };

  app.get('/hosted.css', (_request, reply) => reply.type('text/css').send(hostedCss));

  app.post('/pay', async (request, reply) => {
    const checked = authorizeForm(request.body, settings, clock.now());
    if ('refused' in checked) return refuse(reply, checked.refused);
    const { form, authorization } = checked;
    const transaction = await transactions.alone(authorization.transNo, async () => {
      const before = transactions.find(authorization.transNo)?.authorization;
      const same = termsThatStay.every((name) => before?.[name] === authorization[name]);
      if (before && !same) return undefined;
      await transactions.open(authorization, form.UtilityName);
      return transactions.find(authorization.transNo);
    });
    if (!transaction) return refuse(reply, 'This payment was opened for another amount.');
    return showOrEnd(reply, transaction, form.PaymentType === 'echeck' ? 'echeck' : 'cc');
  });

  app.get('/pay/page', async (request, reply) => {
    const query = pageQuery.safeParse(request.query).data;
    const transaction = transactionOfPage(query?.session, transactions, settings.secret);
    return transaction && query ? showOrEnd(reply, transaction, query.method) : refuse(reply, notKnown);
  });

  app.post('/pay/submit', async (request, reply) => {
    const entry: Entry = postedFields.safeParse(request.body).data ?? {};
    const transaction = transactionOfPage(entry.session, transactions, settings.secret);
    if (!transaction) return refuse(reply, notKnown);
    const { authorization } = transaction;
    const method: PaymentType = entry.method === 'echeck' ? 'echeck' : 'cc';
    if (!(method === 'cc' ? authorization.allowCard : authorization.allowEcheck))
      return refuse(reply, 'This way of paying is not open for this payment.');
    const checked = method === 'cc' ? checkCard(entry, authorization.cardTypes, clock.now()) : checkEcheck(entry);
    if ('errors' in checked) return showPage(reply, transaction, method, { entry, errors: checked.errors });
    const outcome = await charge(company, authorization.transNo, checked.method);
    switch (outcome.kind) {
      case 'return':
        return returnTo(reply, authorization.returnUrl, outcome.result);
      case 'again':
        return showPage(reply, transaction, method, { entry, problem: outcome.problem });
      case 'closed':
        return refuse(reply, outcome.reason);
      case 'silent':
        return send(reply, 200, 'Done', messagePage('You can close this window', 'Nothing more will happen here.'));
    }
  });

  app.post('/pay/cancel', async (request, reply) => {
    const session = postedFields.safeParse(request.body).data?.session;
    const transaction = transactionOfPage(session, transactions, settings.secret);
    const result = transaction && (await leave(company, transaction.authorization.transNo));
    if (!result) return refuse(reply, notKnown);
    const { returnUrl, cancelUrl } = transaction.authorization;
    return returnTo(reply, result.status === 'approved' ? returnUrl : cancelUrl, result);
  });

  app.get('/', (_request, reply) =>
    send(reply, 200, 'Sandbox', messagePage('A hosted payment page', 'You come here from a portal, with a payment.')),
  );
  app.setNotFoundHandler((_request, reply) => refuse(reply, notKnown, 404));
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    refuse(reply, 'Something went wrong here. Nothing was charged.', error.statusCode ?? 500),
  );
  statusApi(app, company);
  settlementsApi(app, company);
  return app;
}

/** Forms may only go to this page, and on to where the payment's own token sends the browser. */
function policy(returns: readonly string[]): string {
  const origins = [...new Set(returns.map((url) => new URL(url).origin))];
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...origins].join(' ')}`,
  ].join('; ');
}
