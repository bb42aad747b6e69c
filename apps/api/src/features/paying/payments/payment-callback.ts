import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { type Address, addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { isLostConnection } from '../../../platform/database/health.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import type { PaymentServices } from './payment-services.ts';
import { sealResult } from './result/payment-result.ts';
import { type Settled, settle } from './settle.ts';

/** Where the browser goes when the hosted page was left for good, where the company declined, and after it ended well. */
interface FlowScreens {
  readonly success: (transNo: string | undefined) => Address;
  readonly cancel: Address;
  readonly declined: Address;
}

/**
 * Where the hosted page sends the browser back (paying-44): the result is verified and settled here,
 * then the browser goes on to the screen that shows what the database says.
 */
export function paymentCallback(app: FastifyInstance, services: PaymentServices & { sealer: Sealer }): void {
  const { gateway } = services;

  /** What became of a result. While nobody can say, the company's word stands; it is settled later. */
  const settled = async (result: TransactionResult, log: FastifyRequest['log']): Promise<Settled['kind']> => {
    try {
      return (await settle(services, result)).kind;
    } catch (error) {
      if (!isLostConnection(error)) throw error;
      log.warn({ err: error, transNo: result.transNo }, 'a payment is settled later');
      return 'taken';
    }
  };

  const settleReturn = async (request: FastifyRequest) => {
    const { search } = new URL(request.url, 'http://portal');
    const result = await gateway.readReturn(new URLSearchParams(search.slice(0, 8000)));
    return result && { result, became: await settled(result, request.log) };
  };

  for (const [flow, screens] of Object.entries(screensOf(services.sealer, services.clock))) {
    app.get(`/PaymentCallback/${flow}/success`, async (request, reply) => {
      const found = await settleReturn(request);
      const { status, transNo } = found?.result ?? {};
      if (status === 'declined') return reply.redirect(screens.declined, 303);
      if (status === 'cancelled' || found?.became === 'wrongAmount') return reply.redirect(screens.cancel, 303);
      return reply.redirect(screens.success(found?.became === 'taken' ? transNo : undefined), 303);
    });
    app.get(`/PaymentCallback/${flow}/cancel`, async (request, reply) => {
      const found = await settleReturn(request);
      // Somebody who paid in another tab has left nothing.
      const isPaid = found?.result.status === 'approved' && found.became === 'taken';
      return reply.redirect(isPaid ? screens.success(found.result.transNo) : screens.cancel, 303);
    });
  }
  app.get('/PaymentCallback/cancel', async (request, reply) => {
    await settleReturn(request);
    return reply.redirect(addressOf('payment-cancel'), 303);
  });
}

function screensOf(sealer: Sealer, clock: Clock): Record<string, FlowScreens> {
  const receipt = (isFromQuickPay: boolean) => (transNo: string | undefined) => {
    const encodedParam = transNo === undefined ? '' : sealResult(sealer, transNo, clock.now());
    return addressOf('payment-success', { isFromQuickPay: String(isFromQuickPay), encodedParam });
  };
  const savedOn = (screen: 'draft-payments' | 'billpayments/payment-profile') => (transNo: string | undefined) =>
    addressOf(screen, transNo === undefined ? {} : { statuscode: '0' });
  const canceled = addressOf('payment-cancel');
  const profile = addressOf('billpayments/payment-profile');
  return {
    'quick-pay': { success: receipt(true), cancel: canceled, declined: canceled },
    member: { success: receipt(false), cancel: canceled, declined: canceled },
    drafts: {
      success: savedOn('draft-payments'),
      cancel: addressOf('draft-payments', { statuscode: 'canceled' }),
      declined: addressOf('draft-payments', { statuscode: 'declined' }),
    },
    'payment-profile': { success: savedOn('billpayments/payment-profile'), cancel: profile, declined: profile },
    schedule: {
      success: (transNo) =>
        transNo === undefined
          ? addressOf('schedule-payments-error')
          : addressOf('schedule-payments-success', { transno: transNo }),
      cancel: addressOf('schedule-payments-cancel'),
      declined: addressOf('schedule-payments-error', { reason: 'declined' }),
    },
  };
}
