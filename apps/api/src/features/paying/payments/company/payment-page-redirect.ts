import { addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type PaymentGateway, redirectPath } from './gateway.ts';

const postedForm = z.object({ AuthorizationToken: z.string() });
const formLimit = 65_536;

/**
 * Leads the browser on to a payment company whose page is opened by a redirect (docs/payments.md). The address comes
 * out of the sealed token alone, so that nobody can be led elsewhere from here.
 */
export async function paymentPageRedirect(
  app: FastifyInstance,
  { gateway }: { gateway: Pick<PaymentGateway, 'pageOf'> },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
  app.post(redirectPath, async (request, reply) => {
    const form = postedForm.safeParse(request.body).data;
    const page = form && gateway.pageOf?.(form.AuthorizationToken);
    return reply.header('cache-control', 'no-store').redirect(page ?? addressOf('payment-cancel'), 303);
  });
}
