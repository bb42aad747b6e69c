import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { screenPath } from './paths.ts';

interface ScreenLinkProps {
  readonly to: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Navigation state that the screen reads. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly className?: string | undefined;
  readonly 'aria-current'?: 'page';
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to another screen, without loading the page anew. */
export function ScreenLink({ to, query, state, className, onClick, children, ...rest }: ScreenLinkProps) {
  return (
    <Link
      to={screenPath(to)}
      search={query ?? {}}
      {...(state && { state })}
      activeProps={{}}
      className={className ?? ''}
      onClick={() => onClick?.()}
      {...rest}
    >
      {children}
    </Link>
  );
}
