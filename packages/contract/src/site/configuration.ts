import { siteWordTexts as words } from '@rochdale/domain/website/site/site-words.en';
import { z } from 'zod';
import { flag, flagOr, line, link } from './values.ts';

/** A menu entry that a co-op configures itself (website-19). */
export interface MenuItemFile {
  title: string;
  moduleLink?: string | undefined;
  external: boolean;
  megaMenu: boolean;
  position: number;
  subMenu: MenuItemFile[];
}

const menuItem: z.ZodType<MenuItemFile> = z.strictObject({
  title: line,
  moduleLink: link.optional(),
  external: flagOr('N'),
  megaMenu: flagOr('N'),
  position: z.number().int().default(0),
  get subMenu() {
    return z.array(menuItem).default([]);
  },
});

const externalLink = z.strictObject({ title: line, moduleLink: link, external: flagOr('Y') });

/** Work that members may ask for. */
const workType = z.strictObject({
  workTypeID: z.string().regex(/^[\w-]{1,20}$/, 'must be up to 20 letters, digits, - or _'),
  description: z.string().trim().min(1).max(100),
  accountTypes: z.array(line).default([]),
});

/** `configuration:` — what a co-op opens, and words it chooses (website-3). */
export const configurationSection = z.strictObject({
  allowSubscribeForNotification: flag,
  allowFutureDatedPayments: flag,
  allowCreditDraft: flag,
  allowBankDraft: flag,
  displayEmergencyAnnouncement: flag,
  emergencyAnnouncementMessage: z.string().max(2000).optional(),
  whecEnabled: flag,
  displayFaqUrl: link.optional(),
  nexGridEnable: flagOr('N'),
  nexGridLinkUrl: link.optional(),
  serviceRequestMenuEnabled: flag,
  useCustomMenu: flagOr('N'),
  mcpMenu: z.array(menuItem).default([]),
  contactSubMenu: z.array(externalLink).default([]),
  accountServicesSubMenu: z.array(externalLink).default([]),
  outageMapLink: link.optional(),
  outageMapFramedBy: z
    .array(
      z
        .url({ protocol: /^https$/ })
        .refine(
          (url) => URL.canParse(url) && new URL(url).origin === url,
          'must be an origin like https://www.blue-mesa.coop',
        ),
    )
    .max(10)
    .default([]),
  outageProblems: z
    .array(line)
    .min(1)
    .max(20)
    .default([
      words['siteWords.outageProblem.none'],
      words['siteWords.outageProblem.part'],
      words['siteWords.outageProblem.flicker'],
      words['siteWords.outageProblem.down'],
    ]),
  hideOutageCallBackRequest: flagOr('N'),
  callbackCheckBoxDefaultValue: flagOr('N'),
  memberInfoLinkAvailable: flagOr('N'),
  memberInfoDocsLinkName: line.optional(),
  clientAvailable: flagOr('N'),
  detailedUsageAnalysisLabel: line.optional(),
  isOnlineDelinquentView: flagOr('N'),
  delinquentViewUrl: link.optional(),
  quickPayDescription: line.default(words['siteWords.quickPayDescription']),
  applicationOrigin: line.optional(),
  allowPasswordPasting: flag,
  displayProfileUpdateConfirmation: flagOr('N'),
  profileUpdateConfMsg: line.optional(),
  serviceWorkTypes: z
    .array(workType)
    .superRefine((types, context) => {
      types.forEach(({ workTypeID }, index) => {
        if (types.findIndex((one) => one.workTypeID === workTypeID) < index)
          context.addIssue({ code: 'custom', path: [index, 'workTypeID'], message: `${workTypeID} stands here twice` });
      });
    })
    .default([]),
  registrationSettings: z.strictObject({ serviceAccountTypes: z.array(line).default([]) }).prefault({}),
});
