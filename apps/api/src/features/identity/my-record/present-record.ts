import type { OperationAnswer } from '@rochdale/contract/operation';
import type { Operations } from '@rochdale/contract/operations/operations';
import { actorOf } from '@rochdale/domain/identity/my-record/record-entry';
import { maskedPhone, maskedRecipient } from '@rochdale/domain/identity/registration/contact';
import { messageSubjectOf } from '@rochdale/domain/office/messages/message-subjects';
import { isRoleName } from '@rochdale/domain/office/staff/roles';
import type { Recorded } from './record-store.ts';

export type RecordEntry = OperationAnswer<Operations['my-record.list']>['entries'][number];

const nobody = { byName: null, byRoles: [] };

/** An entry as its member reads it: the office's people by name only where the co-op names them (identity-102). */
export function presentEntry(recorded: Recorded, namesStaff: boolean): RecordEntry {
  const { filter, row } = recorded;
  const entry = { key: row.key, at: row.at.toISOString(), filter, ...nobody };
  switch (recorded.source) {
    case 'event': {
      const { kind, device, byDelegate, delegate } = recorded.row;
      // Earlier releases noted what the portal did by itself so.
      const network = recorded.row.network === 'worker' ? null : recorded.row.network;
      const by = byDelegate ? 'delegate' : actorOf(kind, network);
      // Where somebody else sits is theirs.
      const from = byDelegate ? { device: null, network: null } : { device, network };
      return { ...entry, source: 'event', by, byName: byDelegate ? delegate : null, kind, ...from };
    }
    case 'act': {
      const { act, name, roles } = recorded.row;
      return {
        ...entry,
        ...{ source: 'act', by: 'office', act },
        byName: namesStaff ? name : null,
        byRoles: roles.filter(isRoleName),
      };
    }
    case 'consent': {
      const { consent, isEnd, about, accounts, text, language, network } = recorded.row;
      const isPhone = consent === 'contact' || consent === 'power-text';
      return {
        ...entry,
        ...{ source: 'consent', by: 'you', consent, isEnd, text, language, network },
        about: isPhone ? maskedPhone(about) : about,
        accounts: [...accounts],
      };
    }
    case 'message': {
      const { channel, kind, recipient, state } = recorded.row;
      return {
        ...entry,
        ...{ source: 'message', by: 'portal', channel, about: messageSubjectOf(kind) },
        to: maskedRecipient(channel, recipient),
        isSent: state === 'sent' || state === 'kept',
      };
    }
  }
}
