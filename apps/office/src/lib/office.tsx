import type { OfficePage } from '@rochdale/contract/office-page';
import { createContext, type ReactNode, use } from 'react';

const OfficeContext = createContext<OfficePage | undefined>(undefined);

/** Gives what came with the page to everything below. */
export function OfficeProvider({ office, children }: { office: OfficePage; children: ReactNode }) {
  return <OfficeContext value={office}>{children}</OfficeContext>;
}

/** Whose office this is, as it came with the page. */
export function useOffice(): OfficePage {
  const office = use(OfficeContext);
  if (!office) throw new Error('There is no office around this component.');
  return office;
}
