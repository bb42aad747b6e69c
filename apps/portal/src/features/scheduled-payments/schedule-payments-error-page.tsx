import { useLocation } from '@tanstack/react-router';
import { useText } from '../../lib/text.ts';
import { ScheduleResult } from './schedule-result.tsx';

/** Why a payment was not scheduled, in the words of navigation state `message` (S1 §2.10). */
export function Page() {
  const text = useText();
  const { state } = useLocation();
  const message = 'message' in state && typeof state.message === 'string' ? state.message : undefined;
  return <ScheduleResult kind="failed" said={message ?? text('scheduledPayments.failed')} />;
}
