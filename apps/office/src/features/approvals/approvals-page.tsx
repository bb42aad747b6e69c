import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operation } from '../../lib/calls.ts';
import { useMe } from '../../lib/session.ts';
import { Age, Moment } from '../../parts/moment.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { useProof } from '../../parts/proof.tsx';
import { useReason } from '../../parts/reason.tsx';
import { ConnectedAsk } from '../connected/connected-ask.tsx';
import { openChangesKey } from '../logins/logins-calls.ts';
import { OpenChanges } from '../logins/open-changes.tsx';
import { useAskedRefund } from '../refunds/asked-refund.tsx';
import { askWords } from './ask-words.ts';
import { LoginAsk } from './login-ask.tsx';

const approvals = operation('approvals.list', 'GET /v1/approvals');
const approve = operation('approvals.approve', 'POST /v1/approvals/{approvalId}/approve');
const refuse = operation('approvals.refuse', 'POST /v1/approvals/{approvalId}/refuse');

type Asked = OfficeResponseOf<'approvals.list'>['approvals'][number];
const key = ['approvals'] as const;

/** What waits for a second person (office-44 to office-46). */
export function Page() {
  const text = useText();
  const { data: me } = useMe();
  const list = useQuery({ queryKey: key, queryFn: () => approvals({}) });
  const [done, setDone] = useState<string>();
  return (
    <>
      <PageHead title={text('office.screen.approvals')} lead={text('staffPages.approvals.lead')} />
      {done !== undefined && (
        <div className="pad">
          <Alert kind="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Alert>
        </div>
      )}
      <div className="sec">
        <PartLoaded query={list}>
          {({ approvals: all }) =>
            all.length === 0 ? (
              <div className="clear">
                <h2>{text('staffPages.approvals.none')}</h2>
                <p className="muted">{text('staffPages.approvals.none.hint')}</p>
              </div>
            ) : (
              <ul className="lines">
                {all.map((asked) => (
                  <Waiting key={asked.approvalId} asked={asked} onDone={setDone} />
                ))}
              </ul>
            )
          }
        </PartLoaded>
      </div>
      {me?.permissions.includes('members.see') && <OpenChanges />}
    </>
  );
}

function Waiting({ asked, onDone }: { asked: Asked; onDone: (said: string) => void }) {
  const text = useText();
  const queries = useQueryClient();
  const proof = useProof();
  const [isRefusing, setRefusing] = useState(false);
  const why = useReason();
  const refund = useAskedRefund(asked);
  const { approvalId } = asked;
  const end = (said: string): void => {
    void queries.invalidateQueries({ queryKey: key });
    void queries.invalidateQueries({ queryKey: openChangesKey });
    onDone(said);
  };
  const approved = useSend(
    async () => (await proof()) && (await approve({ params: { approvalId } })),
    (answer) => {
      if (answer !== false) end(text('staffPages.approvals.approved'));
    },
  );
  const refused = useSend(
    () => refuse({ params: { approvalId }, body: { reason: why.reason } }),
    () => {
      setRefusing(false);
      end(text('staffPages.approvals.refused'));
    },
  );
  return (
    <li>
      <div>
        <p className="strong">{text(askWords(asked.operation))}</p>
        <LoginAsk operation={asked.operation} asks={asked.asks} />
        <ConnectedAsk operation={asked.operation} asks={asked.asks} />
        {refund.facts}
        <p className="reads">{asked.reason}</p>
        <p className="small muted">
          {text('staffPages.approvals.asked', { name: asked.askedBy ?? text('office.server') })} {'('}
          <Age at={asked.askedAt} />
          ). {text('staffPages.approvals.until')} <Moment at={asked.expiresAt} inFull />.
        </p>
        {approved.error && <Alert kind="danger">{approved.error.message}</Alert>}
      </div>
      <div className="end acts">
        <Button kind="secondary" size="s" onClick={() => setRefusing(true)}>
          {text('staffPages.approvals.refuse')}
        </Button>
        <Button
          size="s"
          busy={approved.isPending}
          disabledReason={asked.isOwn ? text('staffPages.approvals.own') : refund.closed}
          onClick={() => void approved.send(undefined)}
        >
          {refund.approve ?? text('staffPages.approvals.approve')}
        </Button>
      </div>
      <Dialog
        title={text('staffPages.approvals.refuse')}
        open={isRefusing}
        onClose={() => setRefusing(false)}
        width="400"
        busy={refused.isPending}
        footer={
          <Button busy={refused.isPending} onClick={() => why.submit(() => void refused.send(undefined))}>
            {text('staffPages.approvals.refuse')}
          </Button>
        }
      >
        {refused.error && <Alert kind="danger">{refused.error.message}</Alert>}
        {why.field}
      </Dialog>
    </li>
  );
}
