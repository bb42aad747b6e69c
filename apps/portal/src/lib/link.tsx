import { Link } from '@tanstack/react-router';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { screenPath } from './paths.ts';

interface ScreenLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly children: ReactNode;
}

/** A link to another screen, without loading the page anew. */
export function ScreenLink({ to, query, children, ...rest }: ScreenLinkProps) {
  return (
    <Link to={screenPath(to)} search={query ?? {}} activeProps={{}} {...rest}>
      {children}
    </Link>
  );
}
