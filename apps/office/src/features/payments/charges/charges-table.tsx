import { formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { OfficeLink } from '../../../lib/link.tsx';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { Mark } from '../../../parts/mark.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Charge, chargeWords } from './charges-calls.ts';

interface ChargesTableProps {
  readonly charges: readonly Charge[];
  readonly onAct: (charge: Charge, act: 'match' | 'give-back') => void;
}

/** Charges with what is known of each, and what a person decided. */
export function ChargesTable({ charges, onAct }: ChargesTableProps) {
  const text = useText();
  return (
    <TableRegion label={text('charges.title')}>
      <table className="table t">
        <caption className="vh">{text('charges.title')}</caption>
        <thead>
          <tr>
            <th className="x">{text('charges.taken')}</th>
            <th>{text('charges.number')}</th>
            <th className="x">{text('charges.account')}</th>
            <th className="x m">{text('charges.paidBy')}</th>
            <th className="n">{text('charges.amount')}</th>
            <th>{text('charges.state')}</th>
          </tr>
        </thead>
        <tbody>
          {charges.map((charge) => (
            <tr key={charge.reference}>
              <td className="q w x">
                <Moment at={charge.chargedAt} />
              </td>
              <th scope="row" className="mono">
                {charge.state === 'matched' ? (
                  <OfficeLink to="payment" parts={{ transNo: charge.transNo }}>
                    {charge.transNo}
                  </OfficeLink>
                ) : (
                  charge.transNo
                )}
              </th>
              <td className="x">{charge.accountNumber || text('charges.account.none')}</td>
              <td className="q x m">
                {text('officePayments.tender.ending', {
                  tender: text(
                    charge.paymentType === 'cc' ? 'officePayments.tender.card' : 'officePayments.tender.echeck',
                  ),
                  digits: charge.lastFour,
                })}
              </td>
              <td className="n c2">{formatMoney(charge.amountCents)}</td>
              <td className="c3">
                <Standing charge={charge} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function Standing({ charge, onAct }: { charge: Charge; onAct: ChargesTableProps['onAct'] }) {
  const text = useText();
  const { data: me } = useMe();
  const [kind, word] = chargeWords[charge.state];
  const refused = (permission: 'payments.returns' | 'payments.refund') =>
    me?.permissions.includes(permission)
      ? undefined
      : text('office.notAllowed', { permission: text(permissionWords[permission]) });
  return (
    <>
      <Mark kind={kind}>
        {word === 'charges.state.matched' ? text(word, { account: charge.matchedTo ?? '' }) : text(word)}
      </Mark>
      {charge.byWhom !== null && charge.reason !== null && (
        <small className="muted">{text('charges.by', { name: charge.byWhom, reason: charge.reason })}</small>
      )}
      {charge.state === 'open' && (
        <span className="acts">
          <Button size="s" disabledReason={refused('payments.returns')} onClick={() => onAct(charge, 'match')}>
            {text('charges.match')}
          </Button>
          <Button
            kind="secondary"
            size="s"
            disabledReason={refused('payments.refund')}
            onClick={() => onAct(charge, 'give-back')}
          >
            {text('charges.giveBack')}
          </Button>
        </span>
      )}
    </>
  );
}
