import { Button } from '@rochdale/ui/form/button.tsx';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { TextAreaField } from '@rochdale/ui/form/text-area-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { type Places, report } from './caller-outages-calls.ts';
import { PlaceStanding } from './place-standing.tsx';

interface ReportFormProps {
  readonly memberNumber: string;
  readonly places: Places;
  readonly onDone: (said: string) => void;
}

/** What is known of the caller's place, and the report. */
export function ReportForm({ memberNumber, places, onDone }: ReportFormProps) {
  const text = useText();
  const { accounts, problems, phones } = places;
  const [accountNumber, setAccount] = useState(
    (accounts.find(({ outage }) => outage) ?? accounts[0])?.accountNumber ?? '',
  );
  const [outageReason, setReason] = useState(problems[0] ?? '');
  const [callBack, setCallBack] = useState(false);
  const [callbackNumber, setPhone] = useState(phones[0] ?? '');
  const [remarks, setRemarks] = useState('');
  // One number for what is sent, however often it is pressed.
  const [reportId] = useState(() => crypto.randomUUID());
  const chosen = accounts.find((one) => one.accountNumber === accountNumber);
  const sent = useSend(async () => {
    const phone = callBack ? callbackNumber : '';
    const body = { reportId, accountNumber, outageReason, callBack, callbackNumber: phone, remarks };
    return (await report({ params: { memberNumber }, body })).statusMessage;
  }, onDone);
  return (
    <div className="stack-s">
      <p>{text('callerOutages.safety')}</p>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      <SelectField
        label={text('callerOutages.account')}
        placeholder={text('callerOutages.problem.choose')}
        value={accountNumber}
        options={accounts.map(({ accountNumber: value }) => ({ value, label: value }))}
        onChange={(event) => setAccount(event.target.value)}
      />
      {chosen && <PlaceStanding place={chosen} />}
      {chosen?.closed === null && (
        <>
          <SelectField
            label={text('callerOutages.problem')}
            placeholder={text('callerOutages.problem.choose')}
            value={outageReason}
            options={problems.map((value) => ({ value, label: value }))}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextAreaField
            label={text('callerOutages.remarks')}
            value={remarks}
            maxLength={500}
            onChange={(event) => setRemarks(event.target.value)}
          />
          <Checkbox
            label={text('callerOutages.callBack')}
            checked={callBack}
            onChange={(event) => setCallBack(event.target.checked)}
          />
          {callBack && (
            <TextField
              label={text('callerOutages.phone')}
              type="tel"
              value={callbackNumber}
              required
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
          <div>
            <Button busy={sent.isPending} onClick={() => void sent.send(undefined)}>
              {text('callerOutages.send')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
