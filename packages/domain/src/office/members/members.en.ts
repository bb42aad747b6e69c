/** What the office says of finding and reading members. */
export const membersTexts = {
  'members.unknown': 'There is no such member.',
  'members.noLogin': 'This member has no login.',
} as const;
