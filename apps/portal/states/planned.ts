import { asking, refused } from './rows.ts';
import type { ScreenStates } from './state.ts';

const scheduled = { as: 'marisol.okonkwo', query: { transno: '1' } } as const;

/** What screens of the shelf `planned` can show. */
export const plannedStates = {
  'billpayments/auto-pay': asking(
    { as: 'greta.solheim', lists: ['auto-pay.list'] },
    { '27-accounts': { as: 'ruth.abernathy' } },
  ),
  'billpayments/pay-automatically': asking({ as: 'hattie.brandvold', lists: ['planned-payments.list'] }),
  'draft-payments': asking(
    { as: 'hattie.brandvold', lists: ['draft-payments.list'] },
    { '27-accounts': { as: 'ruth.abernathy' } },
  ),
  'scheduled-payments': asking({
    as: 'marisol.okonkwo',
    answers: { 'scheduled-payments.list': 'example' },
    lists: ['scheduled-payments.list'],
  }),
  'schedule-payments-success': asking(
    { ...scheduled, answers: { 'scheduled-payments.find': 'example' } },
    { unknown: { ...scheduled, answers: { 'scheduled-payments.find': refused(404, 4040, 'Not found.') } } },
  ),
  'schedule-payments-cancel': { loaded: { as: 'marisol.okonkwo' } },
  'schedule-payments-error': { loaded: { as: 'marisol.okonkwo' } },
} as const satisfies Readonly<Record<string, ScreenStates>>;
