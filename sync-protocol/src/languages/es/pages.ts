import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Este código no se conoce aquí',
      text: 'Puede estar mal escrito, o su tarjeta nunca se guardó en línea. Lea lo impreso en la tarjeta y no espere por el código.',
    },
    withdrawn: {
      title: 'Este código fue retirado',
      text: 'Su titular lo sustituyó o lo eliminó, o ha caducado. No espere por él.',
    },
    misread: {
      title: 'No se ha podido leer la solicitud',
      text: 'Vuelva a escanear el código.',
    },
    refused: {
      title: 'Esto se envió desde otra página',
      text: 'Vuelva a escanear el código y rellene el formulario que se abre.',
    },
    slow: {
      title: 'La conexión es demasiado lenta',
      text: 'Lo que envió no llegó a tiempo. No espere por ello.',
    },
    tooMany: {
      title: 'Demasiadas consultas desde esta red',
      text: 'El código puede ser correcto. Espere un minuto y vuelva a intentarlo.',
    },
    broken: {
      title: 'Algo falla en nuestro servicio',
      text: 'El código puede ser correcto. No espere por él.',
    },
    busy: {
      title: 'Ahora no se puede acceder a los datos',
      text: 'El código puede ser correcto. No espere por él; vuelva a intentarlo en un momento.',
    },
  },
  copyText: 'El código impreso puede llevar una copia que no necesita conexión.',
  readCopy: 'Leer la copia del código',
  tryAgain: 'Volver a intentarlo',
  sendAgain: 'El formulario estuvo abierto demasiado tiempo. Rellénelo otra vez.',
  pinLocked:
    'Demasiados PIN incorrectos. El PIN está bloqueado durante {duration}, hasta el {time}. Todo lo demás se abre sin él.',
  pinLockedForGood:
    'Demasiados PIN incorrectos. El PIN está bloqueado hasta que su titular lo desbloquee. Todo lo demás se abre sin él.',
}

export const helpWords: HelpWords = {
  tell: 'Avisar a la familia',
  about: 'Sabrán que alguien tiene esta tarjeta a mano, y nada de lo que dice.',
  number: 'Su número de teléfono, si pueden llamarle',
  badNumber: 'Escriba un número de teléfono o déjelo vacío.',
  asked: 'Se está avisando a la familia',
  askedText: 'No espere una respuesta.',
  nobody: 'No se pudo avisar a nadie',
  callThem: 'Llame a los contactos de la tarjeta.',
  tooMany: 'Ya se les avisó',
  placeText: 'Si quiere, envíeles dónde está. Pueden verlo durante 24 horas.',
  place: 'Dónde está: calle, lugar o posición',
  locate: 'Poner mi posición',
  send: 'Enviar esto',
  placeSent: 'Pueden ver dónde está',
  placeSentText: 'Se borra después de 24 horas.',
  back: 'Volver a la tarjeta',
}
