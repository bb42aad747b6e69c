import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useMomentText } from '../../parts/moment.tsx';
import { Section } from '../../parts/section.tsx';
import { assignItem, giveItemBack, type SeenItem, takeItem } from './queues-calls.ts';
import { useItemAct } from './use-item-act.ts';
import { useMayNot } from './use-may-not.ts';

interface WhoseItIsProps {
  readonly seen: SeenItem;
  readonly onDone: (said: string) => void;
}

/** Whose one is; it is taken, given back, or given to another (office-125). */
export function WhoseItIs({ seen, onDone }: WhoseItIsProps) {
  const text = useText();
  const moment = useMomentText();
  const mayNot = useMayNot(seen);
  const [isAssigning, setAssigning] = useState(false);
  const { kind, itemId, version, holder } = seen;
  const call = { params: { kind, itemId }, body: { version } };
  const taken = useItemAct(seen, 'take', () => takeItem(call), onDone);
  const given = useItemAct(seen, 'give-back', () => giveItemBack(call), onDone);
  const error = taken.error ?? given.error;
  const said = holder
    ? holder.isOwn
      ? text('queues.whose.own', { time: moment(holder.since) })
      : text('queues.whose.other', { name: holder.name, time: moment(holder.since) })
    : text('queues.whose.nobody');
  return (
    <Section title={text('queues.whose')}>
      <div className="sec__b stack-s">
        {error && <Alert kind="danger">{error.message}</Alert>}
        <p>{said}</p>
        <div className="acts">
          {holder?.isOwn ? (
            <Button
              kind="secondary"
              size="s"
              busy={given.isPending}
              disabledReason={mayNot}
              onClick={() => void given.send(undefined)}
            >
              {text('queues.giveBack')}
            </Button>
          ) : (
            <Button
              kind="secondary"
              size="s"
              busy={taken.isPending}
              disabledReason={mayNot}
              onClick={() => void taken.send(undefined)}
            >
              {text(holder ? 'queues.takeOver' : 'queues.take')}
            </Button>
          )}
          {mayNot === undefined && (
            <Button kind="ghost" size="s" onClick={() => setAssigning(true)}>
              {text('queues.assign')}
            </Button>
          )}
        </div>
      </div>
      {isAssigning && (
        <Assign
          seen={seen}
          onClose={() => setAssigning(false)}
          onDone={(done) => {
            setAssigning(false);
            onDone(done);
          }}
        />
      )}
    </Section>
  );
}

function Assign({ seen, onClose, onDone }: WhoseItIsProps & { onClose: () => void }) {
  const text = useText();
  const { kind, itemId, version, mayHold } = seen;
  const [staffId, setStaffId] = useState('');
  const sent = useItemAct(
    seen,
    'assign',
    () => assignItem({ params: { kind, itemId }, body: { version, staffId } }),
    onDone,
  );
  return (
    <Dialog
      title={text('queues.assign')}
      open
      onClose={onClose}
      width="400"
      busy={sent.isPending}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {text('office.cancel')}
          </Button>
          <Button busy={sent.isPending} onClick={() => void (staffId !== '' && sent.send(undefined))}>
            {text('queues.assign')}
          </Button>
        </>
      }
    >
      <div className="stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {mayHold.length === 0 ? (
          <p>{text('queues.assign.none')}</p>
        ) : (
          <SelectField
            label={text('queues.assign.to')}
            placeholder={text('queues.assign.choose')}
            options={mayHold.map((one) => ({ value: one.staffId, label: one.name }))}
            value={staffId}
            required
            onChange={(event) => setStaffId(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
