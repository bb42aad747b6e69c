import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useGo } from '../../../lib/address.ts';
import { assignReports, type ChosenReports, dismissReports, type ShownOutage } from '../outages-calls.ts';
import { useLookAgain } from '../use-look-again.ts';
import { useMayNot } from '../use-may-not.ts';
import { queryOfChosen } from './chosen-in-address.ts';

interface SettleReportsProps {
  readonly chosen: ChosenReports;
  /** How many are ticked; 0: the whole group. */
  readonly count: number;
  readonly title: string;
  readonly outages: readonly ShownOutage[];
  readonly onDone: (said: string) => void;
}

/** What reports become: a new outage, a part of one, or none (office-162). */
export function SettleReports({ chosen, count, title, outages, onDone }: SettleReportsProps) {
  const text = useText();
  const go = useGo();
  const look = useLookAgain();
  const mayNot = useMayNot('outages.change');
  const [isAssigning, setAssigning] = useState(false);
  const [outageNumber, setNumber] = useState('');
  const say = ({ settled, skipped }: { settled: number; skipped: number }): void => {
    setAssigning(false);
    onDone(
      skipped === 0
        ? text('outageDesk.reports.done', { settled })
        : text('outageDesk.reports.skipped', { settled, skipped }),
    );
  };
  const assigned = useSend(
    () => assignReports({ body: { chosen, outageNumber } }).finally(() => look(outageNumber)),
    say,
  );
  const dismissed = useSend(() => dismissReports({ body: { chosen } }).finally(() => look()), say);
  return (
    <div className="outage__settle">
      {dismissed.error && <Alert kind="danger">{dismissed.error.message}</Alert>}
      <fieldset className="acts">
        <legend className="vh">{title}</legend>
        <Button
          kind="secondary"
          size="s"
          disabledReason={mayNot}
          onClick={() => go('begin-outage', {}, { query: queryOfChosen(chosen) })}
        >
          {text('outageDesk.reports.begin')}
        </Button>
        {mayNot === undefined && outages.length > 0 && (
          <Button kind="secondary" size="s" onClick={() => setAssigning(true)}>
            {text('outageDesk.reports.assign')}
          </Button>
        )}
        {mayNot === undefined && (
          <Button kind="ghost" size="s" busy={dismissed.isPending} onClick={() => void dismissed.send(undefined)}>
            {text('outageDesk.reports.dismiss')}
          </Button>
        )}
        {count > 0 && <span className="muted small">{text('outageDesk.reports.chosen', { count })}</span>}
      </fieldset>
      <Dialog
        title={text('outageDesk.reports.assign')}
        open={isAssigning}
        onClose={() => setAssigning(false)}
        width="400"
        busy={assigned.isPending}
        footer={
          <>
            <Button kind="secondary" onClick={() => setAssigning(false)}>
              {text('office.cancel')}
            </Button>
            <Button busy={assigned.isPending} onClick={() => void (outageNumber !== '' && assigned.send(undefined))}>
              {text('outageDesk.reports.assign')}
            </Button>
          </>
        }
      >
        <div className="stack-s">
          {assigned.error && <Alert kind="danger">{assigned.error.message}</Alert>}
          <SelectField
            label={text('outageDesk.reports.assign.to')}
            placeholder={text('outageDesk.reports.assign.choose')}
            required
            value={outageNumber}
            options={outages.map((one) => ({
              value: one.outageNumber,
              label: `${one.outageNumber} ${one.feeders.join(', ')} ${one.description}`,
            }))}
            onChange={(event) => setNumber(event.target.value)}
          />
        </div>
      </Dialog>
    </div>
  );
}
