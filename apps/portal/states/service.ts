import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { emptied } from './empty-answers.ts';
import { asking, refused, sending, still } from './rows.ts';
import type { ScreenStates, Step } from './state.ts';

const aMember = 'marisol.okonkwo';
/** The page says when it was asked; a picture of it may not age. */
const asOf = '2026-11-20T10:00';
const out = {
  asOf,
  isActive: 'Y',
  timeOfInterruption: '2026-11-20T08:15',
  estimatedTimeOfRestoration: '2026-11-20T14:30',
  cause: 'Tree on line',
} as const;
const search: readonly Step[] = [{ fill: '[id="lastName"]', with: 'Lund' }, { press: 'main form button[type=submit]' }];

const blob = (x: number, y: number, reach: number): [number, number][][][] => {
  const corners: [number, number][] = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI;
    return [x + 1.36 * reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return [[[...corners, corners[0] ?? [x, y]]]];
};
const area = { townShare: null, atMost: null, crewAssignedAt: null, estimatedTimeOfRestoration: null } as const;
/** A storm as the map shows it, from a large outage to one of a few. */
const mapped = {
  asOf,
  membersWithoutPower: 360,
  atMost: null,
  membersServed: 18_400,
  outages: [
    {
      ...area,
      ...{ place: 1, towns: ['Alder Crossing'], membersWithoutPower: 310, townShare: 11, cause: 'Weather' },
      ...{ timeOfInterruption: '2026-11-19T21:40', crewAssignedAt: '2026-11-20T06:10', crewState: 'on-site' },
      ...{
        estimatedTimeOfRestoration: '2026-11-20T09:30',
        shape: blob(-123.052, 43.872, 0.016),
        labelAt: [-123.052, 43.872],
      },
    },
    {
      ...area,
      ...{ place: 2, towns: ['Fir Landing'], membersWithoutPower: 40, townShare: 3, cause: 'Tree on the line' },
      ...{
        timeOfInterruption: '2026-11-20T07:05',
        crewState: 'on-the-way',
        estimatedTimeOfRestoration: '2026-11-20T12:00',
      },
      ...{ shape: blob(-123.124, 43.826, 0.01), labelAt: [-123.124, 43.826] },
    },
    {
      ...area,
      ...{ place: 3, towns: ['Alder Crossing'], membersWithoutPower: 10, townShare: 1, cause: null, crewState: 'none' },
      ...{ timeOfInterruption: '2026-11-20T09:48', shape: blob(-123.046, 43.817, 0.006), labelAt: [-123.046, 43.817] },
    },
    {
      ...area,
      ...{
        place: 4,
        towns: ['Granite Bend'],
        membersWithoutPower: null,
        atMost: 4,
        cause: 'Planned',
        crewState: 'none',
      },
      ...{ timeOfInterruption: '2026-11-20T08:00', shape: blob(-122.966, 43.866, 0.006), labelAt: [-122.966, 43.866] },
    },
  ],
  counties: [
    { name: 'Lane', membersWithoutPower: 360, atMost: null, membersServed: 15_020, outages: 3, share: 2 },
    { name: 'Linn', membersWithoutPower: null, atMost: 4, membersServed: 3_380, outages: 1, share: null },
  ],
  towns: [
    { name: 'Alder Crossing', membersWithoutPower: 320, atMost: null, membersServed: 2_840, outages: 2, share: 11 },
    { name: 'Fir Landing', membersWithoutPower: 40, atMost: null, membersServed: 1_310, outages: 1, share: 3 },
  ],
  substations: [{ name: 'S1', membersWithoutPower: 350, atMost: null, membersServed: 9_700, outages: 2, share: 4 }],
  fromSnapshot: false,
} satisfies ResponseOf<'outage-public.map'>;
const noOutage = { ...mapped, membersWithoutPower: 0, outages: [], counties: [], towns: [], substations: [] };
const shownMap = { 'outage-public.map': { whole: mapped } } as const;
const toMap: readonly Step[] = [{ press: '[data-tab="map"]' }];

/** What screens of the shelf `service` can show, and that of unclaimed credits, which is found the same way. */
export const serviceStates = {
  'outage-status': asking(
    {
      as: 'walter.prine',
      answers: { 'outage.status': { fields: { asOf } } },
      lists: ['outage.history', 'outage.reports'],
    },
    {
      out: { as: 'walter.prine', answers: { 'outage.status': { fields: out } } },
      'with-its-course': { as: aMember },
      map: {
        as: aMember,
        answers: { 'outage.areas': { whole: { ...mapped, here: 1, home: [-123.049, 43.866] } } },
        steps: toMap,
      },
      'map-of-before': {
        as: aMember,
        answers: { 'outage.areas': { whole: { ...mapped, fromSnapshot: true, here: null, home: null } } },
        steps: toMap,
      },
      'without-estimate': {
        as: 'walter.prine',
        answers: { 'outage.status': { fields: { ...out, estimatedTimeOfRestoration: null, cause: null } } },
      },
      'reporting-failed': {
        as: 'walter.prine',
        answers: { 'outage.status': { fields: { asOf } }, 'outage.info': 'failed' },
      },
    },
  ),
  'outage-map': {
    loaded: { answers: shownMap },
    slow: { answers: { 'outage-public.map': 'slow' } },
    failed: { answers: { 'outage-public.map': 'failed' } },
    empty: { answers: { 'outage-public.map': { whole: noOutage } } },
    'without-territory': { answers: { ...shownMap, 'outage-public.territory': 'failed' } },
  },
  'outage-map-embed': {
    loaded: { answers: shownMap },
    slow: { answers: { 'outage-public.map': 'slow' } },
    failed: { answers: { 'outage-public.map': 'failed' } },
  },
  'report-outage': sending({
    fields: { accountNumber: '104500017', phone: '0103' },
    sends: 'outage-public.status',
    refusal: refused(404, 3001, 'We could not find this account.').refusal,
    done: { 'outage-public.status': 'example' },
  }),
  'service-type/select-service-type': still,
  'service-type/application-for-service': still,
  'service-requests': asking({ as: aMember, lists: ['service-requests.list'] }),
  'cc-letterreturn': sending({
    fields: { memberNumber: '200025', letterId: 'L123456' },
    sends: 'letter-return.submit',
    refusal: refused(404, 4040, 'We could not find this letter.').refusal,
    done: { 'letter-return.submit': 'example' },
  }),
  'unclaimed-capital-credit': {
    loaded: {},
    slow: { steps: search, answers: { 'unclaimed-credits.search': 'slow' } },
    failed: { steps: search, answers: { 'unclaimed-credits.search': 'failed' } },
    empty: {
      steps: search,
      answers: emptied('unclaimed-credits.search'),
    },
    found: { steps: search, answers: { 'unclaimed-credits.search': 'example' } },
  },
} as const satisfies Readonly<Record<string, ScreenStates>>;
