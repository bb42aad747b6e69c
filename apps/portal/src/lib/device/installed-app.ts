/** Whether the portal runs as an app that was put on the home screen; iOS says so in a word of its own. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
