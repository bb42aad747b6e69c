import {
  childrenOf,
  largeXml,
  textIn,
  type XmlElement,
  xmlElement,
  xmlText,
} from '@rochdale/contract/billing-link/xml';
import type { BillingLink } from '../billing-link.ts';
import type { ToldOutage, UnreadableOutage } from '../told-outage.ts';
import type { MultispeakServer } from './multispeak-server.ts';
import { readOutage } from './read-outages.ts';

export const outagesMethod = 'GetAllActiveOutageEvents';
export const outageMethod = 'GetOutageEvent';
export const affectedMethod = 'GetCustomersAffectedByOutage';

/** Outages that are asked about at the same time. */
const atOnce = 4;
/** How long one answer may take. */
const answerMs = 20_000;

/** An outage that is to be asked about; one that is active comes with what was said of it. */
interface Asked {
  readonly outageNumber: string;
  readonly event: XmlElement | undefined;
}

/**
 * Asks an outage system about its outages, each by itself: one that it does not answer about, or that can't be read, keeps
 * no other back (billing-link-18). What the time does not suffice for is asked about first the next time.
 */
export function outageAsker(server: MultispeakServer): BillingLink['outages'] {
  let late: ReadonlySet<string> = new Set();

  const ask = async (method: string, name: string, text: string, signal: AbortSignal, most = largeXml) =>
    server.call(
      method,
      xmlElement(name, {}, xmlText(text)),
      AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
      most,
    );

  const askAbout = async ({ outageNumber, event }: Asked, signal: AbortSignal): Promise<ToldOutage> => {
    if (outageNumber === '') throw new Error('The outage system names no outage.');
    const found = event ?? (await ask(outageMethod, 'outageEventID', outageNumber, signal)).result;
    if (!found) throw new Error('The outage system answered nothing.');
    if (found.attributes.get('objectID') !== outageNumber)
      throw new Error('The outage system answered about another outage.');
    const { result: affected } = await ask(affectedMethod, 'outageEventID', outageNumber, signal);
    const of = affected && textIn(affected, 'outageEventID');
    if (of !== undefined && of !== outageNumber) throw new Error('The outage system answered about another outage.');
    return readOutage(found, affected);
  };

  return async (known, signal) => {
    const { result, asOf } = await ask(outagesMethod, 'lastReceived', '', signal);
    if (!result) throw new Error('The outage system answered nothing.');
    const active = childrenOf(result, 'outageEvent').map((event) => ({
      outageNumber: event.attributes.get('objectID') ?? '',
      event,
    }));
    const numbers = new Set(active.map(({ outageNumber }) => outageNumber));
    const ended = known.filter((one) => !numbers.has(one)).map((outageNumber) => ({ outageNumber, event: undefined }));
    const all: readonly Asked[] = [...active, ...ended];
    const isLate = ({ outageNumber }: Asked): boolean => late.has(outageNumber);
    const inTurn = [...all.filter(isLate), ...all.filter((one) => !isLate(one))];

    const read = new Map<Asked, ToldOutage>();
    const unreadable = new Map<Asked, UnreadableOutage>();
    const queue = inTurn.values();
    const askSome = async (): Promise<void> => {
      for (const one of queue) {
        if (signal.aborted) return;
        try {
          read.set(one, await askAbout(one, signal));
        } catch (error) {
          if (!signal.aborted) unreadable.set(one, { outageNumber: one.outageNumber, error });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, askSome));
    const isLeft = (one: Asked): boolean => !read.has(one) && !unreadable.has(one);
    late = new Set(inTurn.filter(isLeft).map(({ outageNumber }) => outageNumber));
    return {
      asOf,
      outages: all.flatMap((one) => read.get(one) ?? []),
      unreadable: all.flatMap((one) => unreadable.get(one) ?? []),
    };
  };
}
