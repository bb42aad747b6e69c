import type { OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import { Button } from '@rochdale/ui/form/button.tsx';
import { useText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { permissionWords } from '../../lib/role-words.ts';
import { useMe } from '../../lib/session.ts';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Section } from '../../parts/section.tsx';
import { DeceasedDialog } from './deceased-dialog.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import { MarkLine } from './mark-line.tsx';
import { protectMember } from './member-marks-calls.ts';
import { MovedDialog } from './moved-dialog.tsx';

type Member = OfficeResponseOf<'members.see'>;
type Opened = 'deceased' | 'moved-out' | 'protected' | Member['marks'][number];

/** What happened in a member's life, and what a clerk marks of it (office-89 to office-92). */
export function LifePanel({ member, onDone }: { member: Member; onDone: (said: string) => void }) {
  const text = useText();
  const { data: me } = useMe();
  const [opened, setOpened] = useState<Opened>();
  const { memberNumber, marks, accounts } = member;
  const refused = (permission: Permission): string | undefined =>
    me?.permissions.includes(permission)
      ? undefined
      : text('office.notAllowed', { permission: text(permissionWords[permission]) });
  const has = (mark: string): boolean => marks.some((one) => one.mark === mark);
  const common = {
    memberNumber,
    onClose: () => setOpened(undefined),
    onDone: (said: string) => {
      setOpened(undefined);
      onDone(said);
    },
  };
  const mayMark = refused('members.mark');
  const button = (what: 'deceased' | 'moved-out' | 'protected', label: string) => (
    <Button kind="secondary" size="s" disabledReason={mayMark} onClick={() => setOpened(what)}>
      {label}
    </Button>
  );
  return (
    <Section title={text('memberMarks.title')}>
      {marks.length === 0 ? (
        <p className="sec__b muted">{text('memberMarks.none')}</p>
      ) : (
        <ul className="lines">
          {marks.map((mark) => (
            <MarkLine
              key={`${mark.mark} ${mark.accountNumber}`}
              mark={mark}
              isPlaceHidden={member.isPlaceHidden}
              disabledReason={refused(mark.mark === 'protected' ? 'members.see-protected' : 'members.mark')}
              onLift={() => setOpened(mark)}
            />
          ))}
        </ul>
      )}
      <div className="sec__b acts">
        {!has('deceased') && button('deceased', text('memberMarks.act.deceased'))}
        {accounts.length > 0 && button('moved-out', text('memberMarks.act.moved'))}
        {!has('protected') && button('protected', text('memberMarks.act.protect'))}
      </div>
      {opened === 'deceased' && <DeceasedDialog {...common} />}
      {opened === 'moved-out' && <MovedDialog {...common} accounts={accounts} />}
      {opened === 'protected' && (
        <ActDialog
          {...common}
          title={text('memberMarks.act.protect.title')}
          words={text('memberMarks.act.protect.words')}
          does={text('memberMarks.act.protect.do')}
          act={async (reason) => {
            await protectMember({ params: { memberNumber }, body: { reason } });
            return text('memberMarks.done.protected');
          }}
        />
      )}
      {typeof opened === 'object' && <LiftDialog {...common} mark={opened} />}
    </Section>
  );
}
