import { Button } from '@rochdale/ui/form/button.tsx';

/** What is done with an entry of a list, as a sign with its words beside it for those who do not see it. */
export function EntryAct({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <Button kind="secondary" size="s" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  );
}
