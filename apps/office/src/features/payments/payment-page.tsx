import { formatMoney } from '@rochdale/domain/money';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePathParts } from '../../lib/address.ts';
import { OfficeLink } from '../../lib/link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PageLoaded } from '../../parts/part-loaded.tsx';
import { Section } from '../../parts/section.tsx';
import { PaymentDisputes } from '../disputes/payment-disputes.tsx';
import { RefundsSection } from '../refunds/refunds-section.tsx';
import { AskCompany } from './charges/ask-company.tsx';
import {
  flowWords,
  type Payment,
  paymentsKey,
  type Step,
  seePayment,
  standingWords,
  stepWords,
} from './payments-calls.ts';
import { SendReceipt } from './send-receipt.tsx';
import { tenderText } from './tender-text.ts';

/** One payment from its page to the billing system, with everything that happened to it (office-65). */
export function Page() {
  const text = useText();
  const { transNo = '' } = usePathParts();
  const query = useQuery({
    queryKey: [...paymentsKey, 'one', transNo],
    queryFn: () => seePayment({ params: { transNo } }),
  });
  return (
    <PageLoaded query={query} rows={8} title={text('officePayments.title')}>
      {(payment) => <Shown payment={payment} />}
    </PageLoaded>
  );
}

function Shown({ payment }: { payment: Payment }) {
  const text = useText();
  const queries = useQueryClient();
  const [kind, word] = standingWords[payment.standing];
  const [done, setDone] = useState<string>();
  const isPosted = payment.standing === 'posted' || payment.standing === 'back';
  return (
    <>
      <PageHead
        title={text('officePayments.titleOf', {
          amount: formatMoney(payment.amountCents),
          name: payment.name || payment.memberNumber,
        })}
        crumbs={
          <>
            <OfficeLink to="payments" parts={{}}>
              {text('officePayments.title')}
            </OfficeLink>{' '}
            / {payment.transNo}
          </>
        }
        marks={
          <>
            <li>
              <Mark kind={kind}>{text(word)}</Mark>
            </li>
            {isPosted && (
              <li>
                <Mark kind={payment.isExported ? 'ok' : 'wait'}>
                  {text(payment.isExported ? 'officePayments.exported' : 'officePayments.notExported')}
                </Mark>
              </li>
            )}
          </>
        }
        actions={isPosted && <SendReceipt transNo={payment.transNo} onDone={setDone} />}
      />
      {done !== undefined && (
        <div className="pad pad--under-head">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="split">
        <div>
          <Facts payment={payment} />
          <PaymentDisputes transNo={payment.transNo} />
          <AskCompany
            transNo={payment.transNo}
            isSilent={payment.standing === 'open' || payment.standing === 'approved'}
            onAsked={() => void queries.invalidateQueries({ queryKey: paymentsKey })}
          />
          <Section title={text('officePayments.trail')} end={text('officePayments.trail.note')}>
            <ol className="trail trail--seconds">
              {payment.trail.map((step) => (
                <TrailStep key={`${step.at} ${step.what} ${step.detail}`} step={step} />
              ))}
            </ol>
          </Section>
        </div>
        <aside className="side" aria-label={text('officeRefunds.title')}>
          <RefundsSection transNo={payment.transNo} />
        </aside>
      </div>
    </>
  );
}

function Facts({ payment }: { payment: Payment }) {
  const text = useText();
  const { memberNumber, name, amountCents, feeCents } = payment;
  return (
    <Section title={text('officePayments.facts')}>
      <div className="sec__b">
        <dl className="pairs pairs--w">
          <Fact name={text('officePayments.number')} value={payment.transNo} />
          <dt>{text('officePayments.member')}</dt>
          <dd>
            <OfficeLink to="member" parts={{ memberNumber }}>
              {name === '' ? memberNumber : `${name}, ${memberNumber}`}
            </OfficeLink>
          </dd>
          {payment.parts.map((part) => (
            <Fact
              key={part.accountNumber}
              name={text('officePayments.account')}
              value={
                payment.parts.length === 1
                  ? part.accountNumber
                  : `${part.accountNumber}, ${formatMoney(part.amountCents)}`
              }
            />
          ))}
          <Fact name={text('officePayments.tender')} value={tenderText(payment, text) ?? '–'} />
          <Fact name={text('officePayments.madeBy')} value={text(flowWords[payment.flow])} />
          {payment.link !== null && (
            <Fact
              name={text('paymentLinks.paidBy')}
              value={text('paymentLinks.paidBy.who', { name: payment.link.by ?? text('office.server') })}
            />
          )}
          <Fact name={text('officePayments.amount')} value={formatMoney(amountCents)} />
          {feeCents !== null && feeCents > 0 && (
            <>
              <Fact name={text('officePayments.fee')} value={formatMoney(feeCents)} />
              <Fact name={text('officePayments.total')} value={formatMoney(amountCents + feeCents)} />
            </>
          )}
          {payment.confirmationNumber && (
            <Fact name={text('officePayments.confirmation')} value={payment.confirmationNumber} />
          )}
          {payment.reference && <Fact name={text('officePayments.reference')} value={payment.reference} />}
        </dl>
      </div>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function TrailStep({ step }: { step: Step }) {
  const text = useText();
  const [look, word] = stepWords[step.what];
  const more = [step.amountCents === null ? undefined : formatMoney(step.amountCents), step.detail ?? undefined];
  return (
    <li className={look}>
      <Moment at={step.at} toSecond />
      <p>
        {text(word)}
        <small>{more.filter((one) => one !== undefined).join(', ')}</small>
      </p>
    </li>
  );
}
