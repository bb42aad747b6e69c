import { formatDay } from '@rochdale/domain/dates';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import type { Taker } from '@rochdale/domain/paying/payment-help/still-taken';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import { useSite } from '../../../lib/site.tsx';
import type { Help } from './payment-help-calls.ts';

const words = {
  'auto-pay': 'paymentHelp.taken.autoPay',
  draft: 'paymentHelp.taken.draft',
  'scheduled-payment': 'paymentHelp.taken.scheduled',
  'office-draft': 'paymentHelp.taken.office',
} as const satisfies Readonly<Record<Taker, string>>;
const pages = {
  'auto-pay': { to: 'billpayments/auto-pay', name: 'screen.autoPay', gate: 'autoPay' },
  draft: { to: 'draft-payments', name: 'screen.draftPayments', gate: 'draftPayments' },
  'scheduled-payment': { to: 'scheduled-payments', name: 'screen.scheduledPayments', gate: 'scheduledPayments' },
  'office-draft': undefined,
} as const satisfies Readonly<Record<Taker, unknown>>;

/** What plans still take, whatever help there is, and where that is stopped. */
export function StillTaken({ taken = [] }: { taken: Help['stillTaken'] }) {
  const text = useText();
  const { phoneNumber: phone } = useSite().settings;
  if (taken.length === 0) return null;
  return (
    <Alert kind="warning">
      {taken.map(({ kind, day, amount }) => {
        const page = pages[kind];
        const said = { amount: formatMoney(centsOf(amount)), date: formatDay(day), phone };
        return (
          <p key={`${kind} ${day} ${amount}`}>
            {text(words[kind], said)} {page && <WhereStopped {...page} />}
          </p>
        );
      })}
    </Alert>
  );
}

function WhereStopped({ to, name, gate }: NonNullable<(typeof pages)[Taker]>) {
  const text = useText();
  return useGate(gate).open ? <ScreenLink to={to}>{text(name)}</ScreenLink> : null;
}
