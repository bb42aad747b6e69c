import { Icon } from '@rochdale/ui/art/icon.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Skeleton } from '@rochdale/ui/state/skeleton.tsx';
import { Spoken } from '@rochdale/ui/state/spoken.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import messageSquare from 'lucide-static/icons/message-square-text.svg?inner';
import { useEffect, useId, useRef, useState } from 'react';
import { AskForm } from './ask-form.tsx';
import { CodeForm } from './code-form.tsx';
import { type RestorationTextCalls, useRestorationText } from './use-restoration-text.ts';
import './restoration-text.css';

/** As tall as the form, so that what stands below stays where it is. */
const skeletonHeight = 262;

/** "Text me when it is back" (service-71): while the power is out, where the co-op sends texts. */
export function RestorationText({ accountNumber }: { accountNumber: string }) {
  const text = useText();
  const calls = useRestorationText(accountNumber);
  const { data, error } = calls.found;
  if (error && !data) return <p className="small muted">{text('restorationText.failed')}</p>;
  if (!data) return <Skeleton height={skeletonHeight} />;
  if (!data.isOffered) return null;
  return <Asking calls={calls} found={data} />;
}

function Asking({
  calls,
  found,
}: {
  calls: RestorationTextCalls;
  found: NonNullable<RestorationTextCalls['found']['data']>;
}) {
  const text = useText();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const [wantsOther, setWantsOther] = useState(false);
  const { asked } = found;
  const state = asked === null || (asked.state === 'code' && wantsOther) ? 'ask' : asked.state;
  const [first] = useState(state);
  const before = useRef(state);
  // A step that the member took is where they go on; the code's field takes focus itself.
  useEffect(() => {
    if (before.current !== state && state !== 'code') box.current?.focus();
    before.current = state;
  }, [state]);
  const { reset: forgetAsk } = calls.ask;
  const { reset: forgetProof } = calls.prove;
  const other = (): void => {
    forgetAsk();
    forgetProof();
    setWantsOther(true);
  };
  return (
    <section className="restoration" aria-labelledby={titleId} ref={box} tabIndex={-1}>
      <h2 id={titleId}>
        <Icon drawing={messageSquare} />
        {text(state === 'code' ? 'restorationText.code.title' : 'restorationText.title')}
      </h2>
      {state === 'ask' && (
        <AskForm
          phone={found.phone ?? ''}
          consent={found.consent}
          call={calls.ask}
          onAsk={(phone) => {
            setWantsOther(false);
            calls.ask.mutate(phone);
          }}
        />
      )}
      {state === 'code' && asked && <CodeForm phone={asked.phone} calls={calls} onOther={other} />}
      {state === 'waiting' && asked && <Waiting phone={asked.phone} call={calls.withdraw} />}
      <Spoken isUnseen again={state}>
        {state === 'waiting' && asked && first !== 'waiting' && text('restorationText.waiting', { phone: asked.phone })}
        {state === 'ask' && calls.withdraw.isSuccess && calls.withdraw.data.message}
      </Spoken>
    </section>
  );
}

function Waiting({ phone, call }: { phone: string; call: RestorationTextCalls['withdraw'] }) {
  const text = useText();
  return (
    <>
      <p>{text('restorationText.waiting', { phone })}</p>
      {call.error && <p className="err">{call.error.message}</p>}
      <div className="actions">
        <Button
          kind="secondary"
          size="s"
          busyLabel={call.isPending ? text('restorationText.ending') : undefined}
          onClick={() => call.mutate()}
        >
          {text('restorationText.end')}
        </Button>
      </div>
    </>
  );
}
