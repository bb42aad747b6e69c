import type { ComponentProps } from 'react';

/** A link that leaves the portal: to another site, to a document, to a telephone or a mail. A `ScreenLink` stays in it. */
export function OutsideLink(props: ComponentProps<'a'>) {
  // biome-ignore lint/correctness/noRestrictedElements: the one that leaves
  return <a {...props} />;
}
