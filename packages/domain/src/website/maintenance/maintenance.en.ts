/** The maintenance page (website-34). */
export const maintenanceTexts = {
  'maintenance.title': "We'll be back in a bit",
  'maintenance.about':
    'Our portal is down for routine maintenance. Your accounts are safe, and the payments you made are being processed as usual.',
  'maintenance.untilToday': 'We expect to be back at {time}.',
  'maintenance.until': 'We expect to be back on {day} at {time}.',
  'maintenance.waiting': 'You can leave this page open. It will reload when we are back.',
  'maintenance.emergency': 'Outage or emergency, day and night',
  'maintenance.office': 'Our office, {hours}',
} as const;
