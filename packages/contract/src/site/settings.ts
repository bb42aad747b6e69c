import { siteWordTexts as words } from '@rochdale/domain/website/site/site-words.en';
import { z } from 'zod';
import { analyticsCode, brandFile, customFile, file, line, link, telephone, webAddress } from './values.ts';

/** `settings:` — names, links and contacts of a co-op (website-2). */
export const settingsSection = z.strictObject({
  coopName: line,
  coopShortName: line,
  coopTagline: line,
  coopWebsiteUrl: webAddress.optional(),
  coopContactUsLink: webAddress.optional(),
  facebookUrl: webAddress.optional(),
  twitterUrl: webAddress.optional(),
  youtubeUrl: webAddress.optional(),
  instagramUrl: webAddress.optional(),
  pinterestUrl: webAddress.optional(),
  yelpUrl: webAddress.optional(),
  linkedInUrl: webAddress.optional(),
  phoneNumber: telephone,
  emergencyContactNumber: telephone.optional(),
  officeHours: line,
  email: z.email('must be an e-mail address'),
  address: z.array(line).min(1).max(5),
  aboutUs: file,
  copyright: z.strictObject({ year: z.number().int().min(1900).max(2200), caption: line }),
  appVersion: line.default('0.2.0'),
  portalLogoPath: brandFile.optional(),
  portalFavIconPath: brandFile.default('brand/favicon.svg'),
  portalFavIconDarkPath: brandFile.optional(),
  portalIcon192Path: brandFile.optional(),
  portalIcon512Path: brandFile.optional(),
  signOutLink: z.union([link, z.string().regex(/^login\S*$/)]).default('/home'),
  logoClickRedirectionLink: link.default('/home'),
  homeClickRedirectionLink: link.default('/home'),
  googleAnalyticsCode: analyticsCode.optional(),
  featureFlagCustomCss: customFile.optional(),
  customScript: customFile.optional(),
  webChatSetting: z
    .strictObject({
      apiUrl: z.union([webAddress, z.literal('sandbox')]),
      coopId: line,
      subTitle: line,
      userName: line,
      introText: line,
    })
    .optional(),
  legalContent: file.optional(),
  siteConfiguration: z
    .strictObject({
      memberInfoDocsLinkName: line.default(words['siteWords.memberInfoDocsLinkName']),
      capitalCreditLetterMsg: line.optional(),
      unclaimedCapitalCreditMsg: line.optional(),
    })
    .prefault({}),
  apiSettings: z
    .strictObject({
      baseUrl: z.union([webAddress, z.literal('')]).default(''),
      timeoutInSeconds: z.number().int().min(1).max(120).default(20),
    })
    .prefault({}),
});
