import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { permissionWords } from '../../../lib/role-words.ts';
import { useMe } from '../../../lib/session.ts';
import { PartLoaded } from '../../../parts/part-loaded.tsx';
import { outagesOf } from './caller-outages-calls.ts';
import { ReportForm } from './report-form.tsx';

/** “My power is out”: whether it is known, and a report for the caller (office-94). */
export function CallerOutage({ memberNumber, onDone }: { memberNumber: string; onDone: (said: string) => void }) {
  const text = useText();
  const { data: me } = useMe();
  const [isOpen, setOpen] = useState(false);
  const mayNot = text('office.notAllowed', { permission: text(permissionWords['outages.report']) });
  return (
    <>
      <Button
        kind="secondary"
        disabledReason={me?.permissions.includes('outages.report') ? undefined : mayNot}
        onClick={() => setOpen(true)}
      >
        {text('callerOutages.open')}
      </Button>
      <Dialog title={text('callerOutages.title')} open={isOpen} onClose={() => setOpen(false)}>
        <Asked
          memberNumber={memberNumber}
          onDone={(said) => {
            setOpen(false);
            onDone(said);
          }}
        />
      </Dialog>
    </>
  );
}

function Asked({ memberNumber, onDone }: { memberNumber: string; onDone: (said: string) => void }) {
  const query = useQuery({
    queryKey: ['caller-outages', memberNumber],
    queryFn: () => outagesOf({ params: { memberNumber } }),
    gcTime: 0,
  });
  return (
    <PartLoaded query={query}>
      {(places) => <ReportForm memberNumber={memberNumber} places={places} onDone={onDone} />}
    </PartLoaded>
  );
}
