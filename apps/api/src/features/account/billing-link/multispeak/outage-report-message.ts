import { xmlElement, xmlText } from '@rochdale/contract/billing-link/xml';
import type { ToldOutageReport } from '../told.ts';

const leaf = (name: string, text: string): string => xmlElement(name, {}, xmlText(text));

/** A report as a call that was taken of an outage. */
export function writeOutageReport({ transNo, accountNumber, locationId, ...report }: ToldOutageReport): string {
  const { reason, remarks, callbackNumber, reportedAt } = report;
  const callBack = [
    leaf('callBackAC', callbackNumber.slice(0, 3)),
    leaf('callBackPhone', callbackNumber.slice(3)),
    leaf('callBackFlag', 'true'),
  ];
  const event = xmlElement(
    'outageDetectionEvent',
    { objectID: transNo, verb: 'New' },
    ...(remarks === '' ? [] : [leaf('comments', remarks)]),
    leaf('eventTime', reportedAt.toISOString()),
    leaf('outageEventType', 'Outage'),
    leaf('outageDetectDeviceID', `web-${report.reportNumber}`),
    leaf('outageDetectDeviceType', 'Call'),
    xmlElement('outageLocation', {}, leaf('servLoc', locationId), leaf('accountNumber', accountNumber)),
    ...(callbackNumber === '' ? [] : [xmlElement('outageCustomer', {}, ...callBack)]),
    leaf('problemCode', reason),
  );
  return xmlElement('ODEvents', {}, event) + leaf('transactionID', transNo);
}
