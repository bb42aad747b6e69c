import type { TransactionResult } from '@rochdale/contract/hosted-payment/wire';
import { type Address, addressOf } from '@rochdale/domain/website/screens/address';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import { isLostConnection } from '../../../platform/database/health.ts';
import { isDeadlock, isLockedOut } from '../../../platform/database/transactions.ts';
import type { Sealer } from '../../../platform/sealing/sealing.ts';
import { ReturnUnread } from './company/gateway.ts';
import type { PaymentServices } from './payment-services.ts';
import { sealResult } from './result/payment-result.ts';
import { type Settled, settle } from './settle.ts';

/**
 * Where the browser goes when the hosted page was left for good, where the company declined, after it ended well, and
 * where nobody can be asked how it ended.
 */
interface FlowScreens {
  readonly success: (transNo: string | undefined) => Address;
  readonly unread: (transNo: string) => Address;
  readonly cancel: Address;
  readonly declined: Address;
  /** The company took another amount, which is given back. */
  readonly otherwise: (transNo: string) => Address;
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
      if (!(isLostConnection(error) || isLockedOut(error) || isDeadlock(error))) throw error;
      log.warn({ err: error, transNo: result.transNo }, 'a payment is settled later');
      return 'taken';
    }
  };

  const settleReturn = async (request: FastifyRequest) => {
    const { search } = new URL(request.url, 'http://portal');
    try {
      const result = await gateway.readReturn(new URLSearchParams(search.slice(0, 8000)));
      return result && { ...result, became: await settled(result, request.log) };
    } catch (error) {
      if (!(error instanceof ReturnUnread)) throw error;
      const { transNo } = error;
      request.log.warn({ err: error, transNo }, 'a return is read later');
      return { transNo, became: 'unread' } as const;
    }
  };

  for (const [flow, screens] of Object.entries(screensOf(services.sealer, services.clock))) {
    app.get(`/PaymentCallback/${flow}/success`, async (request, reply) => {
      const found = await settleReturn(request);
      if (found?.became === 'unread') return reply.redirect(screens.unread(found.transNo), 303);
      const { status, transNo } = found ?? {};
      if (status === 'declined') return reply.redirect(screens.declined, 303);
      if (found?.became === 'wrongAmount') return reply.redirect(screens.otherwise(found.transNo), 303);
      if (status === 'cancelled') return reply.redirect(screens.cancel, 303);
      return reply.redirect(screens.success(found?.became === 'taken' ? transNo : undefined), 303);
    });
    app.get(`/PaymentCallback/${flow}/cancel`, async (request, reply) => {
      const found = await settleReturn(request);
      // Nobody says that nothing was charged who does not know it.
      if (found?.became === 'unread') return reply.redirect(screens.unread(found.transNo), 303);
      if (found?.became === 'wrongAmount') return reply.redirect(screens.otherwise(found.transNo), 303);
      // Somebody who paid in another tab has left nothing.
      const isPaid = found?.status === 'approved' && found.became === 'taken';
      return reply.redirect(isPaid ? screens.success(found.transNo) : screens.cancel, 303);
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
  const savedOn = (screen: 'draft-payments' | 'billpayments/payment-profile') => ({
    success: (transNo: string | undefined) => addressOf(screen, transNo === undefined ? {} : { statuscode: '0' }),
    unread: () => addressOf(screen),
  });
  const scheduled = (transNo: string) => addressOf('schedule-payments-success', { transno: transNo });
  const paying = (isFromQuickPay: boolean) => {
    const [shown, canceled] = [receipt(isFromQuickPay), addressOf('payment-cancel')];
    return { success: shown, unread: shown, otherwise: shown, cancel: canceled, declined: canceled };
  };
  const profile = addressOf('billpayments/payment-profile');
  const draftCanceled = addressOf('draft-payments', { statuscode: 'canceled' });
  const scheduleCanceled = addressOf('schedule-payments-cancel');
  return {
    'quick-pay': paying(true),
    member: paying(false),
    drafts: {
      ...savedOn('draft-payments'),
      cancel: draftCanceled,
      otherwise: () => draftCanceled,
      declined: addressOf('draft-payments', { statuscode: 'declined' }),
    },
    'payment-profile': {
      ...savedOn('billpayments/payment-profile'),
      cancel: profile,
      otherwise: () => profile,
      declined: profile,
    },
    schedule: {
      success: (transNo) => (transNo === undefined ? addressOf('schedule-payments-error') : scheduled(transNo)),
      unread: scheduled,
      cancel: scheduleCanceled,
      otherwise: () => scheduleCanceled,
      declined: addressOf('schedule-payments-error', { reason: 'declined' }),
    },
  };
}
