import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { isLostConnection } from '../../platform/database/health.ts';
import type { Sealer } from '../../platform/sealing/sealing.ts';
import type { PaymentServices } from './initiate.ts';
import { sealResult } from './payment-result.ts';
import { settle } from './settle.ts';

/** Where the browser goes when the hosted page was left for good, and after it ended well. */
interface FlowScreens {
  readonly success: (transNo: string | undefined) => string;
  readonly cancel: string;
}

/**
 * Where the hosted page sends the browser back (S0 §2, open-points §1): the result is verified and settled here,
 * then the browser goes on to the screen that shows what the database says.
 */
export function paymentCallback(app: FastifyInstance, services: PaymentServices & { sealer: Sealer }): void {
  const { gateway } = services;

  /** Whether a result is of a payment of ours. While nobody can say, the company's word stands; it is settled later. */
  const settled = async (result: TransactionResult, log: FastifyRequest['log']): Promise<boolean> => {
    try {
      return (await settle(services, result)).kind === 'taken';
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      log.warn({ err: error, transNo: result.transNo }, 'a payment is settled later');
      return true;
    }
  };

  const settleReturn = async (request: FastifyRequest) => {
    const { search } = new URL(request.url, 'http://portal');
    const result = await gateway.readReturn(new URLSearchParams(search.slice(0, 8000)));
    return result && { result, isOurs: await settled(result, request.log) };
  };

  for (const [flow, screens] of Object.entries(screensOf(services.sealer, services.clock))) {
    app.get(`/PaymentCallback/${flow}/success`, async (request, reply) => {
      const found = await settleReturn(request);
      if (found?.result.status === 'cancelled' || found?.result.status === 'declined')
        return reply.redirect(screens.cancel, 303);
      return reply.redirect(screens.success(found?.isOurs ? found.result.transNo : undefined), 303);
    });
    app.get(`/PaymentCallback/${flow}/cancel`, async (request, reply) => {
      await settleReturn(request);
      return reply.redirect(screens.cancel, 303);
    });
  }
  app.get('/PaymentCallback/cancel', async (request, reply) => {
    await settleReturn(request);
    return reply.redirect('/pages/payment-cancel', 303);
  });
}

function screensOf(sealer: Sealer, clock: Clock): Record<string, FlowScreens> {
  const receipt = (isFromQuickPay: boolean) => (transNo: string | undefined) => {
    const encodedParam = transNo === undefined ? '' : sealResult(sealer, transNo, clock.now());
    return `/pages/payment-success?${new URLSearchParams({ isFromQuickPay: String(isFromQuickPay), encodedParam })}`;
  };
  const savedOn = (screen: string) => (transNo: string | undefined) =>
    transNo === undefined ? screen : `${screen}?statuscode=0`;
  const scheduled = '/pages/schedule-payments';
  return {
    'quick-pay': { success: receipt(true), cancel: '/pages/payment-cancel' },
    member: { success: receipt(false), cancel: '/pages/payment-cancel' },
    drafts: { success: savedOn('/pages/draft-payments'), cancel: '/pages/draft-payments' },
    'payment-profile': {
      success: savedOn('/pages/billpayments/payment-profile'),
      cancel: '/pages/billpayments/payment-profile',
    },
    schedule: {
      success: (transNo) =>
        transNo === undefined
          ? `${scheduled}-error`
          : `${scheduled}-success?${new URLSearchParams({ transno: transNo })}`,
      cancel: `${scheduled}-cancel`,
    },
  };
}
