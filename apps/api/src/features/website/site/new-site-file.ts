import { type FeatureName, featureNames } from '@rochdale/domain/website/site/site';
import type { NewCoop } from './new-coop.ts';

/** What each feature opens, and whether a new co-op begins with it. */
const features: Readonly<Record<FeatureName, readonly [isOpen: boolean, opens: string]>> = {
  Aclara: [false, 'a jump to a meter-data portal; wants ACLARA_URL'],
  ApplicationForService: [false, 'applications for a new service'],
  Arrangements: [false, 'payment arrangements'],
  Autopay: [false, 'auto pay'],
  AverageBilling: [false, 'average billing'],
  Deposits: [false, 'deposits of an account'],
  MDMEnabled: [false, 'detailed usage, where meters tell it'],
  MdmCloudEnabled: [false, 'usage by the hour, where meters tell it'],
  Notifications: [false, 'notices by e-mail, text and call, and their choices'],
  OnlineServiceOrder: [false, 'service requests; wants serviceWorkTypes'],
  Outage: [false, 'outage reports and status'],
  OutageMapLinkEnabled: [false, 'the link to your outage map; wants outageMapLink'],
  QuickPay: [true, 'payments without signing in'],
  RoundUp: [false, 'rounding bills up for a good cause'],
  Usages: [false, 'usage; wants meter readings in the import'],
  WHEC: [false, 'the WHEC variant'],
  WebChatEnabled: [false, 'the web chat; wants webChatSetting'],
};

/** A text as YAML reads it, whatever is in it. */
const quoted = (text: string): string => JSON.stringify(text);
const ask = (question: string): string => quoted(`? ${question}`);

/** `site.yaml` of a new co-op. */
export function newSiteFile({ name, phone, year }: NewCoop): string {
  const list = featureNames.map((feature) => {
    const [isOpen, opens] = features[feature];
    return `  - { name: ${feature}, enable: ${isOpen} } # ${opens}`;
  });
  return `# Every key is described in docs/co-op-folder.md. A value that begins with "? " is a question for you.
# coop site check says what is not answered yet.
timeZone: ${ask('Where do your days begin: America/New_York, America/Chicago, America/Denver, America/Los_Angeles?')}

settings:
  coopName: ${quoted(name)}
  coopShortName: ${ask('The first line beside the logo, one to three words?')}
  coopTagline: Electric Cooperative
  phoneNumber: ${quoted(phone)}
  emergencyContactNumber: ${ask('Whom do members call at night and for downed lines? The same number, if it is.')}
  officeHours: ${ask('When is the office open, such as Monday to Friday, 8:00 AM to 5:00 PM?')}
  email: ${ask('Where do members write?')}
  address:
    - ${ask('Street of the office?')}
    - ${ask('Town, state and ZIP code?')}
  aboutUs: content/about.html
  legalContent: content/terms.html
  copyright: { year: ${year}, caption: ${quoted(`${name}. All rights reserved.`)} }
  # portalLogoPath: brand/logo.svg
  portalFavIconPath: brand/favicon.svg
  portalFavIconDarkPath: brand/favicon-dark.svg

configuration:
  allowSubscribeForNotification: N
  allowFutureDatedPayments: N
  allowCreditDraft: N
  allowBankDraft: N
  serviceRequestMenuEnabled: N
  displayEmergencyAnnouncement: N
  whecEnabled: N
  allowPasswordPasting: Y

features:
${list.join('\n')}

config:
  CLIENTID: ${ask('Your number with the payment company? For a trial with the sandbox any word will do.')}
  # What the payment company is called, and what it takes on top of a payment (0 for nothing): members read both before they pay.
  # PAYMENT_COMPANY_NAME: Northgate Pay
  # ONLINE_CONV_FEE_CARD: 2.75
  # ONLINE_CONV_FEE_ECHECK: 0.00

# Colors are checked: text must be readable by everybody.
brand:
  light:
    brand: "#1f4e79"
    brandHover: "#163a5a"
    brandTint: "#e6eef6"
    brandDeep: "#12304b"
    onBrand: "#ffffff"
    accent: "#f1bd86"
    onAccent: "#301a06"
  dark:
    brand: "#8fb8de"
    brandHover: "#abcbe8"
    brandTint: "#14263a"
    brandDeep: "#16324d"
    onBrand: "#04182b"
    accent: "#f1bd86"
    onAccent: "#301a06"
  bannerHeading: ${ask('A few words across the home page?')}
  bannerLine: Pay your bill, follow your use and reach us, day or night.
  signInNote: ${ask('A few words beside the sign-in?')}

# Tiles of Services and Products: - { name: Rebates, text: Lower bills, url: "https://…" }
services: []

loginHelp: content/login-help.html
`;
}

/** `site.es.yaml` of a new co-op. */
export function newSpanishFile({ name }: NewCoop): string {
  return `# Your words in Spanish, by the keys of site.yaml. What is not here is said as there.
settings:
  coopTagline: Cooperativa Eléctrica
  officeHours: ${ask('The office hours in Spanish, such as De lunes a viernes, de 8:00 AM a 5:00 PM?')}
  aboutUs: content/about.es.html
  legalContent: content/terms.es.html
  copyright: { caption: ${quoted(`${name}. Todos los derechos reservados.`)} }

brand:
  bannerHeading: ${ask('The words across the home page, in Spanish?')}
  bannerLine: Pague su factura, siga su consumo y comuníquese con nosotros, de día o de noche.
  signInNote: ${ask('The words beside the sign-in, in Spanish?')}

loginHelp: content/login-help.es.html
`;
}
