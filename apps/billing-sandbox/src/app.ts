import { setTimeout as sleep } from 'node:timers/promises';
import { readSoap, type SoapMessage, writeSoap, writeSoapFault } from '@rochdale/contract/billing-link/soap';
import { childOf, textIn, xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import Fastify, { type FastifyInstance } from 'fastify';
import { Books } from './books.ts';
import type { Clock } from './clock.ts';
import { type Mode, modeAsked, slowMs } from './mode.ts';
import { activeEvents, affectedCustomers, outageEvent } from './outage-events.ts';
import { bookTransactions } from './payment-transactions.ts';
import { customer, meters, serviceLocation } from './service-location.ts';
import type { SandboxSettings } from './settings.ts';
import { extendPayments, modifyCustomers, takeOutageCalls, writeComments } from './told-requests.ts';

/** The billing system to try with: its books, its mode, and the server that speaks for it. */
export interface BillingSandbox {
  readonly app: FastifyInstance;
  readonly books: Books;
  mode: Mode;
}

const dayMs = 86_400_000;
/** Methods that say for themselves what stands around their answer. */
const wholeAnswers = new Set(['GetOutageEvent', 'GetCustomersAffectedByOutage', 'GetCustomerByCustId']);
const methods = [
  ...['PingURL', 'GetMethods', 'GetServiceLocationByAccountNumber', 'CommitPaymentTransaction'],
  ...['GetCustomerByCustId', 'GetMeterByAccountNumber'],
  ...['GetAllActiveOutageEvents', 'GetOutageEvent', 'GetCustomersAffectedByOutage'],
  ...['WriteAccountHistoryComments', 'ModifyCBDataForCustomer', 'ODEventNotification'],
  'RequestPaymentExtension',
] as const;

/** Builds a billing system that speaks MultiSpeak 3.0 at `/cb`, and whose mode is set at `/mode`. It does not listen. */
export function buildBillingSandbox(
  settings: Pick<SandboxSettings, 'user' | 'password'>,
  clock: Clock,
): BillingSandbox {
  const app = Fastify({ bodyLimit: 1_048_576 });
  const sandbox: BillingSandbox = { app, books: new Books(), mode: 'right' };
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/mode', (request) => {
    sandbox.mode = modeAsked.parse(request.body).mode;
    return { mode: sandbox.mode };
  });
  app.post('/cb', async (request, reply) => {
    const { mode } = sandbox;
    reply.type('text/xml; charset=utf-8');
    if (mode === 'down') return reply.status(503).send('');
    if (mode === 'slow') await sleep(slowMs);
    try {
      const message = readSoap(String(request.body));
      requireKnown(message, settings);
      const answered = answer(sandbox, message);
      if (mode === 'doubled') answer(sandbox, message);
      if (mode === 'deaf') return reply.hijack().raw.destroy();
      const ago = mode === 'lying' ? dayMs : 0;
      const header = { Version: '3.0', TimeStamp: new Date(clock.now().getTime() - ago).toISOString() };
      const { name } = message.body;
      return writeSoap(
        header,
        `${name}Response`,
        wholeAnswers.has(name) ? answered : xmlElement(`${name}Result`, {}, answered),
      );
    } catch (error) {
      return reply.status(500).send(writeSoapFault('Server', error instanceof Error ? error.message : 'unknown'));
    }
  });
  return sandbox;
}

function requireKnown({ header }: SoapMessage, { user, password }: Pick<SandboxSettings, 'user' | 'password'>): void {
  if (header.get('UserID') !== user || header.get('Pwd') !== password) throw new Error('The user is not known.');
}

/** What failed of somebody else's. */
const another = xmlElement('errorObject', { objectID: 'another', errorString: 'no such customer' });

/** More time of somebody else's. */
const anotherExtension = xmlElement(
  'paymentExtension',
  {},
  xmlElement('accountNumber', {}, xmlText('another')),
  xmlElement('responseCode', {}, xmlText('Success')),
);

function answer({ books, mode }: BillingSandbox, { body }: SoapMessage): string {
  switch (body.name) {
    case 'PingURL':
      return '';
    case 'GetMethods':
      return methods.map((name) => xmlElement('string', {}, xmlText(name))).join('');
    case 'GetServiceLocationByAccountNumber': {
      const asked = textIn(body, 'accountNumber') ?? '';
      const other = books.accounts.find((one) => one !== asked) ?? asked;
      return serviceLocation(books, mode === 'wrong' ? other : asked);
    }
    case 'GetCustomerByCustId': {
      const found = customer(books, textIn(body, 'custId') ?? '');
      if (found === undefined) throw new Error('There is no such customer.');
      return xmlElement('GetCustomerByCustIdResult', { objectID: textIn(body, 'custId') }, found);
    }
    case 'GetMeterByAccountNumber':
      return meters(books, textIn(body, 'accountNumber') ?? '');
    case 'CommitPaymentTransaction':
      return bookTransactions(books, childOf(body, 'transactions'));
    case 'GetAllActiveOutageEvents':
      return activeEvents(books);
    case 'GetOutageEvent':
      return outageEvent(books, mode === 'wrong' ? 'another' : (textIn(body, 'outageEventID') ?? ''));
    case 'GetCustomersAffectedByOutage':
      return affectedCustomers(books, mode === 'wrong' ? 'another' : (textIn(body, 'outageEventID') ?? ''));
    case 'WriteAccountHistoryComments':
      return mode === 'wrong' ? another : writeComments(books, childOf(body, 'comments'));
    case 'ModifyCBDataForCustomer':
      return mode === 'wrong' ? another : modifyCustomers(books, childOf(body, 'customerData'));
    case 'ODEventNotification':
      return mode === 'wrong' ? another : takeOutageCalls(books, childOf(body, 'ODEvents'));
    case 'RequestPaymentExtension': {
      const answered = extendPayments(books, childOf(body, 'extensionList'));
      return mode === 'wrong' ? anotherExtension : answered;
    }
    default:
      throw new Error(`There is no method ${body.name}.`);
  }
}
