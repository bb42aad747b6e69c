import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import type { BilledBill } from '../bill-calls.ts';
import { BillGlance } from '../bill-glance.tsx';
import { BillLines, type ShownLine } from '../bill-lines.tsx';
import { BillMeasured } from '../bill-measured.tsx';
import { BillColumns } from '../bill-sheet.tsx';
import { BillStatus } from '../bill-status.tsx';
import { AnotherRate } from './another-rate.tsx';
import { type ExplainedBill, useExplained } from './explained-calls.ts';
import { ExplainedLineRow } from './explained-line.tsx';
import { SomethingWrong } from './something-wrong.tsx';
import { WhyDifferent } from './why-different.tsx';
import './bill-explained.css';

/** A bill with why it is what it is. What is billed waits for nothing; each explanation fails alone (account-121). */
export function ExplainedBillCards({ bill }: { bill: BilledBill }) {
  const query = useExplained(bill.accountNumber, bill.billDate);
  return (
    <BillColumns
      main={
        <>
          <BillStatus bill={bill} />
          <WhyDifferent bill={bill} query={query} />
          <Lines bill={bill} explained={query.data} />
        </>
      }
      beside={
        <>
          <BillGlance bill={bill} />
          <BillMeasured bill={bill} said={query.data?.period ?? []} />
          <SomethingWrong bill={bill} query={query} />
          {query.data?.lines.some((line) => line?.rate) && <AnotherRate accountNumber={bill.accountNumber} />}
        </>
      }
    />
  );
}

function Lines({ bill, explained }: { bill: BilledBill; explained: ExplainedBill | undefined }) {
  const text = useText();
  const { charges } = bill;
  const lines = charges.kind === 'lines' && explained ? charges.lines : [];
  const withDays = explained ? energyPlace(bill, explained) : -1;
  const opening = lines.flatMap((_line, place) => (explained?.lines[place] || place === withDays ? [place] : []));
  const [opened, setOpened] = useState<ReadonlySet<number>>();
  // The one with the days is open from the first.
  const isOpen = opened ?? new Set([withDays]);
  const isAll = opening.every((place) => isOpen.has(place));
  const toggle = (place: number, opens: boolean): void => {
    if (isOpen.has(place) === opens) return;
    setOpened(new Set(opens ? [...isOpen, place] : [...isOpen].filter((one) => one !== place)));
  };
  const lineRow = (shown: ShownLine, place: number) =>
    explained && opening.includes(place) ? (
      <ExplainedLineRow
        bill={bill}
        explained={explained}
        name={shown.line.description}
        note={shown.note}
        amount={shown.amount}
        line={explained.lines[place] ?? null}
        hasDays={place === withDays}
        isOpen={isOpen.has(place)}
        onToggle={(opens) => toggle(place, opens)}
      />
    ) : undefined;
  return (
    <BillLines
      bill={bill}
      action={
        opening.length > 1 && (
          <button type="button" className="link-btn small" onClick={() => setOpened(new Set(isAll ? [] : opening))}>
            {text(isAll ? 'billExplained.closeAll' : 'billExplained.openAll')}
          </button>
        )
      }
      lineRow={opening.length > 0 ? lineRow : undefined}
    />
  );
}

/** The line that has the days behind it: the first of energy, or the first that counts what the bill says was used. */
function energyPlace({ charges, usage }: BilledBill, { lines, days }: ExplainedBill): number {
  if (charges.kind !== 'lines' || days.length === 0) return -1;
  const made = lines.findIndex((line) => line?.isEnergy);
  if (made >= 0) return made;
  return charges.lines.findIndex(({ quantity, unit }) => usage && quantity === usage.quantity && unit === usage.unit);
}
