import { linesByService } from '@rochdale/domain/account/bills/lines-by-service';
import { centsOf, formatMoney } from '@rochdale/domain/money';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { Fragment, type ReactNode } from 'react';
import { inPageLanguage } from '../../../lib/session/member-data.tsx';
import type { BilledBill } from './bill-calls.ts';

const shown = (dollars: number): string => formatMoney(centsOf(dollars));

type Charges = BilledBill['charges'];
type Line = Extract<Charges, { kind: 'lines' }>['lines'][number];

interface BillLinesProps {
  readonly bill: BilledBill;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** A line that opens, in place of one that only says its amount; `place` is the line's on the bill. */
  readonly lineRow?: ((line: ShownLine, place: number) => ReactNode) | undefined;
}

/** A line as it is written. */
export interface ShownLine {
  readonly line: Line;
  readonly note: string | undefined;
  readonly amount: string;
}

/** The charges of a bill, what stood before it and what is due after it: every column adds up (account-98, account-99). */
export function BillLines({ bill, action, lineRow }: BillLinesProps) {
  const text = useText();
  const { charges, billedAmount, actualCharges, isPrepaidDay } = bill;
  return (
    <Card title={text('bill.sheet.lines')} action={action}>
      {charges.kind === 'unclear' && (
        <div className="card__body">
          <Alert kind="info">{text('bill.sheet.unclear')}</Alert>
        </div>
      )}
      {charges.kind === 'whole' && <p className="card__body muted">{text('bill.sheet.whole')}</p>}
      <ul className={lineRow ? 'lines lines--open' : 'lines'}>
        <ChargeRows charges={charges} lineRow={lineRow} />
        {actualCharges !== null && (
          <>
            <Row name={text('bill.sheet.actual')} amount={actualCharges} isSum />
            <Row name={text('bill.sheet.carried')} amount={(centsOf(billedAmount) - centsOf(actualCharges)) / 100} />
          </>
        )}
        <Row name={text(isPrepaidDay ? 'bill.sheet.dayCharges' : 'bill.sheet.charges')} amount={billedAmount} isSum />
        <BeforeRows bill={bill} />
        <TotalRow bill={bill} />
      </ul>
    </Card>
  );
}

const partNames = {
  usage: 'bill.sheet.day.usage',
  charges: 'bill.sheet.day.charges',
  taxes: 'bill.sheet.day.taxes',
} as const;

function ChargeRows({ charges, lineRow }: { charges: Charges; lineRow: BillLinesProps['lineRow'] }) {
  const text = useText();
  if (charges.kind === 'lines')
    return linesByService(charges.lines.map((line, place) => ({ ...line, place }))).map(
      ({ service, lines }, _place, groups) => (
        <Fragment key={service}>
          {(groups.length > 1 || service !== '') && (
            <li className="lines__row lines__row--head">
              <b>{service === '' ? text('bill.sheet.wholeBill') : inPageLanguage(service)}</b>
            </li>
          )}
          {/* Lines of one bill never change places. */}
          {lines.map(({ place, ...line }) => (
            <Fragment key={place}>
              {lineRow?.({ line, note: noteOf(line), amount: shown(line.amount) }, place) ?? (
                <Row name={line.description} note={noteOf(line)} amount={line.amount} />
              )}
            </Fragment>
          ))}
        </Fragment>
      ),
    );
  if (charges.kind === 'day')
    return charges.parts.map(({ part, amount }) => <Row key={part} name={text(partNames[part])} amount={amount} />);
  return null;
}

/** `501 kWh × $0.1177`, or what was counted where no rate makes the amount. */
function noteOf({ quantity, unit, rate }: Line): string | undefined {
  if (quantity === null) return undefined;
  const counted = `${formatNumber(quantity)} ${unit ?? ''}`.trim();
  return rate === null ? counted : `${counted} × $${formatNumber(rate, { least: 2, most: 5 })}`;
}

function BeforeRows({ bill: { since, balanceBefore } }: { bill: BilledBill }) {
  const text = useText();
  if (since === null) return <Row name={text('bill.sheet.before')} amount={balanceBefore} />;
  const isPlain = since.paid === 0 && since.other === 0;
  return (
    <>
      <Row
        name={text(isPlain && since.previous > 0 ? 'bill.sheet.notPaid' : 'bill.sheet.previous')}
        amount={since.previous}
      />
      {since.paid !== 0 && <Row name={text('bill.sheet.paid')} amount={-since.paid} />}
      {since.other !== 0 && (
        <Row name={text('bill.sheet.other')} note={text('bill.sheet.other.note')} amount={since.other} />
      )}
    </>
  );
}

function TotalRow({ bill: { endingBalance, isNewest, isPrepaidDay } }: { bill: BilledBill }) {
  const text = useText();
  const isCredit = endingBalance < 0;
  const name = isPrepaidDay
    ? 'bill.sheet.dayEnding'
    : isCredit
      ? 'bill.sheet.total.credit'
      : isNewest
        ? 'bill.paper.ending'
        : 'bill.sheet.total.then';
  return (
    <li className="lines__row lines__row--total">
      <b>{text(name)}</b>
      <span className="money">{shown(isCredit && !isPrepaidDay ? -endingBalance : endingBalance)}</span>
    </li>
  );
}

interface RowProps {
  readonly name: string;
  readonly note?: string | undefined;
  readonly amount: number;
  readonly isSum?: boolean;
}

function Row({ name, note, amount, isSum = false }: RowProps) {
  return (
    <li className={isSum ? 'lines__row lines__row--sum' : 'lines__row'}>
      <span>
        <b>{name}</b>
        {note !== undefined && <small className="num">{note}</small>}
      </span>
      <span className="money">{shown(amount)}</span>
    </li>
  );
}
