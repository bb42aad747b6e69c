import formbody from '@fastify/formbody';
import { openSigned, sign } from '@rochdale/contract/hosted-payment/signing';
import type { Authorization, TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { authorizeForm } from './authorize-form.ts';
import { carryOut } from './charge.ts';
import type { Clock } from './clock.ts';
import { checkCard, checkEcheck, type Entry, type EntryErrors } from './entry-form.ts';
import { hostedCss } from './hosted-css.ts';
import { type Html, html } from './html.ts';
import { documentOf, messagePage, type PageModel, paymentPage } from './payment-page.ts';
import { resultOf } from './results.ts';
import type { SandboxSettings } from './settings.ts';
import { statusApi } from './status-api.ts';
import { openTransactions, type Transaction } from './transactions.ts';

/** The session of a page: which requisition, and whether fees apply. Signed, so that the page can't be bent. */
interface PageSession {
  readonly transNo: string;
  readonly feeCents: number;
}

const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Builds the sandbox. It does not listen. */
export async function buildSandbox(settings: SandboxSettings, clock: Clock): Promise<FastifyInstance> {
  const app = Fastify();
  const transactions = await openTransactions(settings.dataFolder);
  await app.register(formbody);

  const send = (reply: FastifyReply, status: number, title: string, body: Html) =>
    reply
      .status(status)
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(documentOf(title, body));
  const refuse = (reply: FastifyReply, reason: string) =>
    send(reply, 400, 'Refused', messagePage('We can’t take this payment', reason));
  const returnTo = (reply: FastifyReply, url: string, result: TransactionResult) =>
    reply.redirect(`${url}?result=${sign('return', result, settings.secret)}`, 303);

  /** The requisition of a page, when its session is good. */
  const sessionOf = (signed: unknown): { session: PageSession; transaction: Transaction } | undefined => {
    const opened = typeof signed === 'string' ? openSigned('query', signed, settings.secret) : undefined;
    if (typeof opened !== 'object' || opened === null || !('transNo' in opened) || !('feeCents' in opened))
      return undefined;
    const session = { transNo: String(opened.transNo), feeCents: Number(opened.feeCents) };
    const transaction = transactions.find(session.transNo);
    return transaction && { session, transaction };
  };

  const showPage = (
    reply: FastifyReply,
    authorization: Authorization,
    utilityName: string,
    session: PageSession,
    method: 'cc' | 'echeck',
    state: { entry?: Entry; errors?: EntryErrors; problem?: string } = {},
  ) => {
    const model: PageModel = {
      utilityName,
      accountNumber: authorization.accountNumber.replaceAll(',', ', '),
      transNo: authorization.transNo,
      session: sign('query', session, settings.secret),
      amountCents: authorization.amountCents,
      feeCents: session.feeCents,
      method:
        method === 'cc' && !authorization.allowCard
          ? 'echeck'
          : method === 'echeck' && !authorization.allowEcheck
            ? 'cc'
            : method,
      allowCard: authorization.allowCard,
      allowEcheck: authorization.allowEcheck,
      hangSeconds: settings.hangSeconds,
      entry: state.entry ?? {},
      errors: state.errors ?? {},
      ...(state.problem !== undefined && { problem: state.problem }),
    };
    return send(reply, state.errors || state.problem ? 422 : 200, 'Pay', paymentPage(model));
  };

  app.get('/hosted.css', (_request, reply) => reply.type('text/css').send(hostedCss));

  app.post('/pay', async (request, reply) => {
    const checked = authorizeForm(request.body, settings, clock.now());
    if ('refused' in checked) return refuse(reply, checked.refused);
    const { form, authorization } = checked;
    const approved = transactions.find(authorization.transNo)?.results.find((result) => result.status === 'approved');
    if (approved) return returnTo(reply, authorization.returnUrl, approved);
    await transactions.open(authorization, form.UtilityName);
    const feeCents = form.CCConvenienceFee === '1' ? settings.feeCents : 0;
    const method = form.PaymentType === 'echeck' ? 'echeck' : 'cc';
    return showPage(reply, authorization, form.UtilityName, { transNo: authorization.transNo, feeCents }, method);
  });

  app.get<{ Querystring: { session?: string; method?: string } }>('/pay/page', async (request, reply) => {
    const found = sessionOf(request.query.session);
    if (!found) return refuse(reply, 'This payment page is not known.');
    const { authorization, utilityName } = found.transaction;
    return showPage(
      reply,
      authorization,
      utilityName,
      found.session,
      request.query.method === 'echeck' ? 'echeck' : 'cc',
    );
  });

  app.post<{ Body: Record<string, string> }>('/pay/submit', async (request, reply) => {
    const entry = request.body ?? {};
    const found = sessionOf(entry.session);
    if (!found) return refuse(reply, 'This payment page is not known.');
    const { session, transaction } = found;
    const { authorization, utilityName } = transaction;
    const approved = transaction.results.find((result) => result.status === 'approved');
    if (approved) return returnTo(reply, authorization.returnUrl, approved);
    const method = entry.method === 'echeck' ? 'echeck' : 'cc';
    const checked = method === 'cc' ? checkCard(entry, authorization.cardTypes, clock.now()) : checkEcheck(entry);
    if ('errors' in checked)
      return showPage(reply, authorization, utilityName, session, method, { entry, errors: checked.errors });
    const outcome = await carryOut({ settings, transactions, clock }, authorization, session.feeCents, checked.method);
    switch (outcome.kind) {
      case 'return':
        return returnTo(reply, authorization.returnUrl, outcome.result);
      case 'refused':
        return showPage(reply, authorization, utilityName, session, method, { entry, problem: outcome.problem });
      case 'silent':
        return send(reply, 200, 'Done', messagePage('You can close this window', 'Nothing more will happen here.'));
    }
  });

  app.post<{ Body: Record<string, string> }>('/pay/cancel', async (request, reply) => {
    const found = sessionOf(request.body?.session);
    if (!found) return refuse(reply, 'This payment page is not known.');
    const { authorization } = found.transaction;
    await transactions.cancel(authorization.transNo);
    const result = resultOf(authorization, 'cancelled', { paymentType: 'cc', lastFour: '' }, 0, clock.now());
    return returnTo(reply, authorization.cancelUrl, result);
  });

  app.get('/', (_request, reply) =>
    send(
      reply,
      200,
      'Sandbox',
      messagePage('A hosted payment page', 'You come here from a portal, with a payment.', html``),
    ),
  );
  statusApi(app, settings, transactions, clock);
  return app;
}
