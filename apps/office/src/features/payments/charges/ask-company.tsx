import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useSend } from '@rochdale/ui/state/use-send.ts';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { Section } from '../../../parts/section.tsx';
import { askPayment } from './charges-calls.ts';

interface AskCompanyProps {
  readonly transNo: string;
  readonly isSilent: boolean;
  readonly onAsked: () => void;
}

/** Has the processor asked once more how a silent payment ended (office-105). What was asked stays said. */
export function AskCompany({ transNo, isSilent, onAsked }: AskCompanyProps) {
  const text = useText();
  const { data: me } = useMe();
  const [isAsked, setAsked] = useState(false);
  const sent = useSend(
    () => askPayment({ params: { transNo } }),
    () => {
      setAsked(true);
      onAsked();
    },
  );
  if (!isSilent && !isAsked) return null;
  const refused = me?.permissions.includes('payments.returns')
    ? undefined
    : text('office.notAllowed', { permission: text(permissionWords['payments.returns']) });
  return (
    <Section title={text('books.ask')}>
      <div className="sec__b stack-s">
        {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
        {isAsked && <Alert kind="success">{text('books.asked')}</Alert>}
        {isSilent && (
          <>
            <p>{text('books.ask.text')}</p>
            <div className="acts">
              <Button
                kind="secondary"
                busy={sent.isPending}
                disabledReason={refused}
                onClick={() => void sent.send(undefined)}
              >
                {text('books.ask')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
