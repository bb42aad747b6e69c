import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { Environment } from '../../../../platform/environment.ts';
import type { Sealer } from '../../../../platform/sealing/sealing.ts';
import type { PaymentGateway } from './gateway.ts';
import { hostedGateway } from './hosted-gateway.ts';
import { stripeGateway } from './stripe/stripe-gateway.ts';

/** The payment company that the environment names (docs/payments.md). */
export function paymentCompanyOf(
  { paymentCompany, gatewayUrl, publicUrl }: Pick<Environment, 'paymentCompany' | 'gatewayUrl' | 'publicUrl'>,
  services: { db: Database; clock: Clock; sealer: Sealer; secret: string; clientId: string },
): PaymentGateway {
  if (paymentCompany.name === 'stripe') return stripeGateway({ ...services, publicUrl, stripe: paymentCompany });
  return hostedGateway({ ...services, url: gatewayUrl });
}
