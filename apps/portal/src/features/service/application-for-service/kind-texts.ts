import type { ServiceKind } from '@rochdale/domain/service/application-for-service/application';
import type { PlainTextCode } from '@rochdale/domain/texts/text';

/** What is said of each kind of service. */
export const kindTexts: readonly { readonly kind: ServiceKind; readonly label: PlainTextCode }[] = [
  { kind: 'existing', label: 'applicationForService.kind.existing' },
  { kind: 'new', label: 'applicationForService.kind.new' },
  { kind: 'temporary', label: 'applicationForService.kind.temporary' },
];
