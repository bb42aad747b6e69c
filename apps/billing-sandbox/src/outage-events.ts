import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { Books, SandboxOutage } from './books.ts';

const leaf = (name: string, text: string | null): string => (text === null ? '' : xmlElement(name, {}, xmlText(text)));

const inside = ({ description, startedAt, estimate, restoredAt }: SandboxOutage): string =>
  leaf('outageDescription', description) +
  leaf('outageStatus', restoredAt === null ? 'Confirmed' : 'Restored') +
  leaf('startTime', startedAt) +
  leaf('ETOR', estimate) +
  leaf('completed', restoredAt);

/** The outages that have not ended. */
export const activeEvents = ({ outages }: Books): string =>
  outages
    .filter(({ restoredAt }) => restoredAt === null)
    .map((one) => xmlElement('outageEvent', { objectID: one.number }, inside(one)))
    .join('');

/** One outage, as the whole answer; throws where there is none. */
export function outageEvent({ outages }: Books, number: string): string {
  const found = outages.find((one) => one.number === number);
  if (!found) throw new Error('There is no such outage.');
  return xmlElement('GetOutageEventResult', { objectID: number }, inside(found));
}

/** Whom an outage affects, as the whole answer: MultiSpeak names this one in its own way. */
export function affectedCustomers({ outages }: Books, number: string): string {
  const meters = outages.find((one) => one.number === number)?.meters ?? [];
  const affected = meters.map((meter) => xmlElement('affectedMeter', {}, leaf('meterNo', meter)));
  return xmlElement(
    'customersAffectedbyOutage',
    {},
    leaf('outageEventID', number),
    xmlElement('affectedMeters', {}, ...affected),
  );
}
