import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'nenhum | nenhuma | nenhuns | nenhumas | nao | nada | nega | negadas | negativo | nenhuma conhecida | nao tem | nao refere | nao se aplica | nao aplicavel | nda | nkda | nada a declarar',
  no: 'sem | nunca | nem | ausencia',
  unknown:
    'desconhecido | desconhecida | desconhecidos | desconhecidas | nao sabe | nao se sabe | nao informado | nao informada | nao perguntado | nao perguntada | nao consta | sem informacao | sem informacoes | sem dados | ignorado | ignorada | nao disponivel | nao registado | nao registrado | nao especificado',
  what: 'alerg* | intoleran* | medic* | farmac* | doenca* | problema* | antecedente* | patolog* | diagnostic* | condic* | reac* | implante* | dispositivo* | tratamento* | comorbidade* | remedio*',
  filler:
    'conhecid* | atua* | relevante* | de | a | ao | o | as | os | do | da | paciente | refere | toma | tem | faz | uso | qualquer | quaisquer | outr* | e | ou | cronic* | habitua* | registad* | registrad*',
}

export const rateWords: RateWords = {
  numbers: 'um/uma dois/duas três quatro',
  times: 'vez vezes',
  day: 'dia dias',
  daily: 'diário diária diariamente',
  week: 'semana semanas semanal',
  month: 'mês meses mensal',
  hour: 'hora horas hs',
  every: 'cada',
  per: 'por ao à a na',
  morning: 'manhã',
  evening: 'tarde',
  asNeeded: 'se_necessário sos',
}
