/** E-mails and text messages of the portal (open-points §5). */
export const mailMessages = {
  'mail.closing': 'Questions? Call us at {phone} or write to {email}.',
  'mail.ifNotYou': 'If this was not you, change your password now and call us.',
  'mail.code.subject': 'Your verification code',
  'mail.code':
    'Your verification code for the member portal. It is valid for {time}. Nobody of us will ask you for it.',
  'mail.code.text': 'Your verification code, valid for {time}:',
  'mail.welcome.subject': 'Your member account is ready',
  'mail.welcome': 'The username of your new portal account is {username}.',
  'mail.reset.subject': 'Choose a new password',
  'mail.reset': 'Somebody asked for a new password for {username}. The link works once, for 30 minutes.',
  'mail.reset.ignore': 'If it was not you, you need not do anything: your password stays as it is.',
  'mail.reset.action': 'Choose a new password',
  'mail.username.subject': 'Your username',
  'mail.username': 'Your username for the member portal is {username}.',
  'mail.signIn': 'Sign In',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged': 'The password of {username} was changed on {time}. All other sessions have ended.',
  'mail.usernameChanged.subject': 'Your username was changed',
  'mail.usernameChanged': 'Since {time} you sign in as {username}.',
  'mail.emailChanged.subject': 'Your e-mail address was changed',
  'mail.emailChanged':
    'The e-mail address of {username} was changed on {time}. From now on our messages go to the new one.',
  'mail.newDevice.subject': 'A new sign-in to your account',
  'mail.newDevice': '{username} signed in on {time} from a browser that we have not seen before.',
  'mail.locked.subject': 'Your login is locked for a while',
  'mail.locked':
    'There were too many wrong passwords for {username}. New browsers can not sign in for up to an hour; one that you have used before still can.',
  'mail.mfaOn.subject': 'Multi-factor authentication is on',
  'mail.mfaOn': 'From now on {username} signs in with a code from an authenticator app.',
  'mail.mfaOff.subject': 'Multi-factor authentication is off',
  'mail.mfaOff': '{username} signs in without a code again.',
  'mail.profileApproved.subject': 'Your profile change is approved',
  'mail.profileApproved': 'We reviewed the change of your profile that you sent on {date}. It is now in force.',
  'mail.profileRejected.subject': 'Your profile change was not accepted',
  'mail.profileRejected':
    'We reviewed the change of your profile that you sent on {date} and could not accept it. What we have on file stays as it was.',
} as const;
