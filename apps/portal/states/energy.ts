import { asking, leading, refused } from './rows.ts';
import type { ScreenStates } from './state.ts';

const aMember = 'marisol.okonkwo';
const link = { acnum: 'link', startdate: '2026-11-01', enddate: '2026-11-19' } as const;
const given = { 'direct-usage.daily': 'example' } as const;

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
  'meter-reading': asking({ as: aMember, lists: ['meter-reading.meters'] }),
  'meter-sense-cc': leading({ as: aMember }),
  'accountoverview/meterusage': leading({ as: aMember }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
