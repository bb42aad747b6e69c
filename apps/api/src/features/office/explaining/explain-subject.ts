import { isKeyAccess } from '@rochdale/contract/operation';
import { type ConditionState, conditionStates, type SettingState } from '@rochdale/domain/gates/condition-states';
import { gates } from '@rochdale/domain/gates/gates';
import { english } from '@rochdale/domain/texts/english';
import { type ScreenDoor, screenDoor } from '@rochdale/domain/website/screens/screen-door';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { Subject } from './subjects.ts';

const audiences = {
  public: 'for everybody',
  member: 'for a member',
  'quick-pay': 'for people verified by Quick Pay',
  gateway: 'for the payment company',
  data: 'for bearers of a member’s personal token',
} as const;

/** Why a screen or operation is open or closed at a site, a line for each thing that decides it. */
export function explainSubject(subject: Subject, site: Site): readonly string[] {
  const answer = gates[subject.gate]({ site, signedIn: true });
  const states = conditionStates(subject.gate, site);
  const deciding = answer.open ? states : states.filter(({ holds }) => !holds);
  const rule =
    states.length === 0 ? ['no setting closes it.'] : deciding.map((state) => `${subject.gate}: ${sentenceOf(state)}`);
  return [
    `${subject.name} (${subject.kind}, ${audienceOf(subject)}): ${answer.open ? 'open' : 'closed'}.`,
    ...[...rule, ...consequences(subject, site)].map((line) => `  ${line}`),
  ];
}

const audienceOf = ({ access }: Subject): string =>
  isKeyAccess(access) ? `for bearers of a key that may ${access.key}` : audiences[access];

/** The settings that close a screen or operation at a site. */
export const decidingSettings = (subject: Subject, site: Site): readonly string[] =>
  conditionStates(subject.gate, site).flatMap(({ holds, settings }) => (holds ? [] : settings.map(settingText)));

function consequences(subject: Subject, site: Site): string[] {
  if (subject.kind === 'screen')
    return [
      whoOpens('A visitor', screenDoor(subject, { site, signedIn: false })),
      whoOpens('A member', screenDoor(subject, { site, signedIn: true })),
    ].flat();
  const answer = gates[subject.gate]({ site, signedIn: subject.access === 'member' });
  const token = subject.access === 'member' || subject.access === 'quick-pay';
  return [
    ...(token ? [`${subject.method} ${subject.path} answers 401 without a token.`] : []),
    ...(answer.open ? [] : [`${subject.method} ${subject.path} answers 404: ${english(answer.reason)}`]),
  ];
}

function whoOpens(who: string, door: ScreenDoor): string[] {
  if (door.kind === 'shown' || door.kind === 'leftOut') return [];
  if (door.kind === 'login') return [`${who} is sent to /login.`];
  if (door.kind === 'closed') return [`${who} reads: ${english(door.reason)}`];
  return [`${who} is sent to /${door.to}.`];
}

/** One condition: `feature AverageBilling is off (site.yaml features).` */
function sentenceOf({ holds, settings }: ConditionState): string {
  const said = settings.map(settingText).join(', ');
  if (settings.length < 2) return `${said}.`;
  return holds ? `${said}; that is enough.` : `${said}; none of them opens it.`;
}

function settingText({ key, value }: SettingState): string {
  const [section = '', name = key] = key.split('.');
  const stands = value === undefined ? 'is not set' : `is ${written(section, value)}`;
  return `${section === 'features' ? 'feature ' : ''}${name} ${stands} (site.yaml ${section})`;
}

function written(section: string, value: string | boolean): string {
  if (typeof value === 'string') return `"${value}"`;
  if (section === 'features') return value ? 'on' : 'off';
  return yesNoOf(value);
}
