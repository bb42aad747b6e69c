import type { ProfileSection } from '@rochdale/domain/account/account-profile/profile';
import { Button } from '@rochdale/ui/form/button.tsx';
import { Alert } from '@rochdale/ui/state/alert.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import type { ReactNode } from 'react';
import { sectionWords } from './queue-words.ts';
import { approveItem, type SeenItem } from './queues-calls.ts';
import { useItemAct } from './use-item-act.ts';

interface ApproveButtonsProps {
  readonly seen: SeenItem;
  readonly mayNot: string | undefined;
  readonly onDone: (said: string) => void;
  /** What stands before them. */
  readonly children: ReactNode;
}

/** Approves one; of a profile change with several parts also one part alone. */
export function ApproveButtons({ seen, mayNot, onDone, children }: ApproveButtonsProps) {
  const text = useText();
  const { kind, itemId, version, sections } = seen;
  const sent = useItemAct(
    seen,
    'approve',
    (only: readonly ProfileSection[] | undefined) =>
      approveItem({ params: { kind, itemId }, body: { version, ...(only && { sections: [...only] }) } }),
    onDone,
  );
  const whole = kind === 'returned-letter' ? 'queues.approve.letter' : 'queues.approve';
  return (
    <>
      {sent.error && <Alert kind="danger">{sent.error.message}</Alert>}
      {mayNot === undefined && sections.length > 1 && (
        <div className="acts acts--end">
          {sections.map((section) => (
            <Button key={section} kind="ghost" busy={sent.isPending} onClick={() => void sent.send([section])}>
              {text('queues.approve.part', { section: text(sectionWords[section]) })}
            </Button>
          ))}
        </div>
      )}
      <div className="acts acts--end foot-acts">
        {children}
        <Button busy={sent.isPending} disabledReason={mayNot} data-decide="y" onClick={() => void sent.send(undefined)}>
          {text(sections.length > 1 ? 'queues.approve.all' : whole)}
        </Button>
      </div>
    </>
  );
}
