import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from 'soap';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../../../platform/clock.ts';
import { outageWsdl } from '../testing/cb-wsdl.ts';
import { DeliveryRefused } from '../told.ts';
import { multispeakLink } from './multispeak-link.ts';

/** An outage system that another library speaks for. */
const told: unknown[] = [];
let active: readonly object[] = [];
let asked: string[] = [];
/** Called when it is asked whom an outage affects. */
let onAsked: (outageNumber: string) => void = () => undefined;
const meters = Array.from({ length: 9_000 }, (_one, place) => ({ meterNo: `M${place}`, servLoc: `L${place}` }));
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
    GetAllActiveOutageEventsResult: { outageEvent: active },
  }),
  GetOutageEvent: ({ outageEventID }: { outageEventID: string }) => {
    if (outageEventID === 'O-broken') throw new Error('no such event');
    if (outageEventID === 'O-gone') return {};
    return { GetOutageEventResult: event(outageEventID === 'O-8' ? 'O-7' : outageEventID, isRestored) };
  },
  GetCustomersAffectedByOutage: ({ outageEventID }: { outageEventID: string }) => {
    asked.push(outageEventID);
    onAsked(outageEventID);
    const few = [{ meterNo: 'M1', servLoc: 'L1' }, { servLoc: 'L2' }];
    return {
      customersAffectedbyOutage: {
        outageEventID,
        affectedMeters: { affectedMeter: outageEventID === 'O-storm' ? meters : few },
      },
    };
  },
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
beforeEach(() => {
  active = [event('O-1', { outageStatus: 'Assigned', ...reason })];
  asked = [];
  onAsked = () => undefined;
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

const numbersOf = (all: readonly { readonly outageNumber: string }[]) => all.map(({ outageNumber }) => outageNumber);

it('one that can not be read is named, and keeps no other back', async () => {
  active = [
    event('O-2', { outageStatus: 'Restored' }),
    event('O-3', { startTime: '2026-11-25T10:00:00' }),
    event('', {}),
    ...active,
  ];
  const { outages, unreadable } = await link().outages(['O-8', 'O-broken', 'O-gone', 'O-9'], soon());
  expect(numbersOf(outages)).toEqual(['O-1', 'O-9']);
  expect(numbersOf(unreadable)).toEqual(['O-2', 'O-3', '', 'O-8', 'O-broken', 'O-gone']);
  expect(unreadable[3]?.error).toMatchObject({ message: expect.stringContaining('another outage') });
});

it('may take the power from more places than another answer may name', async () => {
  active = [event('O-storm', {})];
  const [storm] = (await link().outages([], soon())).outages;
  expect([storm?.locations.length, storm?.meters.length]).toEqual([9_000, 9_000]);
});

it('what was read before the time ran out is taken, and the rest is asked about first the next time', async () => {
  const numbers = Array.from({ length: 40 }, (_one, place) => `O-${place + 100}`);
  active = numbers.map((number) => event(number, {}));
  const timeout = new AbortController();
  onAsked = (number) => number === 'O-120' && timeout.abort();
  const asker = link();
  const first = await asker.outages([], timeout.signal);
  expect(first.unreadable).toEqual([]);
  expect(first.outages.length).toBeGreaterThan(0);
  expect(numbersOf(first.outages)).not.toContain('O-139');
  const read = numbersOf(first.outages);
  asked = [];
  expect(numbersOf((await asker.outages([], soon())).outages)).toEqual(numbers);
  expect(asked.slice(0, numbers.length - read.length).filter((number) => read.includes(number))).toEqual([]);
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
