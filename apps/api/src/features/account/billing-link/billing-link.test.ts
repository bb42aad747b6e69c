import { describeBillingLink } from './testing/billing-conformance.ts';
import { filesHarness } from './testing/files-harness.ts';
import { sandboxHarness } from './testing/sandbox-harness.ts';
import { webhookHarness } from './testing/webhook-harness.ts';

describeBillingLink('Nightly files', filesHarness, false);
describeBillingLink('MultiSpeak and its sandbox', sandboxHarness, true);
describeBillingLink('Signed JSON', webhookHarness, true);
