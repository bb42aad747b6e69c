import { readSoap, type SoapMessage, writeSoap, writeSoapFault } from '@rochdale/contract/billing-link/soap';
import { xmlElement } from '@rochdale/contract/billing-link/xml';
import { type FastifyInstance, fastify } from 'fastify';
import type { InwardSettings } from '../../../../platform/http/billing-link-settings.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { isIn } from '../../../../platform/http/trusted-hops.ts';
import { takeTries } from '../../../../platform/limits/limits.ts';
import { inLanes } from '../../../../platform/process/lanes.ts';
import { balanceAsOf, noteDoubt } from '../answers-store.ts';
import { type AskServices, askBalance } from '../fresh-balances.ts';
import { changedAccounts, errorObjects, isFrom, methodList } from './answer-message.ts';

const hourMinutes = 60;
/** A password is tried so often an hour from one address. */
const wrongTries = 30;
const sideBySide = 5;
const bodyBytes = 1_048_576;

/**
 * Hears from the billing system that accounts have changed, on an address of its own (billing-link-13). Nothing that is
 * said is believed: of an account that we know the billing system is asked. It does not listen yet.
 */
export function billingListener(services: AskServices, settings: InwardSettings): FastifyInstance {
  const { db, clock } = services;
  const server = fastify({ logger: false, bodyLimit: bodyBytes, requestTimeout: 30_000 });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('text/xml', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.addHook('onRequest', async (request, reply) => {
    if (!isIn(settings.networks, request.socket.remoteAddress ?? '')) return reply.status(403).send('');
  });
  const fault = (says: string): string => writeSoapFault('Client', says);

  server.post('/cb', async (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    let message: SoapMessage;
    try {
      message = readSoap(new TextDecoder('utf-8', { fatal: true }).decode(request.body as Buffer));
    } catch {
      return reply.status(400).send(fault('This message can not be read.'));
    }
    const wrong = {
      key: `billing-listener:${request.socket.remoteAddress ?? ''}`,
      tries: wrongTries,
      minutes: hourMinutes,
    };
    const tries = await takeTries(db, [wrong], clock.now()).catch((error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    });
    if (!tries || !isFrom(message, settings)) return reply.status(401).send(fault('The user is not known.'));
    await tries.giveBack();
    const { name } = message.body;
    const answered = await answer(services, settings, message);
    if (answered === undefined) return reply.status(400).send(fault('There is no such method.'));
    const header = { Version: '3.0', TimeStamp: clock.now().toISOString() };
    return writeSoap(header, `${name}Response`, xmlElement(`${name}Result`, {}, answered));
  });
  return server;
}

async function answer(
  services: AskServices,
  settings: InwardSettings,
  message: SoapMessage,
): Promise<string | undefined> {
  switch (message.body.name) {
    case 'PingURL':
      return '';
    case 'GetMethods':
      return methodList();
    case 'ServiceLocationChangedNotification':
      return errorObjects(await hearChanges(services, settings, changedAccounts(message)));
    default:
      return undefined;
  }
}

/** Asks about each account that changed, as many an hour as are allowed; answers those that were not. */
async function hearChanges(
  services: AskServices,
  { perHour }: InwardSettings,
  accountNumbers: readonly string[],
): Promise<{ readonly accountNumber: string; readonly says: string }[]> {
  const { db, clock, log } = services;
  const failed: { readonly accountNumber: string; readonly says: string }[] = [];
  await inLanes(accountNumbers, sideBySide, async (accountNumber) => {
    if ((await balanceAsOf(db, accountNumber)) === undefined) {
      failed.push({ accountNumber, says: 'There is no such account.' });
      return;
    }
    const limit = { key: 'billing-changes', tries: perHour, minutes: hourMinutes };
    const isAllowed = await takeTries(db, [limit], clock.now()).then(
      () => true,
      () => false,
    );
    if (!isAllowed) {
      await noteDoubt(db, { accountNumber, kind: 'too-many' }, clock.now());
      failed.push({ accountNumber, says: 'More changed within an hour than are taken. The office is told.' });
      return;
    }
    await askBalance(services, accountNumber).catch((error: unknown) => {
      log.warn({ err: error }, 'the billing system gave no balance');
      failed.push({ accountNumber, says: 'The balance could not be had. It is asked for when it is needed.' });
    });
  });
  return failed;
}
