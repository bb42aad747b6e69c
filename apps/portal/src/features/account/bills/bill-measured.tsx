import { formatDay } from '@rochdale/domain/dates';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { useGate } from '../../../lib/gates.ts';
import type { BilledBill } from './bill-calls.ts';

/** By what readings a bill was measured, which are missing, how many of its days were estimated (account-100), and what else is said of its period. */
export function BillMeasured({ bill, said = [] }: { bill: BilledBill; said?: readonly string[] }) {
  const text = useText();
  const canTrack = useGate('usageTracker').open;
  const { accountNumber, readings, estimatedDays, daysBilled, usage } = bill;
  if (usage === null || bill.isPrepaidDay) return null;
  return (
    <Card title={text('bill.sheet.measured')}>
      <div className="card__body bill__measured">
        {readings.length === 0 ? (
          <p className="muted">{text('bill.sheet.noReadings')}</p>
        ) : (
          <ul>
            {readings.map((one) => (
              <li key={one.meterNumber}>
                <Readings readings={one} />
              </li>
            ))}
          </ul>
        )}
        {estimatedDays > 0 && (
          <p>
            {daysBilled === null
              ? text('bill.sheet.estimated', { count: estimatedDays })
              : text('bill.sheet.estimatedOf', { count: estimatedDays, days: daysBilled })}
          </p>
        )}
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {canTrack && (
          <ScreenLink to="usage-tracker" query={{ accountno: accountNumber }}>
            {text('screen.usageTracker')}
          </ScreenLink>
        )}
      </div>
    </Card>
  );
}

function Readings({ readings: { meterNumber, first, last } }: { readings: BilledBill['readings'][number] }) {
  const text = useText();
  const said = (found: typeof first) =>
    found && text('bill.sheet.readingOn', { reading: formatNumber(found.reading), date: formatDay(found.readOn) });
  return (
    <>
      <b>{text('bill.sheet.meterNamed', { number: meterNumber })}</b>
      <span className="num">{said(first) ?? text('bill.sheet.noFirst')}</span>
      <span className="num">{said(last) ?? text('bill.sheet.noLast')}</span>
    </>
  );
}
