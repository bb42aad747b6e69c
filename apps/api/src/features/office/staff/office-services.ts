import type { Database } from '../../../platform/database/database.ts';
import type { AuditSeal } from '../../../platform/office/audit-seal.ts';
import type { OfficeSealPurpose, Sealer } from '../../../platform/sealing/sealing.ts';
import type { MessageServices } from '../../communications/messages/public.ts';
import type { OfficeProvider } from './provider/office-provider.ts';

/** What the office works with. */
export interface OfficeServices extends MessageServices {
  readonly db: Database;
  /** Whether text messages can be sent. */
  readonly smsEnabled: boolean;
  readonly auditSeal: AuditSeal;
  readonly officeSealer: Sealer<OfficeSealPurpose>;
  /** Where staff reach the office, without a slash at the end. */
  readonly officeUrl: string;
  /** Undefined where staff sign in here alone. */
  readonly provider: OfficeProvider | undefined;
}
