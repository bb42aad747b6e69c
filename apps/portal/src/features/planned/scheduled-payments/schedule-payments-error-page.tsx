import { useText } from '@rochdale/ui/text/text.ts';
import { useLocation } from '@tanstack/react-router';
import { useQueryParams } from '../../../lib/address/address.ts';
import { ScheduleResult } from './schedule-result.tsx';

/**
 * Why a payment was not scheduled (planned-39): in the words of navigation state `message`, or that the payment company
 * declined, as the way back from its page says.
 */
export function Page() {
  const text = useText();
  const { state } = useLocation();
  const message = 'message' in state && typeof state.message === 'string' ? state.message : undefined;
  const isDeclined = useQueryParams<'schedule-payments-error'>().get('reason') === 'declined';
  const said = message ?? text(isDeclined ? 'scheduledPayments.declined' : 'scheduledPayments.failed');
  return <ScheduleResult kind="failed" said={said} />;
}
