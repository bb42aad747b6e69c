import type { ReasonKind } from '@rochdale/domain/office/explaining/explained';
import type { Message } from '@rochdale/domain/texts/text';

/** What opens or closes a screen or operation, or a part of it. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly isOpen: boolean;
  /** What the member reads there: a message, or the co-op's own words. */
  readonly reads?: Message | string | undefined;
  /** Settings and facts that decide it, by their names. */
  readonly by?: string | undefined;
  /** As the command says it, in English. */
  readonly line: string;
}
