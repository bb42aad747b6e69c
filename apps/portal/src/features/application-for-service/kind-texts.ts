import type { ServiceKind } from '@rochdale/domain/application-for-service/application';
import type { PlainMessageCode } from '@rochdale/domain/messages/text';

/** What is said of each kind of service. */
export const kindTexts: readonly { readonly kind: ServiceKind; readonly label: PlainMessageCode }[] = [
  { kind: 'existing', label: 'applicationForService.kind.existing' },
  { kind: 'new', label: 'applicationForService.kind.new' },
  { kind: 'temporary', label: 'applicationForService.kind.temporary' },
];
