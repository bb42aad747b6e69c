/** What members are told by e-mail about help that they asked for (paying-90). */
export const paymentHelpMailTexts = {
  'mail.help.asked.subject': 'We have your request for help with paying',
  'mail.help.asked.extension': 'For account {number} you asked to pay {amount} by {date} instead.',
  'mail.help.asked.arrangement': 'For account {number} you asked to pay {amount} in {count} parts:',
  'mail.help.part': '{amount} by {date}',
  'mail.help.asked.until':
    'We answer by {date}. Until you have our answer, what is due stays due, and any date to disconnect stays as it is.',
  'mail.help.asked.still':
    'Until you have our answer, what is due stays due, and any date to disconnect stays as it is.',
  'mail.help.granted.subject': 'Your request for help with paying is granted',
  'mail.help.granted.extension': 'For account {number} you have until {date} to pay {amount}.',
  'mail.help.granted.extension.means': 'Your service is not disconnected for this amount if it is paid by then.',
  'mail.help.granted.arrangement': 'For account {number} you pay {amount} in {count} parts:',
  'mail.help.granted.arrangement.means':
    'Your service is not disconnected for this amount if each part is paid by its day. Missing one ends the arrangement.',
  'mail.help.refused.subject': 'About your request for help with paying',
  'mail.help.refused': 'We could not grant what you asked for on account {number}. {reason}',
  'mail.help.refused.means':
    'What is due stays due, and any date to disconnect stays as it is. Call us at {phone}: a person can look at what else may help.',
  'mail.help.contradicted.subject': 'Please call us about the time we gave you to pay',
  'mail.help.contradicted':
    'For account {number} we told you that you have until {date}. Our billing system does not show it now, so your service may be disconnected sooner.',
  'mail.help.contradicted.means': 'We are looking into it. Please call us at {phone}.',
  'mail.help.ranOut.subject': 'Your request for help with paying was not answered',
  'mail.help.ranOut':
    'What you asked for on account {number} was for the time until {date}. That day is over, and we did not answer. It was not granted.',
  'mail.help.ranOut.means': 'We are sorry. What is due stays due. You can ask again, or call us at {phone}.',
  'mail.help.reopened.subject': 'We are looking at your request again',
  'mail.help.reopened': 'We are looking again at what you asked for on account {number}.',
} as const;
