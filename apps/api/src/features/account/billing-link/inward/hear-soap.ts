import { readSoap, type SoapMessage, writeSoap, writeSoapFault } from '@rochdale/contract/billing-link/soap';
import { xmlElement } from '@rochdale/contract/billing-link/xml';
import type { FastifyInstance } from 'fastify';
import { secondsUntilTry, takeTry } from '../../../../platform/limits/limits-store.ts';
import { turnsByKey } from '../../../../platform/process/turns.ts';
import type { AskServices } from '../fresh-balances.ts';
import { changesOf, errorObjects, type InwardCaller, isFrom, methodList } from './answer-message.ts';
import { hearChanges } from './hear-changes.ts';

interface SoapSettings {
  readonly caller: InwardCaller;
  readonly perHour: number;
}

const hourMinutes = 60;
/** A password is tried so often an hour from one address. */
const wrongTries = 30;

/** Hears MultiSpeak at `/cb`. */
export function hearSoap(server: FastifyInstance, services: AskServices, settings: SoapSettings): void {
  const { db, clock } = services;
  const turns = turnsByKey();
  const isTheCaller = async (message: SoapMessage, address: string): Promise<boolean> => {
    const wrong = { key: `billing-listener:${address}`, tries: wrongTries, minutes: hourMinutes };
    const now = clock.now();
    if ((await secondsUntilTry(db, wrong, now)) !== undefined) return false;
    if (isFrom(message, settings.caller)) return true;
    await takeTry(db, wrong, now);
    return false;
  };
  const fault = (says: string): string => writeSoapFault('Client', says);
  server.post('/cb', async (request, reply) => {
    reply.type('text/xml; charset=utf-8');
    let message: SoapMessage;
    try {
      message = readSoap(new TextDecoder('utf-8', { fatal: true }).decode(request.body as Buffer));
    } catch {
      return reply.status(400).send(fault('This message can not be read.'));
    }
    const address = request.socket.remoteAddress ?? '';
    const isKnown = await turns.take(address, () => isTheCaller(message, address));
    if (!isKnown) return reply.status(401).send(fault('The user is not known.'));
    const answered = await answer(services, settings, message);
    if (answered === undefined) return reply.status(400).send(fault('There is no such method.'));
    const { name } = message.body;
    const header = { Version: '3.0', TimeStamp: clock.now().toISOString() };
    return writeSoap(header, `${name}Response`, xmlElement(`${name}Result`, {}, answered));
  });
}

async function answer(
  services: AskServices,
  { perHour }: SoapSettings,
  message: SoapMessage,
): Promise<string | undefined> {
  if (message.body.name === 'PingURL') return '';
  if (message.body.name === 'GetMethods') return methodList();
  const changes = changesOf(message);
  return changes && errorObjects(await hearChanges(services, perHour, changes));
}
