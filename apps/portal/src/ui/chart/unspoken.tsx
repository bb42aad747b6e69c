import type { ComponentPropsWithoutRef } from 'react';

/** A part of a drawing that is seen only: what it shows is said by the columns' names. */
export function Unspoken(props: ComponentPropsWithoutRef<'g'>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
  return <g aria-hidden="true" pointerEvents="none" {...props} />;
}
