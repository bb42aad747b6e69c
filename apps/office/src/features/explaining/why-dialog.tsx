import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { SelectField } from '@rochdale/ui/form/select-field.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartLoaded } from '../../parts/part-loaded.tsx';
import { ExplainedScreen } from './explained-screen.tsx';
import { explain } from './explaining-calls.ts';

/** Why something is closed for a member, and what they read there (office-93). */
export function WhyClosed({ memberNumber }: { memberNumber: string }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {text('explaining.open')}
      </Button>
      <Dialog title={text('explaining.title')} open={isOpen} onClose={() => setOpen(false)}>
        <Answer memberNumber={memberNumber} />
      </Dialog>
    </>
  );
}

function Answer({ memberNumber }: { memberNumber: string }) {
  const text = useText();
  // Each opening asks anew: a limit ends while one speaks.
  const query = useQuery({
    queryKey: ['why', memberNumber],
    queryFn: () => explain({ params: { memberNumber } }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [chosen, setChosen] = useState('');
  return (
    <PartLoaded query={query} rows={6}>
      {({ screens, accountsLeftOut }) => {
        const shown = screens.filter(({ name, standing }) => (chosen === '' ? standing !== 'open' : name === chosen));
        return (
          <div className="stack-s">
            <SelectField
              label={text('explaining.screen')}
              placeholder={text('explaining.all')}
              value={chosen}
              options={screens.map(({ name, title }) => ({ value: name, label: title }))}
              onChange={(event) => setChosen(event.target.value)}
            />
            {shown.length === 0 && <p>{text('explaining.nothing')}</p>}
            {shown.map((screen) => (
              <ExplainedScreen key={screen.name} screen={screen} showsOpen={chosen !== ''} />
            ))}
            {accountsLeftOut > 0 && <p className="muted">{text('explaining.leftOut', { count: accountsLeftOut })}</p>}
          </div>
        );
      }}
    </PartLoaded>
  );
}
