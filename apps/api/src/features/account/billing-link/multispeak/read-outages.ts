import { childOf, childrenOf, textIn, type XmlElement } from '@rochdale/contract/billing-link/xml';
import type { ToldOutage } from '../told-outage.ts';

/** A moment that says its time zone; null for none. Throws where one is said that is none. */
function momentIn(element: XmlElement, name: string): Date | null {
  const text = textIn(element, name);
  if (text === undefined || text.startsWith('0001-')) return null;
  const moment = new Date(text);
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime()))
    throw new Error(`The outage system says no moment in ${name}.`);
  return moment;
}

/** An outage event, with whom it affects. Throws where it can't be read. */
export function readOutage(event: XmlElement, affected: XmlElement | undefined): ToldOutage {
  const outageNumber = event.attributes.get('objectID');
  const startedAt = momentIn(event, 'startTime');
  if (!outageNumber || !startedAt) throw new Error('The outage system names no outage, or not since when.');
  const reasons = childOf(event, 'outageReasonCodeList');
  const reason = reasons && childOf(reasons, 'OutageCause');
  const restoredAt = momentIn(event, 'completed');
  const isRestored = textIn(event, 'outageStatus') === 'Restored';
  if (isRestored && !restoredAt) throw new Error('The outage system does not say when the power was back.');
  const list = affected && childOf(affected, 'affectedMeters');
  const each = (name: string): string[] =>
    (list ? childrenOf(list, 'affectedMeter') : []).flatMap((meter) => textIn(meter, name) ?? []);
  return {
    outageNumber,
    description: textIn(event, 'outageDescription') ?? textIn(event, 'problemLocation') ?? '',
    cause: (reason && textIn(reason, 'description')) ?? null,
    startedAt,
    estimate: momentIn(event, 'ETOR'),
    crewAssignedAt: momentIn(event, 'firstDispatch'),
    restoredAt,
    isCancelled: textIn(event, 'outageStatus') === 'NonPay',
    locations: each('servLoc'),
    meters: each('meterNo'),
  };
}
