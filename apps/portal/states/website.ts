import { asking, still } from './rows.ts';
import type { ScreenStates } from './state.ts';

/** What screens of the shelf `website` can show. */
export const websiteStates = {
  home: {
    loaded: {},
    'signed-in': { as: 'marisol.okonkwo' },
    slow: { as: 'marisol.okonkwo', others: 'slow' },
    failed: { as: 'marisol.okonkwo', answers: { 'accounts.list': 'failed' }, others: 'failed' },
    'unknown-address': { query: { notFound: 'true' } },
  },
  'services-products': still,
  'legal-terms': still,
  maint: asking({ answers: { 'maintenance.status': { fields: { isUnderMaintenance: true, expectedEnd: null } } } }),
  'member-info-docs': asking({ as: 'marisol.okonkwo', lists: ['member-info-docs.list'] }),
} as const satisfies Readonly<Record<string, ScreenStates>>;
