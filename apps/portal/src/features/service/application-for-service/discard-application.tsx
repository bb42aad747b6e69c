import { Dialog } from '@rochdale/ui/dialog/dialog.tsx';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useRef, useState } from 'react';

/** The way to have an unfinished application removed from this device; it asks first. */
export function DiscardApplication({ onDiscard }: { onDiscard: () => void }) {
  const text = useText();
  const [isAsked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button kind="ghost" size="s" onClick={() => setAsked(true)}>
        {text('applicationForService.discard')}
      </Button>
      <Dialog
        title={text('applicationForService.discard.title')}
        open={isAsked}
        onClose={() => setAsked(false)}
        width="400"
        initialFocus={keep}
        footer={
          <>
            <Button ref={keep} kind="secondary" onClick={() => setAsked(false)}>
              {text('applicationForService.discard.no')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsked(false);
                onDiscard();
              }}
            >
              {text('applicationForService.discard.yes')}
            </Button>
          </>
        }
      >
        <p>{text('applicationForService.discard.body')}</p>
      </Dialog>
    </>
  );
}
