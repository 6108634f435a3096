import type { FailureWords, HelpWords } from '../page-words'

export const failureWords: FailureWords = {
  failures: {
    unknown: {
      title: 'Este código não é conhecido aqui',
      text: 'Pode estar mal digitado, ou o cartão nunca foi guardado online. Leia o que está impresso no cartão e não espere pelo código.',
    },
    withdrawn: {
      title: 'Este código foi retirado',
      text: 'O titular substituiu-o ou eliminou-o, ou expirou. Não espere por ele.',
    },
    misread: {
      title: 'Não foi possível ler o pedido',
      text: 'Leia o código outra vez.',
    },
    refused: {
      title: 'Isto foi enviado de outra página',
      text: 'Leia o código outra vez e preencha o formulário que se abre.',
    },
    slow: {
      title: 'A ligação é demasiado lenta',
      text: 'O que enviou não chegou a tempo. Não espere por isso.',
    },
    tooMany: {
      title: 'Demasiadas consultas a partir desta rede',
      text: 'O código pode estar certo. Espere um minuto e tente de novo.',
    },
    broken: {
      title: 'Algo correu mal do nosso lado',
      text: 'O código pode estar certo. Não espere por ele.',
    },
    busy: {
      title: 'De momento não é possível aceder aos dados',
      text: 'O código pode estar certo. Não espere por ele; tente de novo daqui a pouco.',
    },
  },
  copyText: 'O código impresso pode conter uma cópia que não precisa de ligação.',
  readCopy: 'Ler a cópia no código',
  tryAgain: 'Tentar de novo',
  sendAgain: 'O formulário esteve aberto demasiado tempo. Preencha-o mais uma vez.',
  pinLocked:
    'Demasiados PIN errados. O PIN está bloqueado durante {duration}, até {time}. Tudo o resto abre sem ele.',
  pinLockedForGood:
    'Demasiados PIN errados. O PIN está bloqueado até o titular o desbloquear. Tudo o resto abre sem ele.',
}

export const helpWords: HelpWords = {
  tell: 'Avisar a família',
  about: 'Ela fica a saber que alguém tem este cartão na mão, e nada do que nele está escrito.',
  number: 'O seu número de telefone, se lhe puderem ligar',
  badNumber: 'Introduza um número de telefone ou deixe vazio.',
  asked: 'A família está a ser avisada',
  askedText: 'Não espere por uma resposta.',
  nobody: 'Não foi possível avisar ninguém',
  callThem: 'Ligue para os contactos do cartão.',
  tooMany: 'Já foi avisada',
  placeText: 'Se quiser, envie onde está. Pode ser visto durante 24 horas.',
  place: 'Onde está: rua, lugar ou posição',
  locate: 'Preencher a minha posição',
  send: 'Enviar isto',
  placeSent: 'A família pode ver onde está',
  placeSentText: 'É apagado após 24 horas.',
  back: 'Voltar ao cartão',
}
