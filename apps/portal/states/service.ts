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
