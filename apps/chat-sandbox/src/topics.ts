import type { ChatQuestion, ChatReply } from '@rochdale/contract/web-chat/wire';

/** What an answer may say of the co-op. */
export interface Office {
  readonly phone: string;
  readonly emergencyPhone: string;
  readonly hours: string;
}

interface Wording {
  /** Beginnings of words, a space where the word ends; without accents and in lower case. */
  readonly words: readonly string[];
  readonly text: (office: Office) => string;
  /** What the link to each of the topic's screens says. */
  readonly labels: readonly string[];
}

/** Something the sandbox can talk about. */
export interface Topic {
  readonly preset?: NonNullable<ChatQuestion['preset']>;
  readonly screens: readonly string[];
  readonly en: Wording;
  readonly es: Wording;
}

/** Every topic. What is dangerous stands first: the first topic with a word of the question answers. */
export const topics: readonly Topic[] = [
  {
    screens: ['report-outage'],
    en: {
      words: ['outage', 'power', 'no light', 'lights out', 'downed', 'line down', 'spark'],
      text: ({ emergencyPhone }) =>
        `Please stay away from downed lines, and call ${emergencyPhone} where anybody is in danger.\nYou can report an outage here, without signing in.`,
      labels: ['Report an Outage'],
    },
    es: {
      words: ['apagon', 'sin luz', 'sin electricidad', 'no hay luz', 'corte', 'cable', 'chispa'],
      text: ({ emergencyPhone }) =>
        `Manténgase lejos de los cables caídos y llame al ${emergencyPhone} si alguien está en peligro.\nAquí puede reportar un apagón sin iniciar sesión.`,
      labels: ['Reportar un apagón'],
    },
  },
  {
    preset: 'reset',
    screens: ['forgot-password', 'forgot-username'],
    en: {
      words: ['password', 'reset', 'username', 'user name', 'log in', 'login', 'locked'],
      text: () =>
        'With your username and the e-mail address on file we send you a link to choose a new password. It works once, for 30 minutes.',
      labels: ['Forgot password', 'Forgot username'],
    },
    es: {
      words: ['contrasena', 'clave', 'usuario', 'restablec', 'bloquead', 'iniciar sesion'],
      text: () =>
        'Con su nombre de usuario y el correo electrónico que tenemos registrado le enviamos un enlace para elegir una contraseña nueva. Sirve una vez, durante 30 minutos.',
      labels: ['Olvidé mi contraseña', 'Olvidé mi usuario'],
    },
  },
  {
    preset: 'balance',
    screens: ['accountoverview', 'quick-pay'],
    en: {
      words: ['balance', 'owe', 'due', 'how much', 'bill'],
      text: () =>
        'I cannot see accounts here. Your balance stands at the top of Account Overview. Without a login, Quick Pay shows what is due.',
      labels: ['Account Overview', 'Quick Pay'],
    },
    es: {
      words: ['saldo', 'debo', 'cuanto', 'factura', 'vence'],
      text: () =>
        'Aquí no puedo ver cuentas. Su saldo está al inicio del Resumen de la cuenta. Sin usuario, Pago rápido muestra lo que debe.',
      labels: ['Resumen de la cuenta', 'Pago rápido'],
    },
  },
  {
    preset: 'payment',
    screens: ['quick-pay', 'billpayments/auto-pay'],
    en: {
      words: ['pay', 'card', 'check', 'autopay', 'auto pay'],
      text: () =>
        'Quick Pay takes a card or an e-check with your account number and the last 4 digits of your phone. Signed in, you can also set up Auto Pay. Please type no card numbers here.',
      labels: ['Quick Pay', 'Auto Pay'],
    },
    es: {
      words: ['pago', 'pagar', 'tarjeta', 'cheque', 'automatic'],
      text: () =>
        'Pago rápido acepta tarjeta o cheque electrónico con su número de cuenta y los últimos 4 dígitos de su teléfono. Con su usuario también puede activar el pago automático. No escriba aquí números de tarjeta.',
      labels: ['Pago rápido', 'Pago automático'],
    },
  },
  {
    screens: ['register'],
    en: {
      words: ['register', 'sign up', 'new login'],
      text: () => 'You can make a login with your account number and a code that we send you.',
      labels: ['Register'],
    },
    es: {
      words: ['registr', 'crear cuenta', 'nuevo usuario'],
      text: () => 'Puede crear su usuario con su número de cuenta y un código que le enviamos.',
      labels: ['Registrarse'],
    },
  },
  {
    screens: ['service-type/select-service-type'],
    en: {
      words: ['new service', 'start service', 'moving', 'move in', 'connect'],
      text: () => 'You can apply for new service online.',
      labels: ['Application For Service'],
    },
    es: {
      words: ['servicio nuevo', 'nuevo servicio', 'mudar', 'mudanza', 'conectar'],
      text: () => 'Puede solicitar un servicio nuevo en línea.',
      labels: ['Solicitud de servicio'],
    },
  },
  {
    preset: 'agent',
    screens: [],
    en: {
      words: ['agent', 'person', 'human', 'call', 'phone', 'hours', 'office', 'talk'],
      text: ({ phone, hours }) => `Our office is glad to help you: ${phone}.\n${hours}`,
      labels: [],
    },
    es: {
      words: ['agente', 'persona', 'llamar', 'telefono', 'horario', 'oficina', 'hablar'],
      text: ({ phone, hours }) => `En nuestra oficina le atendemos con gusto: ${phone}.\n${hours}`,
      labels: [],
    },
  },
  {
    screens: [],
    en: { words: ['hello', 'hi ', 'good morning'], text: () => 'Hello. What would you like to know?', labels: [] },
    es: { words: ['hola', 'buenos dias', 'buenas'], text: () => 'Hola. ¿Qué desea saber?', labels: [] },
  },
  {
    screens: [],
    en: { words: ['thank'], text: () => 'You are welcome.', labels: [] },
    es: { words: ['gracias'], text: () => 'Con mucho gusto.', labels: [] },
  },
];

/** What is said to a question that no topic knows. */
export const unknown: Readonly<Record<ChatQuestion['language'], (office: Office) => ChatReply>> = {
  en: ({ phone }) => ({
    text: `I did not understand that. I know about balances, payments, passwords and outages. Our office knows the rest: ${phone}.`,
    links: [],
  }),
  es: ({ phone }) => ({
    text: `No entendí su mensaje. Puedo ayudarle con saldos, pagos, contraseñas y apagones. Para lo demás llame a nuestra oficina: ${phone}.`,
    links: [],
  }),
};
