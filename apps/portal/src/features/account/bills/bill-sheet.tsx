import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Loaded } from '@rochdale/ui/state/loaded.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { type ReactNode, useState } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import { BillActions } from './bill-actions.tsx';
import type { BilledBill } from './bill-calls.ts';
import { useBill } from './bill-calls.ts';
import { BillGlance } from './bill-glance.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillMeasured } from './bill-measured.tsx';
import { billSource } from './bill-source.ts';
import { BillStatus } from './bill-status.tsx';
import { DocumentView } from './document-view.tsx';
import { drawsPdf } from './draws-pdf.ts';
import './bill-sheet.css';

/** The cards of a bill with why it is what it is. */
type Explanation = (bill: BilledBill) => ReactNode;

interface BillSheetProps {
  readonly accountNumber: string;
  readonly billDate: string;
  /** Names the PDF where it is drawn. */
  readonly title: string;
  /** What stands around it where there is room: why it is what it is. Elsewhere a link leads there. */
  readonly explanation?: Explanation;
}

/** A bill to be read (account-97), with its PDF as a file; where the browser draws one, it can be looked at instead. */
export function BillSheet(asked: BillSheetProps) {
  const text = useText();
  const bill = useBill(asked.accountNumber, asked.billDate);
  // Whatever the cause, one sentence says that it can't be had (account-38).
  const query = bill.error && !bill.data ? { ...bill, error: new Error(text('bill.notFound')) } : bill;
  return (
    <Loaded query={query} skeleton={<Skeleton height={620} phone={980} />}>
      {(found) => <Sheet bill={found} title={asked.title} explanation={asked.explanation} />}
    </Loaded>
  );
}

interface SheetProps {
  readonly bill: BilledBill;
  readonly title: string;
  readonly explanation: Explanation | undefined;
}

function Sheet({ bill, title, explanation }: SheetProps) {
  const text = useText();
  const [isPaper, setPaper] = useState(false);
  const { accountNumber, billDate } = bill;
  return (
    <div className="bill">
      <BillActions bill={bill}>
        {explanation === undefined && !bill.isPrepaidDay && (
          <ScreenLink
            className={buttonClass({ kind: 'ghost' })}
            to="viewbill"
            query={{ accountno: accountNumber, billdate: billDate }}
          >
            {text('bill.sheet.explained')}
          </ScreenLink>
        )}
        {drawsPdf() && (
          <Button kind="ghost" onClick={() => setPaper(!isPaper)}>
            {text(isPaper ? 'bill.sheet.read' : 'bill.sheet.paper')}
          </Button>
        )}
      </BillActions>
      {isPaper ? (
        <DocumentView source={billSource({ kind: 'bill', accountNumber, bill })} title={title} />
      ) : explanation && !bill.isPrepaidDay ? (
        explanation(bill)
      ) : (
        <BillColumns
          main={
            <>
              <BillStatus bill={bill} />
              <BillLines bill={bill} />
            </>
          }
          beside={
            <>
              <BillGlance bill={bill} />
              <BillMeasured bill={bill} />
            </>
          }
        />
      )}
    </div>
  );
}

/** A bill's cards: its lines, and beside them what is short. */
export function BillColumns({ main, beside }: { main: ReactNode; beside: ReactNode }) {
  return (
    <div className="bill__columns">
      <div className="stack">{main}</div>
      <div className="stack">{beside}</div>
    </div>
  );
}
