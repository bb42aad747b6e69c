import type { OfficeScreenName } from '@rochdale/domain/office/screens/office-screens';
import inbox from 'lucide-static/icons/inbox.svg?inner';
import userCheck from 'lucide-static/icons/user-check.svg?inner';
import type { ComponentType } from 'react';

export type RailGroup = 'desk' | 'money' | 'portal';

/** A screen of the office: what draws it, and where the rail has it. */
export interface OfficeScreen {
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
  readonly rail?: {
    readonly group: RailGroup;
    readonly icon: string;
    /** The letter that leads there after G. */
    readonly key: string;
  };
}

/** Every screen, in the rail's order. */
export const screens: Readonly<Record<OfficeScreenName, OfficeScreen>> = {
  today: {
    load: () => import('../features/today/today-page.tsx'),
    rail: { group: 'desk', icon: inbox, key: 't' },
  },
  approvals: {
    load: () => import('../features/approvals/approvals-page.tsx'),
    rail: { group: 'desk', icon: userCheck, key: 's' },
  },
  'own-login': { load: () => import('../features/own-login/own-login-page.tsx') },
  'sign-in': { load: () => import('../features/sign-in/sign-in-page.tsx') },
  invitation: { load: () => import('../features/sign-in/invitation-page.tsx') },
};
