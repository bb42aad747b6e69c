/** Words of controls that every screen shares. */
export const uiMessages = {
  'ui.close': 'Close',
  'ui.dismiss': 'Dismiss',
  'ui.done': 'done',
  'ui.loading': 'Loading',
  'ui.newWindow': 'Opens in a new window',
  'ui.optional': '(optional)',
  'ui.progress': 'Progress',
  'ui.saving': 'Saving',
  'ui.showPassword': 'Show password',
  'ui.back': 'Back',
  'ui.cancel': 'Cancel',
  'ui.continue': 'Continue',
} as const;
