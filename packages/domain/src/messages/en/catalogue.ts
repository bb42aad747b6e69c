import { errorMessages } from './errors.ts';
import { homeMessages } from './home.ts';
import { menuMessages } from './menu.ts';
import { overviewMessages } from './overview.ts';
import { paymentResultMessages } from './payment-results.ts';
import { paymentMessages } from './payments.ts';
import { quickPayMessages } from './quick-pay.ts';
import { screenMessages } from './screens.ts';
import { shellMessages } from './shell.ts';
import { signInMessages } from './sign-in.ts';
import { uiMessages } from './ui.ts';

/** The English catalogue: one file per capability, merged. */
export const en = {
  ...errorMessages,
  ...homeMessages,
  ...menuMessages,
  ...overviewMessages,
  ...paymentMessages,
  ...paymentResultMessages,
  ...quickPayMessages,
  ...screenMessages,
  ...shellMessages,
  ...signInMessages,
  ...uiMessages,
} as const;
