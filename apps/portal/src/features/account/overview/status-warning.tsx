import type { Behind } from '@rochdale/domain/account/overview/keep-service';
import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { Icon } from '@rochdale/ui/art/icon.tsx';
import { pageFormats, useText } from '@rochdale/ui/text/text.ts';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?inner';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import { useSite } from '../../../lib/site.tsx';
import './attached.css';

interface StatusWarningProps {
  readonly behind: Behind;
  readonly status: string;
  readonly onPay: () => void;
  /** By when help that was asked for is answered; undefined where none was. */
  readonly answerBy?: string | undefined;
}

/** Past due and the other warning states, with the one way out beside them (account-17, account-87). */
export function StatusWarning({ behind, status, onPay, answerBy }: StatusWarningProps) {
  const text = useText();
  const said = useBehindWords(behind);
  const canView = useGate('arrangements').open;
  const hasHelp = useGate('paymentHelp').open;
  const notNow = notWhileLooking();
  const owes = behind.kind === 'pastDue' || (behind.kind === 'off' && behind.amount > 0);
  return (
    <div className="attached">
      <Icon drawing={triangleAlert} />
      <p>
        <b className="strong">{inPageLanguage(status)}.</b> {said}
        {answerBy !== undefined && ` ${text('overview.warning.asked', { date: formatDay(answerBy) })}`}
      </p>
      {hasHelp && (behind.kind === 'pastDue' || (behind.kind === 'arranged' && behind.isExtension)) && (
        <ScreenLink to="billpayments/payment-help">{text('overview.warning.help')}</ScreenLink>
      )}
      {behind.kind === 'arranged' && !behind.isExtension && canView && (
        <ScreenLink to="billpayments/view-arrangements">{text('overview.arrangement.view')}</ScreenLink>
      )}
      {owes && notNow !== undefined && <span className="small">{notNow}</span>}
      {owes && notNow === undefined && (
        <button type="button" className="link-btn" onClick={onPay}>
          {text('overview.warning.payPastDue')}
        </button>
      )}
    </div>
  );
}

/** What a warning says: what is behind, and the one amount and day that end it. */
export function useBehindWords(behind: Behind | undefined): string {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  const formats = pageFormats();
  switch (behind?.kind) {
    case undefined:
      return '';
    case 'closed':
      return text('overview.warning.closed');
    case 'unclear':
      return text('overview.warning.status', { phone });
    case 'off':
      return behind.amount > 0
        ? text('overview.warning.disconnectedOwing', { amount: formatMoney(behind.amount), phone })
        : text('overview.warning.disconnected', { phone });
    case 'arranged':
      return text(behind.isExtension ? 'overview.warning.extended' : 'overview.warning.arranged', {
        pastDue: formatMoney(behind.pastDue),
        amount: formatMoney(behind.amount),
        weekday: formats.weekday(behind.day),
        date: formats.letterDay(behind.day),
      });
    case 'pastDue': {
      const amount = formatMoney(behind.amount);
      const owed =
        behind.since === null
          ? text('overview.warning.pastDueOnly', { amount })
          : text('overview.warning.pastDue', { amount, date: formatDay(behind.since) });
      if (behind.before === null) return owed;
      const day = { weekday: formats.weekday(behind.before), date: formats.letterDay(behind.before) };
      return `${owed} ${text('overview.warning.payBy', day)}`;
    }
  }
}
