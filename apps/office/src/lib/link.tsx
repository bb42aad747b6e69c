import {
  type OfficeScreenName,
  type OfficeScreenParts,
  officeAddress,
} from '@rochdale/domain/office/screens/office-screens';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface OfficeLinkProps<N extends OfficeScreenName> {
  readonly to: N;
  readonly parts: OfficeScreenParts<N>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly className?: string | undefined;
  readonly title?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly onClick?: () => void;
  /** It opens the row that it stands in. */
  readonly opens?: boolean;
  readonly children: ReactNode;
}

/** A link to another screen of the office, without loading the page anew. */
export function OfficeLink<N extends OfficeScreenName>({
  to,
  parts,
  query = {},
  className = '',
  onClick,
  opens = false,
  children,
  ...rest
}: OfficeLinkProps<N>) {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  return (
    <Link
      to={officeAddress(to, parts)}
      search={given}
      activeProps={{}}
      className={className}
      data-opens={opens || undefined}
      onClick={() => onClick?.()}
      {...rest}
    >
      {children}
    </Link>
  );
}
