import { addDays, instantAt, localTimeAt } from '@rochdale/domain/dates';
import { Checkbox } from '@rochdale/ui/form/checkbox.tsx';
import { TextField } from '@rochdale/ui/form/field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { now } from '../../../lib/clock.ts';
import { useOffice } from '../../../lib/office.tsx';
import { ReasonedAct } from '../../../parts/reasoned-act.tsx';
import { sendAgain } from '../connected-calls.ts';

/** Sends again all that came about within a span of days. */
export function SendSpanAgain({ webhookId, onDone }: { webhookId: string; onDone: (said: string) => void }) {
  const text = useText();
  const { timeZone } = useOffice();
  const today = localTimeAt(now(), timeZone).day;
  const [from, setFrom] = useState<string>(today);
  const [to, setTo] = useState<string>(today);
  const [isOnly, setOnly] = useState(true);
  const act = async (reason: string): Promise<void> => {
    const span = {
      from: instantAt(from, '00:00', timeZone).toISOString(),
      to: instantAt(addDays(to, 1), '00:00', timeZone).toISOString(),
    };
    const what = { ...span, only: isOnly ? ('given-up' as const) : ('all' as const) };
    const { events } = await sendAgain({ params: { webhookId }, body: { what, reason } });
    onDone(text('connected.again.done', { count: events }));
  };
  return (
    <ReasonedAct
      label={text('connected.again.range')}
      title={text('connected.again.range')}
      does={text('connected.again')}
      needs="keys.change"
      isReady={() => from !== '' && to >= from}
      act={act}
    >
      <p>{text('connected.again.words')}</p>
      <TextField
        label={text('connected.again.from')}
        type="date"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={text('connected.again.to')}
        type="date"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Checkbox
        label={text('connected.again.givenUp')}
        checked={isOnly}
        onChange={(event) => setOnly(event.target.checked)}
      />
    </ReasonedAct>
  );
}
