import type { Site } from '@rochdale/domain/website/site/site';
import { demoPassword, namedMembers } from '../features/office/generating/public.ts';
import { systemClock, todayAt } from '../platform/clock.ts';
import type { Environment } from '../platform/environment.ts';

import { demoStaff, demoStaffKey, demoStaffPassword } from './demo-staff.ts';

/** What the terminal says when everything is up. */
export function welcome(environment: Environment, site: Site): string {
  const lines = [
    '',
    `${site.settings.coopName}`,
    `  Portal           ${environment.publicUrl}`,
    ...(environment.office ? [`  Office           ${environment.office.url}`] : []),
    `  API              ${environment.publicUrl}/api/docs`,
    environment.paymentCompany.name === 'stripe'
      ? `  Payments         ${environment.paymentCompany.apiUrl}`
      : `  Payment sandbox  ${environment.gatewayUrl}`,
    ...(site.features.WebChatEnabled && site.settings.webChat
      ? [`  Web chat         ${site.settings.webChat.apiUrl}`]
      : []),
    `  Data             ${environment.dataDir}`,
    ...(environment.production ? [] : [`  Outbox           ${environment.publicUrl}/dev/outbox`]),
  ];
  if (environment.production) return lines.join('\n');
  if (!environment.bringsDemoData)
    return [...lines, '', 'No demo data. npm run coop -- import <folder> brings yours (docs/import.md).'].join('\n');
  const people = namedMembers(todayAt(systemClock, site.timeZone)).map(
    (member) =>
      `  ${(member.login ?? '-').padEnd(16)}  ${member.accounts[0]?.accountNumber ?? ''}  ${member.phoneLastFour.padEnd(4)}  ${member.shows}`,
  );
  return [
    ...lines,
    '',
    `Demo logins, all with the password ${demoPassword} (Quick Pay: account number and phone digits):`,
    ...people,
    ...(environment.office ? ['', ...officePeople()] : []),
    '',
    'Ctrl+C stops everything and keeps all data.',
  ].join('\n');
}

/** Who may sign in to a trial's office. */
const officePeople = (): string[] => [
  `The office, all with the password “${demoStaffPassword}” and codes of an authenticator app with the key ${demoStaffKey}:`,
  ...demoStaff.map(({ email, name, roles }) => `  ${email.padEnd(20)}  ${name.padEnd(15)}  ${roles.join(', ')}`),
];
