/** My Profile (S1 §2.5, §4, §5, §8). */
export const myProfileMessages = {
  'myProfile.saved': 'Your profile has been updated.',
  'myProfile.email.required': 'Please enter email.',
  'myProfile.email.invalid': 'Please enter a valid email address.',
  'myProfile.username.required': 'Please enter username.',
  'myProfile.answer.required': 'Please enter security answer.',
  'myProfile.stored.inUse': 'Update not allowed. Active Payment setup exists.',
  'myProfile.paperless.needsEmail': 'Paperless Bill needs Email.',
  'myProfile.roundUp.amount.invalid': 'Please enter an amount above $0.00 and up to {max}.',
  'myProfile.roundUp.expiration.tooEarly': 'The expiration date must be tomorrow or later.',
} as const;
