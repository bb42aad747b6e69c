import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { formatDay } from '@rochdale/domain/dates';
import { doubtOf, type ReadingDoubt, readingViolation } from '@rochdale/domain/energy/meter-reading/reading';
import { formatNumber } from '@rochdale/domain/texts/formats';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { KeyValues } from '@rochdale/ui/figures/key-values.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useFields } from '@rochdale/ui/form/fields.ts';
import { Card } from '@rochdale/ui/layout/card.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { FocusedAlert } from '@rochdale/ui/state/focused-alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../../lib/calls/api.ts';
import { keptForm } from '../../../lib/device/storage.ts';
import { notWhileLooking } from '../../../lib/session/looking.ts';

type Meter = ResponseOf<'meter-reading.meters'>['meters'][number];

const submitReading = operation('meter-reading.submit', 'POST /v3/accounts/{accountNumber}/meter-readings');

/** One meter: its last reading, and a new one. */
export function ReadingForm({ accountNumber, meter, today }: { accountNumber: string; meter: Meter; today: string }) {
  const text = useText();
  const { meterNumber, lastReading } = meter;
  const form = useFields(
    { [meterNumber]: readingViolation },
    { [meterNumber]: '' },
    keptForm(`meter-reading.${meterNumber}`),
  );
  const [doubted, setDoubted] = useState<{ reading: number; doubt: ReadingDoubt }>();
  const send = useMutation({
    mutationFn: (body: { reading: number; confirmed: boolean }) =>
      submitReading({ params: { accountNumber }, body: { meterNumber, ...body } }),
    onSettled: () => setDoubted(undefined),
  });
  const submit = form.submit((values) => {
    const reading = Number(values[meterNumber]);
    const doubt = doubtOf(reading, meter, today);
    if (doubt) setDoubted({ reading, doubt });
    else send.mutate({ reading, confirmed: false });
  });
  const shown = (reading: number): string => formatNumber(reading);
  return (
    <Card title={`${text('meterReading.meter')} ${meterNumber}`}>
      <form className="form card__body" method="post" noValidate onSubmit={submit}>
        {send.error && <Alert kind="danger">{send.error.message}</Alert>}
        {send.data && (
          <FocusedAlert key={send.data.confirmationNumber} kind="success">
            {text('meterReading.done', {
              reading: shown(send.variables.reading),
              number: send.data.confirmationNumber,
            })}
          </FocusedAlert>
        )}
        <KeyValues
          rows={[
            {
              label: text('meterReading.last'),
              value:
                lastReading === null
                  ? text('meterReading.noLast')
                  : text('meterReading.lastOn', {
                      reading: shown(lastReading.reading),
                      date: formatDay(lastReading.readOn),
                    }),
            },
          ]}
        />
        <TextField
          {...form.bind(meterNumber)}
          className="input--short"
          label={text('meterReading.new', { meter: meterNumber })}
          inputMode="numeric"
          autoComplete="off"
        />
        <div className="actions">
          <Button
            type="submit"
            busyLabel={send.isPending ? text('meterReading.submitting') : undefined}
            disabledReason={notWhileLooking()}
          >
            {text('meterReading.submit')}
          </Button>
        </div>
      </form>
      {doubted && (
        <Dialog
          title={text('meterReading.doubt.title')}
          open
          onClose={() => setDoubted(undefined)}
          width="400"
          busy={send.isPending}
          footer={
            <>
              <Button kind="secondary" onClick={() => setDoubted(undefined)}>
                {text('meterReading.doubt.no')}
              </Button>
              <Button onClick={() => send.mutate({ reading: doubted.reading, confirmed: true })}>
                {text('meterReading.doubt.yes')}
              </Button>
            </>
          }
        >
          <p>
            {text(doubted.doubt === 'below' ? 'meterReading.doubt.below' : 'meterReading.doubt.high', {
              reading: shown(doubted.reading),
              last: shown(lastReading?.reading ?? 0),
            })}
          </p>
        </Dialog>
      )}
    </Card>
  );
}
