import { formatMoney } from '@rochdale/domain/money';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { OfficeLink } from '../../../lib/link.tsx';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { Section } from '../../../parts/section.tsx';
import { TableRegion } from '../../../parts/table-region.tsx';
import { type Compared, compareBooks, differenceWords } from './charges-calls.ts';

const days = 7;

/** Compares what the processor, our books and the billing system have of the last days (office-105). */
export function CompareBooks({ onCompared }: { onCompared: () => void }) {
  const text = useText();
  const { data: me } = useMe();
  const [compared, setCompared] = useState<Compared>();
  const sent = useSend(
    () => compareBooks({ body: { days } }),
    (answer) => {
      setCompared(answer);
      onCompared();
    },
  );
  const refused = me?.permissions.includes('payments.returns')
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['payments.returns']) });
  return (
    <Section title={text('books.compare')} end={text('books.compare.days', { count: days })}>
      <div className="sec__b stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {compared && (
          <Alert kind={compared.differences.length === 0 ? 'success' : 'warning'}>
            {compared.posted > 0 && `${text('books.posted', { count: compared.posted })} `}
            {compared.differences.length === 0
              ? text('books.none')
              : text('books.left', { count: compared.differences.length })}
          </Alert>
        )}
        <p>{text('books.compare.text')}</p>
        <div className="acts">
          <Button
            kind="secondary"
            busy={sent.isPending}
            disabledReason={refused}
            onClick={() => void sent.send(undefined)}
          >
            {text('books.compare')}
          </Button>
        </div>
      </div>
      {compared && compared.differences.length > 0 && <Differences differences={compared.differences} />}
    </Section>
  );
}

function Differences({ differences }: Pick<Compared, 'differences'>) {
  const text = useText();
  const said = (cents: number | null): string => (cents === null ? '–' : formatMoney(cents));
  return (
    <TableRegion label={text('books.what')}>
      <table className="table t">
        <caption className="vh">{text('books.what')}</caption>
        <thead>
          <tr>
            <th>{text('charges.number')}</th>
            <th>{text('books.what')}</th>
            <th className="n">{text('books.here')}</th>
            <th className="n">{text('books.there')}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ kind, transNo, accountNumber, hereCents, thereCents }) => (
            <tr key={`${kind} ${transNo} ${accountNumber}`}>
              <th scope="row" className="mono">
                <OfficeLink to="payment" parts={{ transNo: transNo.replace(/-[A-Z]\d*$/, '') }}>
                  {transNo}
                </OfficeLink>
              </th>
              <td>{text(differenceWords[kind])}</td>
              <td className="n">{said(hereCents)}</td>
              <td className="n">{said(thereCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
