import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { askSettlements, settlementsKey } from './settlements-calls.ts';

/** A button that has the processor asked now what it paid out, and what came of it. */
export function useAskNow(): { readonly button: ReactNode; readonly said: ReactNode } {
  const text = useText();
  const queries = useQueryClient();
  const { data: me } = useMe();
  // What was told before the processor fell silent is kept all the same.
  const sent = useSend(() => askSettlements({}).finally(() => queries.invalidateQueries({ queryKey: settlementsKey })));
  const refused = me?.permissions.includes('payments.returns')
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['payments.returns']) });
  return {
    button: (
      <Button kind="secondary" busy={sent.isPending} disabledReason={refused} onClick={() => void sent.send(undefined)}>
        {text('settlements.ask')}
      </Button>
    ),
    said: (sent.error || sent.data) && (
      <div className="pad pad--under-head">
        <Alert kind={sent.error ? 'danger' : 'success'} onDismiss={sent.reset}>
          {sent.error ? sent.error.message : text('settlements.ask.done')}
        </Alert>
      </div>
    ),
  };
}
