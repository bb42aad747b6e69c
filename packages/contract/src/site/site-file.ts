import { featureNames } from '@rochdale/domain/website/site/site';
import { z } from 'zod';
import { brandSection } from './brand.ts';
import { configSection } from './config-keys.ts';
import { configurationSection } from './configuration.ts';
import { memberInfoDocsSection } from './member-info-docs.ts';
import { outsideSignInSection } from './outside-sign-in.ts';
import { paymentHelpSection } from './payment-help.ts';
import { recordSection } from './record.ts';
import { settingsSection } from './settings.ts';
import { file, line, webAddress } from './values.ts';

const timeZone = z.string().refine((zone) => {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}, 'must be a time zone like America/Chicago');

/** The whole `site.yaml` of a co-op's folder, with the list of `member-info-docs.yaml`. Unknown keys are refused everywhere. */
export const siteFile = z.strictObject({
  timeZone,
  settings: settingsSection,
  configuration: configurationSection,
  features: z
    .array(z.strictObject({ name: z.enum(featureNames), enable: z.boolean() }))
    .superRefine((features, context) => {
      features.forEach(({ name }, index) => {
        if (features.findIndex((one) => one.name === name) < index)
          context.addIssue({ code: 'custom', path: [index, 'name'], message: `${name} stands in the list twice` });
      });
    }),
  config: configSection,
  paymentHelp: paymentHelpSection.optional(),
  record: recordSection.optional(),
  outsideSignIn: outsideSignInSection.optional(),
  lastSeen: z.boolean().default(false),
  brand: brandSection,
  services: z.array(z.strictObject({ name: line, text: line, url: webAddress })).max(8),
  loginHelp: file,
  memberInfoDocs: memberInfoDocsSection.default([]),
});

export type SiteFile = z.output<typeof siteFile>;
