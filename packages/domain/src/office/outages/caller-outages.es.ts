import type { callerOutagesTexts as english } from './caller-outages.en.ts';

/** Informar de un apagón por quien llama. */
export const callerOutagesTexts = {
  'callerOutages.open': 'Sin electricidad…',
  'callerOutages.title': 'Informar de un apagón por quien llama',
  'callerOutages.account': 'Cuenta',
  'callerOutages.known': 'El apagón {number} ya se conoce allí. Sin electricidad desde {since}.',
  'callerOutages.estimate': 'La electricidad puede volver hacia {time}.',
  'callerOutages.estimate.none': 'Aún no se sabe cuándo vuelve.',
  'callerOutages.none': 'No se conoce ningún apagón allí.',
  'callerOutages.reported': 'Último informe: {time}, número {number}.',
  'callerOutages.closed': 'No se toma un informe: {why}',
  'callerOutages.problem': 'Qué pasa',
  'callerOutages.problem.choose': 'Elija',
  'callerOutages.callBack': 'Devolverles la llamada',
  'callerOutages.phone': 'Teléfono',
  'callerOutages.remarks': 'Para la cuadrilla (opcional)',
  'callerOutages.send': 'Informar',
  'callerOutages.safety': '¿Un cable en el suelo o humo? Dígales que no se acerquen y que llamen primero al 911.',
  'office.act.outage-reported-for-member': 'Apagón informado por el socio',
} satisfies Record<keyof typeof english, string>;
