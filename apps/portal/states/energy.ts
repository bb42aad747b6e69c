import { asking, leading, refused } from './rows.ts';
import type { ScreenStates } from './state.ts';

const aMember = 'marisol.okonkwo';
const link = { acnum: 'link', startdate: '2026-11-01', enddate: '2026-11-19' } as const;
const given = { 'direct-usage.daily': 'example' } as const;

const month = (from: string, to: string, cost: number) => ({ from, to, cost });
const onRes = {
  code: 'RES',
  name: 'Residential service',
  about: 'One price all day',
  isPresent: true,
  total: 363.5,
  difference: 0,
  lack: null,
  months: [
    month('2026-08-05', '2026-09-03', 120.1),
    month('2026-09-04', '2026-10-04', 118.4),
    month('2026-10-05', '2026-11-03', 125),
  ],
};
/** It needs hours that are not known. */
const onTou = {
  ...onRes,
  code: 'TOU',
  name: 'Residential time of use',
  about: '',
  isPresent: false,
  total: null,
  difference: null,
  lack: 'hours' as const,
  months: [],
};
const asked = {
  schedule: 'TOU',
  name: 'Residential time of use',
  askedOn: '2026-11-18',
  answer: null,
  reason: '',
} as const;

/** What screens of the shelf `energy` can show. */
export const energyStates = {
  'usage-tracker': asking(
    { as: aMember, lists: ['usage.daily', 'usage.monthly'] },
    {
      monthly: { as: aMember, query: { monthly: 'true' } },
      'not-supported': { as: aMember, answers: { 'usage.account': { fields: { isSupported: false } } } },
      suspended: { as: aMember, answers: { 'usage.account': { fields: { showUsageSuspendedMsg: true } } } },
      'days-failed': { as: aMember, answers: { 'usage.daily': 'failed' } },
    },
  ),
  'direct-usage-tracker': asking(
    { query: link, answers: given },
    { ended: { query: link, answers: { 'direct-usage.daily': refused(404, 4040, 'This link has expired.') } } },
  ),
  'what-if': asking(
    { as: aMember },
    {
      'no-hours': {
        as: aMember,
        answers: { 'what-if.compare': { fields: { by: 'daily', schedules: [onRes, onTou] } } },
      },
      'only-bills': {
        as: aMember,
        answers: { 'what-if.compare': { fields: { by: 'register', leftOut: 2, schedules: [onRes, onTou] } } },
      },
      'one-rate': { as: aMember, answers: { 'what-if.compare': { fields: { schedules: [onRes] } } } },
      'no-usage': { as: aMember, answers: { 'what-if.compare': { fields: { lack: 'usage', schedules: [] } } } },
      'no-schedule': { as: aMember, answers: { 'what-if.compare': { fields: { lack: 'schedule', schedules: [] } } } },
      apart: { as: aMember, answers: { 'what-if.compare': { fields: { isApart: true, billed: 1300 } } } },
      asked: { as: aMember, answers: { 'what-if.compare': { fields: { request: asked } } } },
      refused: {
        as: aMember,
        answers: {
          'what-if.compare': { fields: { request: { ...asked, answer: 'refused', reason: 'Call us first.' } } },
        },
      },
    },
  ),
  'meter-reading': asking({ as: aMember, lists: ['meter-reading.meters'] }),
  'meter-sense-cc': leading({ as: aMember }),
  'accountoverview/meterusage': leading({ as: aMember }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
