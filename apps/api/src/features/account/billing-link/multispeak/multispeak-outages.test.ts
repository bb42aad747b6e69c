import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from 'soap';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { outageWsdl } from '../testing/cb-wsdl.ts';
import { DeliveryRefused } from '../told.ts';
import { multispeakLink } from './multispeak-link.ts';

/** An outage system that another library speaks for. */
const told: unknown[] = [];
let server: Server;
let url = '';

const event = (objectID: string, more: Readonly<Record<string, unknown>>) => ({
  attributes: { objectID, verb: 'New' },
  outageDescription: 'Línea <caída> & árbol',
  startTime: '2026-11-25T10:00:00Z',
  firstDispatch: '2026-11-25T11:00:00Z',
  ETOR: '2026-11-25T14:00:00-07:00',
  ...more,
});
const reason = { outageReasonCodeList: { OutageCause: { description: 'Tree' } } };
const isRestored = { outageStatus: 'Restored', completed: '2026-11-25T12:30:00Z' };
const methods = {
  GetMethods: () => ({
    GetMethodsResult: {
      string: ['GetAllActiveOutageEvents', 'GetOutageEvent', 'GetCustomersAffectedByOutage', 'ODEventNotification'],
    },
  }),
  GetAllActiveOutageEvents: () => ({
    GetAllActiveOutageEventsResult: { outageEvent: [event('O-1', { outageStatus: 'Assigned', ...reason })] },
  }),
  GetOutageEvent: ({ outageEventID }: { outageEventID: string }) => ({
    GetOutageEventResult: event(outageEventID === 'O-8' ? 'O-7' : outageEventID, isRestored),
  }),
  GetCustomersAffectedByOutage: ({ outageEventID }: { outageEventID: string }) => ({
    customersAffectedbyOutage: {
      outageEventID,
      affectedMeters: { affectedMeter: [{ meterNo: 'M1', servLoc: 'L1' }, { servLoc: 'L2' }] },
    },
  }),
  ODEventNotification: (given: { readonly transactionID: string }) => {
    told.push(given);
    const refused = { attributes: { objectID: given.transactionID, errorString: 'no such place' } };
    return { ODEventNotificationResult: given.transactionID === 'OR-1' ? {} : { errorObject: [refused] } };
  },
};

beforeAll(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/oa`;
  await new Promise<void>((resolve) =>
    listen(server, '/oa', { CB: { CB: methods } }, outageWsdl(url), () => resolve()),
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const link = () =>
  multispeakLink({
    url: `${url}/of-billing`,
    outageUrl: url,
    user: 'portal',
    password: 'a<b',
    company: undefined,
    uses: { balances: false, changes: false, outages: true, tells: new Set(['outage-report']) },
    clock: systemClock,
  });
const soon = () => AbortSignal.timeout(5_000);

it('says its outages, those that have ended since, and whom they affect', async () => {
  const common = {
    description: 'Línea <caída> & árbol',
    startedAt: new Date('2026-11-25T10:00:00Z'),
    estimate: new Date('2026-11-25T21:00:00Z'),
    crewAssignedAt: new Date('2026-11-25T11:00:00Z'),
    isCancelled: false,
    locations: ['L1', 'L2'],
    meters: ['M1'],
  };
  expect((await link().outages(['O-1', 'O-9'], soon())).outages).toEqual([
    { ...common, outageNumber: 'O-1', cause: 'Tree', restoredAt: null },
    { ...common, outageNumber: 'O-9', cause: null, restoredAt: new Date('2026-11-25T12:30:00Z') },
  ]);
});

it('what it says of another outage than the one that was asked for is not taken', async () => {
  await expect(link().outages(['O-8'], soon())).rejects.toThrow('another outage');
});

it('is told of a report as of a call, and refuses one with its reason', async () => {
  const report = {
    kind: 'outage-report',
    reportNumber: 77,
    accountNumber: '104500017',
    locationId: 'L1',
    reason: 'No power',
    remarks: 'Sparks & <smoke>',
    callbackNumber: '5205550100',
    reportedAt: new Date('2026-11-25T10:00:00Z'),
  } as const;
  await link().deliver({ ...report, transNo: 'OR-1' });
  expect(told).toMatchObject([
    {
      transactionID: 'OR-1',
      ODEvents: {
        outageDetectionEvent: [
          {
            attributes: { objectID: 'OR-1', verb: 'New' },
            comments: 'Sparks & <smoke>',
            outageEventType: 'Outage',
            outageDetectDeviceType: 'Call',
            outageLocation: { servLoc: 'L1', accountNumber: '104500017' },
            outageCustomer: { callBackAC: '520', callBackPhone: '5550100' },
          },
        ],
      },
    },
  ]);
  await expect(link().deliver({ ...report, transNo: 'OR-2' })).rejects.toThrow(new DeliveryRefused('no such place'));
});
