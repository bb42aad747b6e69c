import { Icon } from '@rochdale/ui/art/icon.tsx';
import { download } from '@rochdale/ui/device/download.ts';
import { Button, buttonClass } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import downloadIcon from 'lucide-static/icons/download.svg?inner';
import type { ReactNode } from 'react';
import { ScreenLink } from '../../../lib/address/link.tsx';
import type { BilledBill } from './bill-calls.ts';
import { billSource } from './bill-source.ts';
import { pdfOf } from './use-pdf.ts';

/** Whose bill it is, with its PDF to take along, and the way to pay what is owed today. */
export function BillActions({ bill, children }: { bill: BilledBill; children: ReactNode }) {
  const text = useText();
  const { accountNumber, serviceAddress, billNumber, isNewest, isPrepaidDay, owedNow } = bill;
  const { load, failure } = billSource({ kind: 'bill', accountNumber, bill });
  const take = useMutation({
    mutationFn: async () => {
      const { fileName, bytes } = await load();
      download(pdfOf(bytes), fileName);
    },
  });
  return (
    <div className="bill__head">
      <p className="muted">
        {text('bill.sheet.whose', {
          address: serviceAddress.split('\n')[0] ?? '',
          account: accountNumber,
          number: billNumber,
        })}
      </p>
      <div className="actions">
        {children}
        <Button
          kind="secondary"
          busyLabel={take.isPending ? text('bill.sheet.downloading') : undefined}
          onClick={() => !take.isPending && take.mutate()}
        >
          <Icon drawing={downloadIcon} size="s" />
          {text('bill.sheet.download')}
        </Button>
        {isNewest && !isPrepaidDay && owedNow > 0 && (
          <ScreenLink className={buttonClass()} to="accountoverview" query={{ accountno: accountNumber, pay: 'true' }}>
            {text('bill.sheet.pay')}
          </ScreenLink>
        )}
      </div>
      {take.isError && <Alert kind="danger">{failure ?? take.error.message}</Alert>}
    </div>
  );
}
