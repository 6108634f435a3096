import type { NoneWords, RateWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'ninguna | ninguno | ningunas | ningunos | no | nada | niega | niegan | negadas | negativo | negativas | ninguna conocida | no refiere | no aplica | no tiene | no presenta | no procede | nada que declarar',
  no: 'sin | nunca | ni',
  unknown:
    'desconocido | desconocida | desconocidos | desconocidas | se desconoce | se desconocen | no consta | no se sabe | sin datos | sin informacion | no preguntado | no preguntada | no interrogado | no disponible | no especificado | no registrado',
  what: 'alerg* | intoleran* | medic* | farmac* | farmaco* | enfermedad* | problema* | antecedente* | patolog* | diagnostic* | condicion* | tratamiento* | reaccion* | implante* | dispositivo* | alimento* | alimentari* | medicament*',
  filler:
    'conocid* | actual* | habitual* | relevante* | de | a | el | la | las | los | al | paciente | refiere | toma | tiene | presenta | y | o | interes | ningun | ninguna | otr* | previ* | cronic* | registrad* | hasta | fecha | momento',
}

export const rateWords: RateWords = {
  numbers: 'un/una/uno dos tres cuatro',
  times: 'vez veces v',
  day: 'dia dias',
  daily: 'diario diaria diariamente',
  week: 'semana semanas semanal sem',
  month: 'mes meses mensual',
  hour: 'hora horas hr hrs hs',
  every: 'cada c',
  per: 'al a la por',
  morning: 'mañana mañanas desayuno',
  evening: 'tarde tardes',
  asNeeded: 'si_precisa si_necesario si_es_necesario a_demanda sos',
}
